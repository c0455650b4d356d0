### Una jugada como línea de un menú, sin punto final; y la línea que dice a quién le toca.

## Jugadas

move-draw-deck = Robar de la pila de robo
move-draw-discard = Tomar { $card } de la pila de descarte
move-place = Poner { $card }: { $outcome }
move-place-extra = Poner { $card } como carta extra: { $outcome }
move-swap = Cambiar, entra { $card } por { $other }: { $outcome }
move-use = Usar { $card } con { $other }: { $outcome }
move-play = Jugar { $card } contra { $target }: { $effect }
# The card that $target would lose.
move-play-lost = Jugar { $card } contra { $target }: { $target } pierde { $lost }
move-accept = Aceptar { $card }: { $outcome }
move-accept-lost = Aceptar { $card }, perder { $lost }: { $outcome }
move-counter-cancel = Contraatacar con { $counter }: { $card } no tiene efecto
move-counter-bounce = Contraatacar con { $counter }: { $card } vuelve contra { $by }
move-done = Terminar tu turno
move-done-extras = { $extras_count ->
    [one] Terminar tu turno y recuperar 1 carta extra
   *[other] Terminar tu turno y recuperar { $extras } cartas extra
}
move-done-discard = { $cards_count ->
    [one] Terminar tus acciones y luego descartar 1 carta
   *[other] Terminar tus acciones y luego descartar { $cards } cartas
}
move-discard = Descartar { $card }
# Instead of the gap that a move leaves.
outcome-won = presupuesto equilibrado, ganas la ronda

## Ahora

now-draw-you = { $cards_count ->
    [one] Es tu turno: roba 1 carta.
   *[other] Es tu turno: roba { $cards } cartas.
}
now-draw-other = { $cards_count ->
    [one] Turno de { $name }: falta robar 1 carta.
   *[other] Turno de { $name }: falta robar { $cards } cartas.
}
now-act-you = { $actions_count ->
    [0] Es tu turno: no quedan acciones. Termina tu turno.
    [one] Es tu turno: queda 1 acción.
   *[other] Es tu turno: quedan { $actions } acciones.
}
now-act-other = { $actions_count ->
    [0] Turno de { $name }: no quedan acciones.
    [one] Turno de { $name }: queda 1 acción.
   *[other] Turno de { $name }: quedan { $actions } acciones.
}
now-discard-you = { $cards_count ->
    [one] Es tu turno: descarta 1 carta.
   *[other] Es tu turno: descarta { $cards } cartas.
}
now-discard-other = { $cards_count ->
    [one] Turno de { $name }: falta descartar 1 carta.
   *[other] Turno de { $name }: falta descartar { $cards } cartas.
}
now-answer-you = { $by } juega { $card } contra ti: { $effect }. Acepta o contraataca.
# The reader's own card, which has been bounced.
now-answer-you-back = { $by } te devuelve { $card }: { $effect }. Acepta o contraataca.
now-answer-by = Falta que { $target } responda a { $card }, tu carta.
now-answer-by-back = Falta que { $target } responda a { $card }, que le has devuelto.
now-answer-other = Falta que { $target } responda a { $card }, la carta de { $by }.
now-answer-other-back = Falta que { $target } responda a { $card }, que { $by } ha devuelto.
now-won-you = La ronda ha terminado: la ganaste.
now-won-other = La ronda ha terminado: la ganó { $name }.
now-match-won-you = Ganas la partida.
now-match-won-other = { $name } gana la partida.
now-drawn = La ronda ha terminado: no la ganó nadie.
