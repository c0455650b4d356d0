### Lo que pasa alrededor de una mesa que muchos dispositivos comparten.
### -you: lo hizo quien lee. -other: otra persona.

## Seats

opened = La mesa está abierta.
joined-you = Ocupas tu sitio.
joined-other = { $name } ocupa un sitio.
bot-seated = { $name }, un bot, ocupa un sitio.
seat-opened = El sitio { $seat } está libre.
seat-added = Hay un sitio más, el número { $seat }.
seat-closed = Se quita el sitio { $seat }.
left-you = Dejas la mesa. El bot { $bot } juega en tu sitio.
left-other = { $name } deja la mesa. El bot { $bot } juega en su sitio hasta que alguien lo ocupe.
renamed-you = Ahora te llamas { $new }.
renamed-other = Alguien se llama ahora { $new }.
options-set = Las opciones de la mesa han cambiado.
host-set-you = Ahora diriges la mesa.
host-set-other = Ahora { $name } dirige la mesa.

## Who plays

undone-move-you = Deshaces tu última jugada.
undone-move-other = { $name } deshace su última jugada.
taken-over-away-you = No estás. El bot { $bot } juega por ti hasta que vuelvas.
taken-over-away-other = { $name } no está. El bot { $bot } juega hasta que vuelva { $name }.
taken-over-asked-you = El bot { $bot } juega por ti hasta que vuelvas.
taken-over-asked-other = El bot { $bot } juega un rato por { $name }.
taken-over-time-you = Se acabó el tiempo. El bot { $bot } sigue por ti; haz una jugada para seguir tú.
taken-over-time-other = Se acabó el tiempo. El bot { $bot } sigue por { $name }.
returned-you = Vuelves a jugar.
returned-other = { $name } vuelve a jugar.
back-you = Has vuelto.
back-other = { $name } ha vuelto.
away-you = No estás.
away-other = { $name } no está.
bot-replaced = El bot de { $name } ha fallado. El bot { $bot } juega en su lugar.
standing-given = Se da tu respuesta fija.

## Time

more-time-you = Tienes { $seconds } segundos más.
more-time-other = { $name } tiene { $seconds } segundos más.
times-time-you = Desde ahora tienes { $factor } veces el tiempo.
times-time-other = Desde ahora { $name } tiene { $factor } veces el tiempo.
no-time-limit-you = Desde ahora no tienes límite de tiempo.
no-time-limit-other = Desde ahora { $name } no tiene límite de tiempo.

## Phrases that players send

phrased-you = Dices: { $phrase }
phrased-other = { $name } dice: { $phrase }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-wow = ¡Hala!
phrase-ouch = ¡Ay!
phrase-phew = ¡Uf!
phrase-thinking = Estoy pensando.
phrase-one-moment = Un momento, por favor.
phrase-again = ¿Jugamos otra vez?
phrase-bye = ¡Adiós!

# Without words: what its button says, and what it is when it is sent.
phrase-clap = Aplaudir
reacted-clap-you = Aplaudes.
reacted-clap-other = { $name } aplaude.
phrase-heart = Enviar un corazón
reacted-heart-you = Envías un corazón.
reacted-heart-other = { $name } envía un corazón.
phrase-laugh = Reír
reacted-laugh-you = Te ríes.
reacted-laugh-other = { $name } se ríe.
phrase-surprised = Sorprenderse
reacted-surprised-you = Te sorprendes.
reacted-surprised-other = { $name } se sorprende.
phrase-cry = Llorar
reacted-cry-you = Lloras.
reacted-cry-other = { $name } llora.
phrase-star = Dar una estrella
reacted-star-you = Das una estrella.
reacted-star-other = { $name } da una estrella.
