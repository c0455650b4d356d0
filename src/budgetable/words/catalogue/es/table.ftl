### La partida en un terminal y la línea de órdenes.
### Every message is a whole sentence, a heading or a prompt; a number comes twice, $n in digits and $n_count to choose a plural by.

## Bienvenida y preparación

welcome = Te damos la bienvenida a la mesa de presupuestos. Quien antes equilibra su presupuesto gana la ronda.
welcome-help = Escribe ayuda para ver las órdenes, reglas para las reglas, salir para terminar.
ask-players = ¿Cuántas personas juegan, de 2 a 4? Intro para 2:
ask-seat = ¿Quién juega en el asiento { $seat }? Escribe un nombre o un bot: { $bots }. Intro para { $offered }:
ask-again = Escribe un número de { $least } a { $most }.
ask-name-unusable = "{ $name }" no sirve aquí como nombre. Escribe otro, por favor.
ask-name-taken = { $name } ya está en la mesa. Escribe otro nombre.
default-name = Asiento { $seat }
seats-line = En la mesa: { $players }.

## Bots

bot-random = random: hace cualquier jugada que valga.
bot-novice = novice: pone lo que le cabe, carta por carta.
bot-easy = easy: planea su turno, y no se fija en las segundas cartas ni en los demás.
bot-steady = steady: construye con cuidado y no deja pasar una victoria propia.
bot-sharp = sharp: piensa por adelantado y es el más difícil de vencer.

## Preguntas

prompt-move = Tu jugada:
prompt-answer = Tu respuesta:
prompt-discard = Tu descarte:
prompt-more = Pulsa Intro para ver más.
prompt-next-round = Pulsa Intro para la siguiente ronda.
# Bots play: a person with an any-time card may come in between.
prompt-interrupt = Pulsa Intro para seguir, o juega una carta de cualquier momento.
prompt-interrupt-shared = Pulsa Intro para seguir. Para una carta de cualquier momento, escribe primero tu nombre y después la jugada.
# People share one screen: nobody else may look now.
curtain = Pulsa Intro cuando nadie más que { $name } vea la pantalla.
confirm-quit = ¿Quieres salir? Escribe sí para salir o pulsa Intro para seguir.
yes-words = sí si s yes y

## Títulos

head-hand = Tu mano
head-budget = Tu presupuesto
head-moves = Lo que puedes hacer
head-round = Ronda { $round }

## La lista de jugadas

move-number = { $number }. { $move }
no-moves = Ahora no tienes nada que hacer.

## Ayuda

help =
    Escribe el número de una jugada, o la jugada con palabras, como pon alquiler.
    jugadas: lo que puedes hacer ahora.
    mano: las cartas de tu mano.
    presupuesto: tu propio presupuesto.
    mesa: todos los presupuestos.
    pilas: la pila de robo y la de descarte.
    ahora: a quién le toca.
    historia: lo último que pasó.
    qué hace CARTA: para qué sirve una carta.
    por qué JUGADA: por qué no vale una jugada.
    pista: qué mirar; otra vez, qué carta; una vez más, la jugada.
    reglas: las reglas en breve.
    ayuda: esta lista.
    deshacer: deshacer tu última jugada, si no mostró nada oculto.
    NOMBRE jugar CARTA ASIENTO: una carta de cualquier momento de otra persona de aquí, cuando quiera.
    guardar, o guardar ARCHIVO: guardar la partida en un archivo.
    idioma en: otro idioma.
    breve, o completo: frases más cortas o más largas.
    salir: salir y conservar la partida.
help-moves =
    Las jugadas con palabras:
    robar mazo, robar descarte: robar una carta.
    poner CARTA: ponerla en tu presupuesto.
    cambiar CARTA OTRA: una carta de tu mano por otra de tu presupuesto.
    usar CARTA OTRA: el alivio quita un imprevisto de tu presupuesto.
    jugar CARTA ASIENTO: un imprevisto contra otra persona, por nombre o número.
    jugar CARTA ASIENTO LETRA: lo mismo, si la carta pide una letra.
    aceptar, o contraatacar CARTA: tu respuesta a un imprevisto.
    terminar: terminar tus acciones.
    descartar CARTA: descartar una carta al final de tu turno.

## Las reglas en breve

