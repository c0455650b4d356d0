### Lo que dice un botón de la mesa, y lo que la mesa responde cuando se le pregunta.

## Botones: cortos, junto a la carta o la pila de la que tratan

choice-place = Ponerla
choice-swap = Cambiarla por { $other }
choice-use = Usarla con { $other }
choice-use-nothing = Usarla
choice-play = Jugarla contra { $target }
choice-play-letter = Jugarla contra { $target }: { $letter }
choice-discard = Descartarla
choice-counter = Contraatacar
choice-counter-with = Contraatacar con { $card }
choice-counter-none = Ningún contraataque en tu mano
choice-accept = Aceptar
# While a card waits for one's answer: what accepting it costs.
choice-accept-expense = Aceptar: pagar { $amount }
choice-accept-lost = Aceptar: perder { $lost }
choice-draw-deck = Pila de robo
choice-draw-discard = Robar { $card }
choice-draw-discard-empty = Pila de descarte
choice-done = Terminar mi turno

## Unas palabras junto a un botón

detail-extra = carta extra, { $after }
detail-loses = { $target } pierde { $lost }
detail-cancel = { $card } no hace nada
detail-bounce = { $card } vuelve contra { $by }
detail-extras = { $extras_count ->
    [one] 1 carta extra vuelve a la mano
   *[other] { $extras } cartas extra vuelven a la mano
}
detail-discard = luego descartar { $cards }
# What the top card of the discard pile is, after its name.
detail-income = ingreso { $amount }
detail-extra-income = ingreso extra { $amount }
detail-priority = { $letter }, { $amount }
detail-relief = alivio
detail-counter = contraataque
detail-life = para jugar contra alguien: { $effect }

## El propio presupuesto después de una elección

after-left = { $amount_count ->
    [one] luego queda { $amount }
   *[other] luego quedan { $amount }
}
after-over = luego { $amount } de más
after-none = luego no queda nada
after-won = luego equilibrado

## Lo que responde la mesa

# The reader's own place, where others have their names.
asked-you = Tú
asked-seat = { $line } Cartas: { $cards }.
asked-can = { $moves_count ->
    [one] 1 jugada: { $list }.
   *[other] { $moves } jugadas: { $list }.
}
asked-score = Rondas ganadas: { $scores }. { $rounds_count ->
    [one] Con 1 ronda se gana la partida.
   *[other] Con { $rounds } rondas se gana la partida.
} Ronda { $round }, turno { $turn }.
asked-score-brief = Rondas ganadas: { $scores }. Ronda { $round }, turno { $turn }.

## Lo que se puede escribir en una mesa

# Beside the commands of the terminal: a word or one letter, then the question or move that it means.
line-words = t now, turn now, turno now, h hand, cartas hand, b budget, o table, others table, otros table, otras table, p piles, w moves, qué what, s score, puntos score, marcador score, i card, carta card, u undo, d draw deck, f draw discard, a accept, c counter, e done
# After the word what: `what can I do` asks for the moves.
line-can = puedo can may
line-help =
    Escribe una jugada con palabras, como pon alquiler, o con el número de una carta de tu mano, como pon 3.
    t, turno o ahora: a quién le toca.
    h o mano: las cartas de tu mano.
    b o presupuesto: tu presupuesto. Con un asiento, como b 2: el suyo.
    o u otros: una línea para cada una de las demás personas.
    p o pilas: la pila de robo y la de descarte.
    w o jugadas: lo que puedes hacer ahora.
    s o puntos: rondas ganadas, la ronda y el turno.
    i CARTA, o qué hace CARTA: para qué sirve una carta.
    pista: qué mirar; pista 2: qué carta; pista 3: la jugada.
    por qué JUGADA: por qué no vale una jugada.
    deshacer: deshacer tu última jugada, si no mostró nada oculto.
    reglas: las reglas en breve.
    ayuda: esta lista.
line-unknown = No conozco "{ $line }". Escribe una jugada como pon 3, una pregunta como turno o mano, o ayuda para ver la lista.

## Consejos para la primera partida: para qué es este momento y qué hacer

tip-draw = { $cards_count ->
    [one] Roba una carta más, de cualquiera de las dos pilas.
   *[other] El turno empieza con { $cards } cartas, cada una de la pila de robo o de la de descarte.
}
tip-job = Primero hace falta un empleo: elige un empleo de tu mano y ponlo.
tip-no-job = No tienes ningún empleo, así que no puedes poner nada. Termina tu turno: vendrán más cartas.
tip-letters = Dale a tu dinero algo que hacer. Puedes poner: { $letters }.
tip-even = Están todas las letras. Ahora haz que cuadre: cambia una carta, o gana con una última.
tip-more-income = Con más ingresos hay más para gastar. Puedes poner: { $cards }.
tip-relief = El alivio puede quitar un imprevisto de tu presupuesto: elige esa carta y úsala.
tip-swap = Puedes cambiar { $other } por { $card }: así queda más para gastar.
tip-play = Ahora no cabe ninguna carta tuya. { $need } Puedes jugar un imprevisto contra alguien, o terminar tu turno.
tip-nothing = Ahora no cabe ninguna carta tuya. { $need } Termina tu turno: volverás a tener { $hand } cartas.
# What is waited for, where nothing fits.
tip-need-card = Te hace falta una carta de { $letter } que cueste como mucho { $left }.
tip-need-exact = Con una carta que cueste justo { $left } ganarías.
tip-need-income = No queda nada para gastar: vendrían bien más ingresos.
tip-done = Ya usaste tus { $actions } acciones. Termina tu turno.
tip-discard = Puedes quedarte con { $hand } cartas. Descarta lo que menos te ayude.
tip-answer = Esta carta va contra ti. Acepta lo que hace, o párala con un contraataque.
tip-wait-answer = { $name } acepta la carta o contraataca. Hasta entonces hay que esperar.
tip-wait = Ahora juega { $name }. Mira qué le falta a cada presupuesto: gana el primero que cuadre.
