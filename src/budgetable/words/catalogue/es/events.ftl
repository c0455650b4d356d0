### Lo que pasó: un mensaje por cada suceso y cada forma de leerlo.
### -you: lo hizo quien lee. -hit: le pasa a quien lee. -other: todas las demás personas.
### -brief: la forma más corta, si la hay. $card es el nombre largo o corto de una carta.

## Empieza una ronda (R4)

dealt-dealer = Repartes tú y empieza { $first }.
dealt-first = Reparte { $dealer } y empiezas tú.
dealt-other = Reparte { $dealer }, empieza { $first }.
dealt-hand = Tu mano: { $cards }.
dealt-count = Hay { $cards } cartas en cada mano.
dealt-discard = Pila de descarte: { $card }.

## Empieza un turno; robar (R5, R6)

turn-you = Es tu turno. Roba { $cards } cartas, cada una de la pila de robo o de la de descarte.
turn-you-brief = Es tu turno. Roba { $cards } cartas.
turn-other = Turno de { $name }.
drew-you = Robas { $card }.
drew-other = { $name } roba { $card }.
took-you = Tomas { $card } de la pila de descarte.
took-other = { $name } toma { $card } de la pila de descarte.
draw-more = { $cards_count ->
    [one] Roba 1 carta más.
   *[other] Roba { $cards } cartas más.
}
draw-more-brief = Roba { $cards } más.
actions-begin = Tienes { $actions } acciones.
actions-begin-brief = { $actions } acciones.
reshuffled = { $cards_count ->
    [one] La pila de descarte se baraja y forma una nueva pila de robo de 1 carta.
   *[other] La pila de descarte se baraja y forma una nueva pila de robo de { $cards } cartas.
}
lapsed-you = { $cards_count ->
    [one] Ninguna pila tiene cartas, así que no robas 1 más.
   *[other] Ninguna pila tiene cartas, así que no robas { $cards } más.
}
lapsed-other = { $cards_count ->
    [one] Ninguna pila tiene cartas, así que { $name } no roba 1 más.
   *[other] Ninguna pila tiene cartas, así que { $name } no roba { $cards } más.
}

## Construir (R9 a R14)

placed-you = Pones { $card }.
placed-other = { $name } pone { $card }.
placed-extra = Carta extra: gana en este turno o vuelve a tu mano.
placed-extra-brief = Carta extra: gana en este turno.
placed-extra-other = Es una carta extra.
swapped-you = Cambias: { $card } ocupa el lugar de { $other }.
swapped-other = { $name } cambia: { $card } ocupa el lugar de { $other }.
relieved-you = Usas { $card } con { $other }. Las dos cartas se descartan.
relieved-you-brief = Usas { $card } con { $other }.
relieved-other = { $name } usa { $card } con { $other }. Las dos cartas se descartan.
relieved-other-brief = { $name } usa { $card } con { $other }.
totals = Gastos { $expenses } de { $income }, { $gap }.
totals-brief = Presupuesto: { $gap }.
actions-left = { $actions_count ->
    [0] No quedan acciones. Termina tu turno.
    [one] Queda 1 acción.
   *[other] Quedan { $actions } acciones.
}
actions-left-brief = { $actions_count ->
    [0] No quedan acciones.
    [one] Queda 1 acción.
   *[other] Quedan { $actions } acciones.
}
extras-you = La ronda no está ganada, así que recuperas: { $cards }.
extras-you-brief = Recuperas: { $cards }.
extras-other = La ronda no está ganada, así que { $name } recupera: { $cards }.
extras-other-brief = { $name } recupera: { $cards }.

## Imprevistos (R15 a R21)

