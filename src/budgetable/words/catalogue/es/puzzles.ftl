### Retos: un presupuesto que equilibrar con las cartas de una mano.

## Qué es un reto, at the command line

level-easy = fácil
level-medium = medio
level-hard = difícil
puzzle-title = Reto { $number } de { $seed }, { $level }.
puzzle-task = { $actions_count ->
    [one] Equilibra este presupuesto con 1 acción.
   *[other] Equilibra este presupuesto con { $actions } acciones.
}
puzzle-offer = Escribe una jugada como poner alquiler, o pista, me rindo o ayuda.
puzzle-help =
    Equilibra el presupuesto con las cartas de la mano: un ingreso, cada letra de A a E, y gastos iguales a los ingresos.
    poner CARTA: ponerla en el presupuesto.
    cambiar CARTA OTRA: una carta de la mano por otra del presupuesto.
    usar CARTA OTRA: el alivio quita un imprevisto del presupuesto.
    deshacer: deshacer la última jugada.
    otra vez: empezar el reto de nuevo.
    ver: el presupuesto y la mano como están ahora.
    pista: qué mirar; otra vez, qué carta; una vez más, la jugada.
    why JUGADA: por qué no vale una jugada.
    qué hace CARTA: para qué sirve una carta.
    reglas: las reglas en breve.
    me rindo: la solución.
    salir: terminar.
# Beside the words of the table: a word, then the command.
puzzle-words = ver show, mano show, presupuesto show, mesa show, hand show, budget show, table show, otra again, reiniciar again, rendirse give, rindo give, solución give, me give

## Qué se responde en un reto, at the command line

# $move: as in the list of moves, with what it leaves.
puzzle-moved = { $move }. { $actions_count ->
    [0] No quedan acciones.
    [one] Queda 1 acción.
   *[other] Quedan { $actions } acciones.
}
puzzle-solved = Resuelto, con { $actions_count ->
    [one] 1 acción
   *[other] { $actions } acciones
}: ingresos { $income }, gastos { $income }.
puzzle-not-yet = El presupuesto no está equilibrado: { $gap }. { $lacking } Escribe deshacer para deshacer una jugada, u otra vez para empezar de nuevo.
puzzle-astray = Desde aquí no se puede equilibrar el presupuesto. Escribe deshacer para deshacer una jugada, u otra vez para empezar de nuevo.
puzzle-alone = En este reto no hay nadie más: los imprevistos no tienen contra quién ir.
puzzle-nothing-to-undo = Nada que deshacer: así empieza el reto.
puzzle-solution = La solución:
puzzle-next = El siguiente: { $command }
puzzle-unknown = No conozco "{ $command }". Escribe ayuda para ver la lista.
puzzle-none = Con esta baraja no se encontró ningún reto así. Prueba con otro nivel o con otra baraja.
puzzle-making = Preparando los retos

## Una hoja de retos para imprimir, at the command line

sheet-title = { $puzzles_count ->
    [one] 1 reto: equilibra el presupuesto
   *[other] { $puzzles } retos: equilibra el presupuesto
}
sheet-how =
    Un presupuesto está equilibrado cuando tiene un ingreso, al menos una carta de cada letra de A a E, y gastos iguales a los ingresos.
    Cada acción hace una cosa con una carta de la mano: ponerla en el presupuesto, cambiarla por una carta del mismo tipo de allí, o usar un alivio contra un imprevisto.
    Una carta necesita la letra anterior, y los gastos no pueden superar los ingresos. Una segunda carta de una letra vale si ayuda a equilibrar.
    Cada reto tiene exactamente una solución, en cualquier orden.
sheet-answers = Soluciones
sheet-source = Baraja { $deck }, semilla { $seed }.