rules-short =
    Con dos rondas ganadas, o las que hayáis elegido, ganas la partida. Para ganar una ronda, equilibra tu presupuesto: todo tu ingreso debe tener un destino.
    Tu presupuesto necesita un ingreso, al menos una carta de cada letra de A a E, y gastos iguales a los ingresos.
    Las letras son A Donaciones, B Ahorro, C Esencial, D Importante y E Adicional.
    Cada mano empieza con cinco cartas. En tu turno roba dos cartas, de la pila de robo o de la de descarte.
    Luego haz hasta tres acciones: poner una carta, cambiar una carta, usar un alivio o jugar un imprevisto.
    Pon primero un empleo. Puedes tener un empleo principal y todos los trabajos parciales que quieras.
    Luego pon las letras en orden: una carta necesita la letra anterior, y los gastos no pueden superar los ingresos.
    Una segunda carta de una letra solo vale si con ella puedes ganar en ese mismo turno. Si no ganas, vuelve a tu mano.
    Para cambiar, pon una carta de tu mano en el lugar de otra del mismo tipo: ingreso por ingreso, o la misma letra. Las cantidades deben ser distintas.
    El ingreso extra se pone junto a un trabajo. El alivio quita un imprevisto de tu presupuesto.
    Un imprevisto va contra otra persona: añade un gasto, o quita un trabajo o una carta. Puedes jugar uno por turno contra cada persona.
    Quien lo recibe acepta, o contraataca con una carta que lo detiene o lo devuelve.
    Una carta que vale en cualquier momento se juega en el turno de cualquiera y no gasta ninguna acción.
    Al final de tu turno descarta hasta tener cinco cartas, o completa cinco con la pila de robo.
    En cuanto un presupuesto se equilibra, gana la ronda, aunque sea el turno de otra persona.

## Respuestas a las órdenes

# What else the commands may be called: a word, or several with hyphens between, then the command.
synonyms = ayuda help, ? help, reglas rules, mano hand, presupuesto budget, mesa table, pilas piles, jugadas moves, ahora now, historia history, deshacer undo, guardar save, salir quit, idioma language, breve brief, completo full, qué what, porqué why, por-qué why, pista hint, poner place, pon place, cambiar swap, cambia swap, usar use, usa use, jugar play, juega play, robar draw, roba draw, aceptar accept, acepto accept, contraatacar counter, fin done, terminar done, descartar discard, descarta discard
unknown-command = No conozco "{ $command }". Escribe ayuda para ver las órdenes, o el número de una jugada.
no-such-number = No hay ninguna jugada { $number }. Elige una de 1 a { $moves }.
no-such-card = Ninguna carta de esta baraja se llama "{ $card }".
no-such-card-near = Ninguna carta de esta baraja se llama "{ $card }". Prueba con { $name }.
several-cards = "{ $card }" puede ser más de una carta: { $cards }. Escribe más letras del nombre.
no-such-card-number = No hay ninguna carta { $number } en tu mano. Elige una de 1 a { $cards }.
# What the piles may be called: a word, then the pile.
pile-words = discard discard, descarte discard, descartes discard, deck deck, robo deck, mazo deck, pila deck, carta deck, cartas deck, una deck
which-pile = "{ $command }" no dice de qué pila. Escribe robar mazo o robar descarte.
needs-two-cards = "{ $command }" nombra una sola carta. Escribe dos: una de tu mano y luego una de tu presupuesto.
play-needs-seat = "{ $command }" no dice contra quién. Escríbelo así: jugar CARTA ASIENTO.
ask-what-card = ¿Qué carta? Escríbelo así: qué hace alquiler.
no-fault = Esa jugada vale.
undone = Deshecho: { $move }.
undo-nothing = Nada que deshacer: no has hecho ninguna jugada en esta ronda.
undo-not-yours = Nada que deshacer: la última jugada no fue tuya.
undo-revealed = Nada que deshacer: tu última jugada mostró algo que estaba oculto.
undo-round-over = Nada que deshacer: la ronda ha terminado.
language-now = El idioma es español.
verbosity-brief = Ahora las frases son cortas.
verbosity-full = Ahora las frases son completas.
history-empty = Aún no ha pasado nada.

## Guardar y salir

saved = Guardado en { $file }.
save-needs-file = Di en qué archivo, así: save partida.json.
not-saved = No se pudo guardar la partida. { $problem }
resumed = Sigue la partida de { $players }.
resumed-over = La partida de { $players } ya había terminado.
kept = La partida está guardada en { $file }. Para volver a leerla: { $command }
goodbye = Hasta pronto.
goodbye-saved = La partida está guardada en { $file }; para seguirla: { $command }
goodbye-lost = Esta partida no se ha guardado.
no-kept-match = Aquí aún no hay ninguna partida guardada. Empieza una sin --resume.
keeping = La partida se guarda en { $file } después de cada jugada.
records-exist = En { $folder } ya hay partidas. Elige otra carpeta.
input-ended = No hay nada más que leer, así que la partida se detiene aquí.
stopped = Detenido.

## Termina una ronda o una partida

scores-line = Rondas ganadas: { $scores }.

## simulate: la tabla, una línea por asiento

