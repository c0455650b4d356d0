### El análisis de una partida: qué hizo cada turno con las probabilidades y qué se pudo hacer mejor.
### A cada persona se la llama por su nombre. Una carta se nombra con su cantidad.

## El marco de un análisis, en la línea de órdenes

review-title = Análisis: { $players }
review-about = La probabilidad de ganar la ronda va en por ciento, cada una según lo que se veía entonces desde ese lugar, como la estiman { $simulations } simulaciones del bot sharp. Tras el signo ± va el error estándar, como mucho. Lo que se dice debajo de las tablas es exacto, salvo lo que se llama estimado.
review-caption = Ronda { $round }: probabilidad de ganarla, en por ciento
review-turn = Turno
review-player = Jugador
review-before = Antes
review-drawn = Tras robar
review-after = Después
review-chance = { $share } ± { $spread }
review-none = nada
review-in-turn = Turno { $turn }. { $finding }
review-found-nothing = Nada que decir de esta ronda.
review-moments = { $moments_count ->
    [one] 1 momento para volver a mirar
   *[other] { $moments } momentos para volver a mirar
}
review-moments-none = No hay ningún momento que destaque.
review-moment = { $number }. Ronda { $round }, turno { $turn }. { $moment }
review-play-on = Sigue jugando desde ahí: { $command }
# The record has a bot in this seat, so that nobody could play on there.
review-play-as = { $player } ocupa el lugar de { $name }.
review-judging = Valorando turnos
review-no-turns = En esta partida aún no se ha jugado ningún turno.
option-review-seat = --seat { $given } no es nadie en esta partida. Elige un número de 1 a { $seats }, o uno de estos nombres: { $players }.
review-moments-exist = { $folder } ya contiene momentos. Elige otra carpeta.

## El análisis como página, en la línea de órdenes

review-page = El análisis como página está en { $file }.
review-chart = Ronda { $round }: las probabilidades en un gráfico
# What somebody hears who does not see the chart; the table below it has the numbers.
review-chart-line = { $name } empieza con { $first } por ciento y acaba con { $last } por ciento; como máximo { $most } por ciento, como mínimo { $least } por ciento.
review-chart-axis = Turnos
review-findings = Ronda { $round }: qué se pudo hacer mejor
review-numbers = Ronda { $round }: los números

## Lo que se encontró

review-missed-win-act = { $name } pudo ganar en este turno: { $moves }.
review-missed-win-draw = { $name } pudo ganar en este turno: { $moves }.
review-missed-win-accept = { $name } pudo ganar aquí la ronda: aceptar la carta habría equilibrado el presupuesto.
review-gift-placed = { $name } descartó { $card }. { $rival } la tomó y la puso.
review-gift-placed-won = { $name } descartó { $card }. { $rival } la tomó, la puso y ganó la ronda en ese turno.
review-gift-swapped = { $name } descartó { $card }. { $rival } la tomó y la cambió por otra.
review-gift-swapped-won = { $name } descartó { $card }. { $rival } la tomó, la cambió por otra y ganó la ronda en ese turno.
review-gift-used = { $name } descartó { $card }. { $rival } la tomó y la usó.
review-gift-used-won = { $name } descartó { $card }. { $rival } la tomó, la usó y ganó la ronda en ese turno.
review-gift-countered = { $name } descartó { $card }. { $rival } la tomó y contraatacó con ella.
review-gift-countered-won = { $name } descartó { $card }. { $rival } la tomó, contraatacó con ella y ganó la ronda en ese turno.
review-gift-played = { $name } descartó { $card }. { $rival } la tomó y la jugó contra alguien.
review-gift-played-won = { $name } descartó { $card }. { $rival } la tomó, la jugó contra alguien y ganó la ronda en ese turno.
review-helped = { $name } ayudó a { $rival } con { $card }: ya estaban todas las letras. Antes: { $before }. Después: { $after }.
review-helped-won = { $name } equilibró el presupuesto de { $rival } con { $card }: { $rival } ganó la ronda.
review-counter = { $name } gastó { $card } en { $other }, que entonces habría costado poco. Más tarde en la ronda { $later } costó mucho, y a { $name } no le quedaba ningún contraataque.
review-held-sure = { $name } tenía { $card } cuando ganó { $rival }. Jugada en ese turno, habría impedido la victoria: { $rival } no tenía ningún contraataque.
review-held-counter = { $name } tenía { $card } cuando ganó { $rival }. Jugada en ese turno, habría impedido la victoria salvo contraataque: { $rival } tenía uno.

## Lo que se eligió en un momento

review-made = { $name } eligió: { $move }.
# An estimate.
review-better = El bot sharp elegiría: { $move }. Se estima que gana { $rounds_count ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} más de cada 100.

## Jugadas dentro de una frase

review-draw-deck = robar de la pila de robo
review-draw-discard = tomar la carta de arriba del descarte
review-place = poner { $card }
review-swap = cambiar, entra { $card } por { $other }
review-use = usar { $card } con { $other }
review-play = jugar { $card } contra { $rival }, { $effect }
review-accept = aceptar
review-counter-with = contraatacar con { $card }
review-done = terminar el turno
review-discard = descartar { $card }
