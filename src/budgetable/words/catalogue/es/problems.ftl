### Por qué una mesa rechaza algo que no es una jugada, y qué sería correcto.

## Calls

problem-malformed = No se pudo leer esta petición: { $why }.
problem-not-found = No hay nada en esta dirección.
problem-no-such-method = Esta dirección no admite este tipo de petición.
problem-too-many-requests = Demasiadas peticiones a la vez. Espera un segundo e inténtalo de nuevo.
problem-fault = Algo ha fallado en el servidor. No ha cambiado nada; inténtalo de nuevo.
problem-no-seat = Para esto hace falta un sitio en la mesa. Únete, o envía la clave de tu sitio.
problem-not-your-seat = El sitio { $seat } no es tuyo.
problem-which-seat = Tienes los sitios { $seats }. Di para cuál es esto.
problem-no-spectators = Esta mesa no admite espectadores. Únete para verla.

## Finding

problem-no-such-table = No existe esa mesa. Puede que se haya borrado.
problem-no-such-code = Ninguna mesa espera jugadores con el código { $given }. Un código deja de servir cuando empieza la partida.
problem-no-such-deck = No existe la baraja { $given }.
problem-no-such-position = No existe la posición { $given }; la mesa está en la posición { $position }.
problem-no-such-match = No existe la partida { $given }; la mesa ha jugado { $matches_count ->
    [one] 1 partida
   *[other] { $matches } partidas
}.
problem-too-long = Esta partida tiene más de { $most } posiciones, así que aquí solo están las primeras.
problem-bad-deck = No se puede jugar con esta baraja: { $faults_count ->
    [one] tiene 1 fallo
   *[other] tiene { $faults } fallos
}.
problem-bad-link = Este enlace ya se usó o es demasiado viejo. Haz otro en el dispositivo donde juegas.

## Seats

problem-too-few-seats = Una mesa necesita al menos { $least } sitios.
problem-too-many-seats = Una mesa tiene como mucho { $most } sitios.
problem-no-such-seat = No existe el sitio { $seat }; la mesa tiene { $seats }.
problem-no-open-seat = No hay ningún sitio libre en esta mesa.
problem-open-seats = El sitio { $seat } de { $seats } sigue libre. { $seats_count ->
    [2] Espera a alguien o dáselo a un bot.
   *[other] Espera a alguien, dáselo a un bot o quítalo.
}
problem-seat-open = El sitio { $seat } ya está libre.
problem-seat-taken = { $name } ocupa el sitio { $seat }. Libera antes el sitio.
problem-nobody-there = Nadie ocupa el sitio { $seat }.
problem-bad-name = Esto no puede ser un nombre aquí. Un nombre tiene una letra o cifra y como mucho { $longest } caracteres, y no es el de un bot.
problem-rude-name = Elige otro nombre, por favor. Este podría herir a alguien.
problem-name-taken = Alguien en esta mesa ya se llama { $name }. Elige otro nombre.
problem-no-such-bot = No existe el bot { $bot }. Hay { $known }.
problem-not-host = Solo puede hacerlo quien dirige la mesa: { $name }.
problem-bot-already = Un bot ya juega por { $name }.
problem-not-needed = La mesa no espera ahora a { $name }.
problem-not-away = { $name } está aquí.
problem-not-long-away = { $name } no lleva fuera bastante tiempo. Espera { $seconds_count ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} más.

## Play

problem-not-started = En esta mesa no ha empezado la partida.
problem-started = La partida ha empezado, así que esto ya no se puede cambiar.
problem-match-not-over = La partida no ha terminado.
problem-match-over = La partida ha terminado. Empezad otra.
problem-round-not-over = La ronda no ha terminado.
problem-stale = La mesa está ahora en la posición { $position }, y esto era para la posición { $given }. Mira lo que ha pasado y elige de nuevo.
problem-position-needed = Di para qué posición es la jugada; la mesa está en la posición { $position }. Solo una carta de cualquier momento no lo necesita.
# A line that somebody typed cannot be read; why says what would be right.
problem-unclear = { $why }
# R20: two players wanted the same moment.
problem-too-late = Demasiado tarde: una carta de { $by } llegó antes. { $card } sigue en tu mano.
problem-hints-off = En esta mesa se juega sin pistas.
problem-undo-off = En esta mesa no se deshacen jugadas.
problem-undo-nothing = No hay nada que deshacer: nadie ha jugado en esta ronda.
problem-undo-not-yours = No hay nada que deshacer: la última jugada no fue tuya.
problem-undo-revealed = No hay nada que deshacer: tu última jugada mostró algo que estaba oculto.
problem-undo-round-over = No hay nada que deshacer: la ronda ha terminado.
problem-no-such-phrase = No existe la frase { $phrase }. Hay { $known }.
problem-no-clock = Esta mesa no tiene reloj: tómate el tiempo que quieras.
problem-not-your-decision = La mesa no te espera ahora, así que no corre tu tiempo.

## A table without a match

lobby = Esperando a que empiece la partida.