aimed-you = Juegas { $card } contra { $target }: { $effect }.
aimed-hit = { $name } juega { $card } contra ti: { $effect }.
aimed-other = { $name } juega { $card } contra { $target }: { $effect }.
interrupted-you = Interrumpes con { $card } contra { $target }: { $effect }.
interrupted-hit = { $name } interrumpe con { $card } contra ti: { $effect }.
interrupted-other = { $name } interrumpe con { $card } contra { $target }: { $effect }.
# Asked last, after everything that happened in the same step.
answer-hit = Acepta o contraataca. No hay prisa.
answer-hit-brief = Acepta o contraataca.
answer-other = Falta la respuesta de { $target }.
accepted-expense-you = Aceptas. { $card } entra en tu presupuesto.
accepted-expense-hit = { $name } acepta tu carta. { $card } entra en su presupuesto.
accepted-expense-other = { $name } acepta. { $card } entra en su presupuesto.
accepted-lost-you = Aceptas { $card }. Pierdes { $lost }.
accepted-lost-hit = { $name } acepta { $card }, tu carta, y pierde { $lost }.
accepted-lost-other = { $name } acepta { $card } y pierde { $lost }.
cancelled-you = Respondes con { $counter }. { $card } no tiene efecto.
cancelled-hit = { $name } responde a { $card }, tu carta, con { $counter }. No tiene efecto.
cancelled-other = { $name } responde con { $counter }. { $card } no tiene efecto.
bounced-you = Respondes con { $counter }. { $card } vuelve contra { $by }: { $effect }.
bounced-hit = { $name } responde con { $counter }. { $card } vuelve contra ti: { $effect }.
bounced-other = { $name } responde con { $counter }. { $card } vuelve contra { $by }: { $effect }.
spent-you = { $card } no encuentra nada que quitarte y se descarta.
spent-other = { $card } no encuentra nada que quitar a { $name } y se descarta.
resumed-you = Sigue tu turno.
resumed-other = Sigue el turno de { $name }.

## Manos (R8, R21)

filled-known = Completas tu mano con { $cards }.
filled-you = { $cards_count ->
    [one] Tomas 1 carta para completar tu mano.
   *[other] Tomas { $cards } cartas para completar tu mano.
}
filled-other = { $cards_count ->
    [one] { $name } toma 1 carta para completar la mano.
   *[other] { $name } toma { $cards } cartas para completar la mano.
}
filled-other-brief = { $cards_count ->
    [one] { $name } toma 1 carta.
   *[other] { $name } toma { $cards } cartas.
}
too-many-you = Tienes { $hand } cartas. Descarta { $cards }.
too-many-you-brief = Descarta { $cards }.
too-many-other = { $name } tiene { $hand } cartas y debe descartar { $cards }.
too-many-other-brief = { $name } debe descartar { $cards }.
discarded-you = Descartas { $card }.
discarded-other = { $name } descarta { $card }.
discard-more = { $cards_count ->
    [one] Descarta 1 carta más.
   *[other] Descarta { $cards } cartas más.
}
discard-more-brief = { $cards } más.

## Finales (R22 a R24)

won-you = Ganas la ronda: ingresos { $amount }, gastos { $amount }.
won-you-brief = Ganas la ronda.
won-other = { $name } gana la ronda: ingresos { $amount }, gastos { $amount }.
won-other-brief = { $name } gana la ronda.
# The budget was balanced on somebody else's turn.
won-your-turn = Era tu turno.
won-other-turn = Era el turno de { $name }.
drawn-round = { $turns_count ->
    [one] Nadie gana esta ronda: cada asiento ha terminado 1 turno.
   *[other] Nadie gana esta ronda: cada asiento ha terminado { $turns } turnos.
}
drawn-round-brief = Nadie gana esta ronda.
match-won-you = Ganas la partida. Rondas: { $scores }.
match-won-other = { $name } gana la partida. Rondas: { $scores }.
drawn-match = { $rounds_count ->
    [one] Nadie gana la partida: 1 ronda se quedó sin ganar.
   *[other] Nadie gana la partida: { $rounds } rondas seguidas se quedaron sin ganar.
}
drawn-match-brief = Nadie gana la partida.