simulate-title = { $games_count ->
    [one] 1 partida, { $seats } asientos, baraja { $deck }, semilla { $seed }
   *[other] { $games } partidas, { $seats } asientos, baraja { $deck }, semilla { $seed }
}
simulate-matches = Partidas
column-seat = Asiento
column-bot = Bot
column-wins = Ganadas
column-share = Parte
column-interval = Intervalo del 95 por ciento
simulate-turns = Turnos por asiento en una ronda: mediana { $median }, percentil 95 { $high }.
simulate-drawn = { $drawn_count ->
    [one] Rondas sin ganar: 1 de { $rounds }.
   *[other] Rondas sin ganar: { $drawn } de { $rounds }.
}
simulate-time = { $games_count ->
    [one] 1 partida en { $seconds } segundos.
   *[other] { $games } partidas en { $seconds } segundos.
}
simulate-stopped = Detenido tras { $done } de { $games } partidas.
# Between the ends of an interval.
interval = { $low } a { $high }
percent = { $n } por ciento

## ladder: la tabla, una línea por bot; el de abajo es el bot de la línea siguiente

ladder-title = { $games_count ->
    [one] 1 partida, baraja { $deck }, semilla { $seed }
   *[other] { $games } partidas, baraja { $deck }, semilla { $seed }
}
column-matches = Partidas
column-rating = Nivel
column-below = Gana al de abajo
rating = { $mu } ± { $sigma }
ladder-other = { $file } guarda otra escala, o ninguna. Da las opciones con que empezó o elige otro archivo.

## replay: el resumen, y una partida como texto

replay-players = En la mesa: { $players }.
replay-deck = Baraja: { $deck }.
replay-round-won = Ronda { $round }: ganó { $name } en { $moves_count ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
replay-round-drawn = Ronda { $round }: no ganó nadie en { $moves_count ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
replay-round-unfinished = Ronda { $round }: sin terminar tras { $moves_count ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
replay-won = { $name } ganó la partida.
replay-drawn = Nadie ganó la partida.
replay-unfinished = La partida no ha terminado.
replay-fine = El registro sigue las reglas.
transcript-title = La partida de { $players }
transcript-round = Ronda { $round }
transcript-turn = Turno de { $name }
transcript-hand = { $name }: { $cards }.

## deck

deck-fine = { $name }: { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}, sin fallos.
deck-faults = { $name }: { $faults_count ->
    [one] 1 fallo:
   *[other] { $faults } fallos:
}

deck-warnings = { $warnings_count ->
    [one] Se puede jugar con ella. 1 cosa podría mejorar:
   *[other] Se puede jugar con ella. { $warnings } cosas podrían mejorar:
}
deck-left-out = Esto se ha dejado fuera, porque una baraja no tiene nada con ese nombre: { $names }.
deck-written = { $name }: { $cards_count ->
    [one] 1 carta escrita.
   *[other] { $cards } cartas escritas.
}
deck-new = Cambia sus cartas como quieras. Después revísala y juega con ella:
deck-comment = Una baraja para hacerla tuya. Cada carta empieza con una línea [[cards]]; quita algunas, cámbialas, añade otras.
deck-comment-fields = Una carta tiene un nombre en name y un tipo en kind; count dice cuántas hay iguales. En amount va una cantidad, que es un número entero.
deck-comment-check = Después revísala: { $command }

## --version

version = budgetable { $version }, reglas { $mode ->
    [compiled] compiladas
   *[plain] sin compilar
}

## serve: what the server says when it starts

serve-here = El servidor está en marcha. En esta máquina: { $url }
serve-network = Para otros dispositivos conectados aquí: { $url }
serve-base = Para los demás: { $url }
serve-stop = Pulsa Ctrl-C para parar. Las mesas se guardan en { $folder }.
serve-already = El juego ya está abierto, en { $url }
serve-already-deck = El juego ya está abierto, en { $url }, con la baraja con la que se inició. Detenlo con Ctrl-C y luego inícialo con esta.
serve-deck = En las mesas se juega con la baraja { $deck }.
page-not-built = La página no está construida. En la carpeta del proyecto, make play la construye.
serve-port-taken = El puerto { $port } está ocupado en { $address }. Elige otro con --port, o 0 para cualquiera libre.
serve-cannot-listen = El servidor no puede escuchar en { $address }, puerto { $port }. { $problem }
option-url = --base-url { $given } no es una dirección. Escríbela así: https://example.org
serve-cannot-keep = No se pueden guardar mesas en { $folder }: su archivo { $file } no se puede abrir como base de datos. Usa otra carpeta con --data.
serve-in-use = Otro servidor guarda sus mesas en { $folder }. Detenlo, o usa otra carpeta con --data.
serve-newer = { $folder } la escribió una versión más nueva del programa. Usa esa versión, u otra carpeta con --data.
