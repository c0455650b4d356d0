### Por qué no vale una jugada: qué estaba mal, con sus números, y qué valdría.
### The first part of an id is the code of the rules page.

## Cualquier jugada

unreadable = No entiendo "{ $move }" como jugada. Escribe una jugada así: { $examples }.
unreadable-verb = Ninguna jugada empieza con "{ $verb }". Las jugadas son: draw, place, swap, use, play, accept, counter, done, discard.
unreadable-card = La baraja no tiene ninguna carta "{ $card }". Escribe el nombre de una carta en minúsculas y con guiones, como { $example }.
unreadable-card-near = La baraja no tiene ninguna carta "{ $card }". Prueba con { $example }.
# How the move that was begun is written in full.
unreadable-form = A "{ $move }" le faltan o le sobran palabras. Escríbelo así: { $example }.
unreadable-seat = No hay ningún asiento { $seat } en esta mesa. Los asientos van de 1 a { $seats }.
round-over = La ronda ha terminado: la ganó { $name }. Espera al próximo reparto.
round-over-you = La ronda ha terminado: la ganaste. Espera al próximo reparto.
round-over-drawn = La ronda ha terminado: no la ganó nadie. Espera al próximo reparto.
nothing-to-answer = Ningún imprevisto espera respuesta. Aceptar y contraatacar solo sirven con una carta jugada contra ti.
waiting-for-answer = Antes { $name } debe responder a un imprevisto. Espera su respuesta.
waiting-for-answer-you = Antes debes responder al imprevisto jugado contra ti. Acepta o contraataca.
waiting-for-answer-card = Antes { $name } debe responder a { $card }. Espera su respuesta.
waiting-for-answer-you-card = Antes debes responder a { $card }. Acepta o contraataca.
not-your-turn = Es el turno de { $name }. Espera al tuyo; hasta entonces solo puedes jugar una carta que valga en cualquier momento.
not-in-hand = No tienes { $card }. Elige una carta de tu mano.
not-in-hand-list = No tienes { $card }. Tu mano: { $hand }.
wrong-phase-draw = { $draws_count ->
    [one] Antes debes robar: falta 1 carta. Róbala y luego usa tus acciones.
   *[other] Antes debes robar: faltan { $draws } cartas. Róbalas y luego usa tus acciones.
}
wrong-phase-act-draw = { $actions_count ->
    [0] Ya robaste tus cartas y usaste tus acciones. Termina tu turno.
    [one] Ya robaste tus cartas. Ahora tienes 1 acción: pon, cambia, usa o juega una carta, o termina tu turno.
   *[other] Ya robaste tus cartas. Ahora tienes { $actions } acciones: pon, cambia, usa o juega una carta, o termina tu turno.
}
wrong-phase-act-discard = { $actions_count ->
    [0] Solo se descarta después de terminar las acciones. No te queda ninguna, así que antes termina tu turno.
    [one] Solo se descarta después de terminar las acciones. Te queda 1 acción: úsala o antes termina tu turno.
   *[other] Solo se descarta después de terminar las acciones. Te quedan { $actions } acciones: úsalas o antes termina tu turno.
}
wrong-phase-discard = Tus acciones han terminado. Descarta hasta tener { $hand } cartas en la mano.
no-actions-left = Ya usaste tus { $actions } acciones. Termina tu turno.

## Robar y responder

pile-empty-deck = La pila de robo tiene 0 cartas, y la de descarte muy pocas para formar otra. Toma de la pila de descarte.
pile-empty-discard = La pila de descarte tiene 0 cartas. Roba de la pila de robo.
not-a-counter = { $card } no contraataca un imprevisto. Acepta o contraataca con una de estas cartas: { $counters }.
not-a-counter-none = { $card } no contraataca un imprevisto. Tienes 0 cartas de contraataque, así que acepta.
not-a-counter-any = { $card } no contraataca un imprevisto. Acepta o responde con una carta de contraataque.

## Construir

not-placeable-relief = { $card } no se pone en un presupuesto. Usa esta carta con un imprevisto de tu presupuesto.
not-placeable-counter = { $card } no se pone en un presupuesto. Guarda esta carta para contraatacar un imprevisto.
not-placeable-life = { $card } no se pone en tu propio presupuesto. Juega esta carta contra otra persona.
second-job = Ya tienes un empleo principal: { $other }. En un presupuesto cabe 1. Cambia ese empleo por { $card } o pon un trabajo parcial.
second-job-same = Ya tienes un empleo principal: { $other }. En un presupuesto cabe 1. Pon un trabajo parcial u otra carta.
second-job-swap = Ya tienes un empleo principal: { $other }. En un presupuesto cabe 1. Cambia ese empleo principal por { $card }.
needs-income = { $card } necesita un trabajo en tu presupuesto, y tienes 0. Antes pon un empleo a tiempo completo, un negocio o un trabajo parcial.
category-taken = { $actions_count ->
    [one] Ya tienes una carta de { $letter }: { $other }. Otra más solo vale si puedes ganar la ronda con la acción que te queda, 1. Cambia una por otra o elige otra letra.
   *[other] Ya tienes una carta de { $letter }: { $other }. Otra más solo vale si puedes ganar la ronda con las { $actions } acciones que te quedan. Cambia una por otra o elige otra letra.
}
category-taken-same = { $actions_count ->
    [one] Ya tienes una carta de { $letter }: { $other }. Otra más solo vale si puedes ganar la ronda con la acción que te queda, 1. Elige otra letra.
   *[other] Ya tienes una carta de { $letter }: { $other }. Otra más solo vale si puedes ganar la ronda con las { $actions } acciones que te quedan. Elige otra letra.
}
needs-earlier-priority = { $card } es { $own }. Primero va { $letter }: pon una de esas, y después esta.
needs-earlier-priority-first = { $card } es { $own }. Primero van { $letters } y { $last }, en orden: antes pon una de { $first }.
over-income = { $name } cuesta { $amount } y te quedan { $free }. Antes pon más ingresos o elige una carta de { $free } como máximo.
over-income-none = { $name } cuesta { $amount } y te quedan 0. Antes pon más ingresos.
over-income-over = { $name } cuesta { $amount } y tu presupuesto ya gasta { $over } de más. Antes pon más ingresos.
over-income-swap = { $name } cuesta { $more } más que { $other } y te quedan { $free }. Antes pon más ingresos o elige una carta de { $most } como máximo.
over-income-swap-none = { $name } cuesta { $more } más que { $other } y te quedan 0. Antes pon más ingresos o elige una carta de menos de { $cost }.
over-income-swap-over = { $name } cuesta { $more } más que { $other } y tu presupuesto ya gasta { $over } de más. Antes pon más ingresos o elige una carta de menos de { $cost }.

## Cambiar y aliviar

not-in-budget = { $card } no está en tu presupuesto. Elige una carta que esté.
not-in-budget-list = { $card } no está en tu presupuesto. Tu presupuesto tiene: { $cards }.
not-in-budget-empty = { $card } no está en tu presupuesto, que tiene 0 cartas. Antes pon una carta.
not-in-budget-relief = Tu presupuesto tiene 0 imprevistos, así que { $card } no tiene nada que quitar. Guarda esa carta hasta que haya uno.
not-swappable = { $card } no se puede cambiar. Cambia un ingreso por otro o una prioridad por otra de la misma letra.
different-category = { $card } es { $category } y { $other } es { $other_category }. Cambia cartas de la misma letra o un ingreso por otro.
category-income = ingreso
same-value = { $card } y { $other } valen lo mismo, { $amount }. Cambia por una carta de otra cantidad.
not-usable-card = { $card } no es de alivio. Usa una carta que diga alivio.
not-usable-other = { $card } solo quita imprevistos, y { $other } no es un imprevisto. Elige un imprevisto de tu presupuesto.

## Imprevistos

not-life-happens = { $card } no es un imprevisto. Contra otras personas juega solo imprevistos.
bad-target-self = El asiento { $seat } es el tuyo. Elige a otra persona, del asiento 1 al { $seats }.
bad-target-none = No hay ningún asiento { $seat }. Elige a otra persona, del asiento 1 al { $seats }.
already-hit = Ya jugaste 1 imprevisto contra { $name } en este turno. Elige a otra persona o espera al próximo turno.
no-effect-letter-needed = { $card } necesita una letra. Añade una de A a E, así: jugar { $written } { $seat } C.
no-effect-letter-extra = { $card } no lleva letra. Quita { $letter }, así: jugar { $written } { $seat }.
no-effect-job = { $name } tiene 0 empleos principales que perder. Elige a alguien con empleo principal.
no-effect-part-time = { $name } tiene 0 trabajos parciales que perder. Elige a alguien con trabajo parcial.
no-effect-priority = { $name } tiene 0 cartas de { $letter } que perder. Elige una letra que { $name } tenga.
no-effect-priorities = { $name } tiene 0 cartas con letra que perder. Elige a alguien que tenga una.

## Partidas y registros

bad-seats = { $seats_count ->
    [one] En una partida juegan de 2 a 4 personas, y hay 1. Da 2, 3 o 4 nombres.
   *[other] En una partida juegan de 2 a 4 personas, y hay { $seats }. Da 2, 3 o 4 nombres.
}
bad-seats-dealer = No hay ningún asiento { $seat } que pueda repartir. Elige uno del asiento 1 al { $seats }.
match-over = La partida ha terminado: la ganó { $name }. Empieza otra para seguir jugando.
match-over-drawn = La partida ha terminado: no la ganó nadie. Empieza otra para seguir jugando.
unfinished-round = La ronda no ha terminado. Termínala antes de repartir la siguiente.
bad-order = El orden de las cartas no es la baraja completa. Debe tener cada carta tantas veces como la baraja.
missing-reshuffle = Aquí hace falta una nueva pila de robo y no está escrita. Añádela a las de la ronda.
bad-reshuffle = La nueva pila de robo no tiene las cartas que debe. Deben ser las del descarte sin la de encima.
unused-reshuffle = La ronda tiene escritas más pilas de robo de las que usó. Quita las que sobran.
wrong-winner = El resultado escrito no es correcto: ganó { $name }. Escribe ese asiento.
wrong-winner-none = El resultado escrito no es correcto: no ganó nadie. Escribe null o no escribas nada.

## Dónde falla un registro

record-fault = Ronda { $round }, jugada { $move }: { $problem }
record-fault-line = Ronda { $round }, jugada { $move }, "{ $line }": { $problem }
record-fault-deal = Ronda { $round }, el reparto: { $problem }
