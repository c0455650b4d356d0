### La página en un navegador: rótulos, títulos y los textos breves de sus pantallas.
### Un número viene dos veces, $n en cifras y $n_count para elegir el plural.

title = budgetable
title-with = { $text } budgetable
opening = Abriendo la mesa
close = Cerrar
seat-host = anfitrión
seat-away = ausente
undo = Deshacer
nav-table = Mesa
nav-page = Página
page-help = Ayuda
settings = Ajustes
leave = Salir
to-start = A la primera página
nowhere = No hay nada en esta dirección
nowhere-why = Mira si la dirección tiene un error, o empieza en la primera página.
no-table = Esta mesa no se puede abrir
line-lost = Se perdió la conexión. Se intenta de nuevo; no se pierde nada.
line-rests = Este asiento está abierto en ventanas más nuevas. Toca esta para seguir aquí.
line-failed = Esto no llegó: se perdió la conexión. Hazlo otra vez cuando vuelva.
line-back = Conexión recuperada.

## Primera pantalla

head-what = El juego
pitch = Consigue un trabajo. Da, ahorra, paga las cuentas. Haz que cuadre exactamente, antes de que la vida te sorprenda.
sample = Un presupuesto con ingresos de 2700 y gastos de 2200: faltan 500.
sample-chef = Chef
sample-tax-refund = Devolución de impuestos
sample-food-bank = Banco de alimentos
sample-emergency-fund = Fondo de emergencia
sample-rent = Alquiler
sample-transit-pass = Abono de transporte
sample-lost-phone = Teléfono perdido
play-now = Jugar ya
your-name = Tu nombre
another-name = Otro
# Nombres para ofrecer, separados por comas.
names = Nutria Valiente, Garza Veloz, Tejón Tranquilo, Zorro Alegre, Búho Brillante, Oso Amable, Cuervo Listo, Foca Feliz, Liebre Ligera, Alce Gentil, Petirrojo Afortunado, Castor Audaz, Pinzón Soleado, Sapo Contento, Tortuga Sabia, Lince Ágil, Gallo Orgulloso, Topo Callado, Gorrión Risueño, Halcón Atento, Morsa Cálida, Ardilla Astuta, Abeja Activa, Ciervo Noble
against = ¿Cuántos bots juegan contra ti?
level = ¿Cómo juegan?
plays-novice = Como principiantes
plays-easy = Regular
plays-steady = Bien
plays-sharp = Muy bien
play-others = Jugar con otros
play-others-how = Cada uno en su pantalla.
new-table = Mesa nueva
join-label = Seis letras
join = Entrar
join-title = Entra a la mesa
join-as = Entrar como { $name }
pass-and-play = Jugar por turnos
pass-how = Un aparato para todos; las manos quedan ocultas.
player-name = Jugador { $seat }
one-more = Un jugador más
start = Empezar
watch-or-replay = Mirar o repasar
watch-label = Enlace de una mesa
watch = Mirar
watch-wrong = Esto no es el enlace de una mesa. Copia la dirección completa de la mesa y pégala aquí.
replay-label = Una partida guardada
go-on = Seguir jugando
link-title = Tu asiento en este aparato
link-follow = Sentarme aquí

## Sala de espera

lobby-title = Esperando a los jugadores
lobby-full = Ya no falta nadie
lobby-here = Quién está
lobby-invite = Cómo llegan los demás
lobby-code = Abre esta página en otro aparato y escribe
lobby-scan = O escanea el dibujo, o abre la dirección
lobby-wait = El anfitrión empieza en cuanto todos los asientos estén ocupados.
lobby-kept = Una mesa se guarda 30 días: nadie tiene que darse prisa, y quien se va puede volver.
qr = Código QR de la dirección
copy = Copiar
copy-by-hand = La dirección está marcada: cópiala a mano.
share = Enviar la dirección
seat-open = Asiento libre
give-to-novice = Bot: principiante
give-to-easy = Bot: regular
give-to-steady = Bot: bueno
give-to-sharp = Bot: muy bueno
new-name = Nombre nuevo
rename = Cambiar nombre
rename-seat = Cambiar nombre de { $name }
be-host = El anfitrión no está: serlo yo
make-host = Hacer anfitrión a { $name }
terms = A qué jugamos
terms-rounds = Rondas que ganan la partida
terms-clock = Un reloj para cada turno
terms-no-clock = Ninguno
terms-minutes = { $minutes_count ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
terms-are = Rondas que ganan la partida: { $rounds }.
terms-clock-is = Cada turno tiene { $seconds } segundos; todos pueden pedir más.
terms-clock-minutes = Cada turno tiene { $minutes_count ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}; todos pueden pedir más.
terms-clock-none = No hay reloj.
terms-hints = Pistas, cuando alguien las pida
terms-hints-yes = Sí
terms-hints-no = No
terms-hints-are = Todos pueden pedir pistas.
terms-hints-none = No hay pistas.
take-away = Quitar
take-away-seat = Quitar el asiento { $seat }
open-again = Volver a abrir este asiento
open-again-seat = Volver a abrir este asiento: { $name }
add-seat = Un asiento más

## Títulos de una mesa

head-table = Ronda { $round }
head-now = Ahora
head-answer = Hace falta tu respuesta
head-hand-cards = Tu mano, { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}
head-hand-hidden = La mano está oculta
head-actions = Acciones
head-budget-own = Tu presupuesto
head-budget-of = Presupuesto de { $name }
head-rivals = Los demás
rival-holds = { $name }: { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}
rival-sums = ingresos { $income }, gastos { $expenses }
rival-misses = falta { $letters }
head-piles = Montones
head-command = Orden
head-history = Historia
head-phrases = Frases
skip-to-hand = Saltar a tu mano

## Lo que se puede hacer

hint-draw = { $cards_count ->
    [one] Roba 1 carta más.
   *[other] Roba { $cards } cartas.
}
hint-act = Elige una carta para ver qué puede hacer.
hint-done = No quedan acciones: termina tu turno.
hint-even = Ya están todas las letras. Ahora haz que cuadre: cambia una carta, o gana con una última carta extra.
hint-discard = Elige una carta para descartarla.
# Los botones que piden una pista, un paso más cada vez.
hint-first = Pista
hint-which-card = ¿Qué carta?
hint-whole = ¿Qué jugada?
read-it = Leerla
put-back = Dejarla
# Before the letters of which one can be chosen.
aim-loses = { $name } pierde:
more-time = Un minuto más
questions = Preguntas
say-something = Decir algo
command-example = pon alquiler
command-go = Hazlo
look-closer = Ver de cerca
back = Atrás
visit = { $name } quiere mirar
stand-in = Que un bot juegue por { $name }
next-round = Otra ronda
rematch = Jugar otra vez
play-myself = Un bot juega por ti. Jugar yo
look-back = Repasar
look-back-before = Partidas anteriores
tips-off = Ocultar
tips-off-said = Ocultar los consejos
answer-asked = { $by } juega { $card } contra ti.
answer-asked-back = { $by } te devuelve { $card }.
answer-no-hurry = No hay prisa.
answer-standing = Tu respuesta fija la acepta en un momento.
sum-said = { $cost } menos { $left } son { $over } de más
sum-cost = cuesta
sum-left = quedan
sum-over = de más
curtain-give = Pásale el aparato a { $name }.
curtain-why = La mesa es de todos; la mano queda boca abajo.
curtain-lift = Soy { $name }. Ver mi mano
called-turn = Es tu turno.
called-answer = Hace falta tu respuesta.

## Cartas

card-selected = { $card }, elegida
card-not-now = { $card }, no se puede usar ahora
card-position = { $card }, { $position } de { $cards }
no-card-here = Ninguna carta tiene el foco. Ve primero a una carta de tu mano.
line-full-time = Empleo completo
line-business = Negocio
line-part-time = Empleo parcial
line-extra-income = Ingreso extra
line-relief = Quita un problema
line-cancel = Contra, anula
line-bounce = Contra, devuelve
line-expense = Imprevisto
line-lose-job = Quita el empleo
line-lose-part-time = Quita empleo parcial
line-lose-priority = Quita de A a E
line-any-time = En todo momento
kind-income = Ingreso
kind-windfall = Golpe de suerte
kind-life-happens = Imprevisto

## Presupuestos y montones

income = Ingresos { $amount }
expenses = Gastos { $amount }
no-job = Aún sin empleo
needs = falta
balanced = Cuadra
wins = { $won } de { $needed } rondas ganadas
cards-held = { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}
column-kind = Tipo
column-card = Carta
column-amount = Importe
row-income = Ingresos
row-expenses = Gastos
pile-draw-button = Pila de robo, { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}
pile-draw-caption = Pila de robo, { $cards }
pile-discard-button = Pila de descarte: { $card }
pile-discard-caption = Pila de descarte, { $cards }

## Preguntas por tecla

ask-turn = ¿De quién es el turno?
ask-hand = Mi mano
ask-budget = Mi presupuesto
ask-others = Los demás
ask-piles = Los montones
ask-can = ¿Qué puedo hacer?
ask-score = El marcador
ask-last = ¿Qué acaba de pasar?
ask-repeat = Dilo otra vez
nothing-yet = Aún no ha pasado nada.
answer-nothing = No hay nada que responder ahora.
no-clock = Esta mesa no tiene reloj: tómate todo el tiempo que necesites.
time-left = { $seconds_count ->
    [one] Queda 1 segundo.
   *[other] Quedan { $seconds } segundos.
}
time-left-minutes = { $minutes_count ->
    [one] Queda 1 minuto.
   *[other] Quedan { $minutes } minutos.
}
time-left-both = Quedan { $minutes_count ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} y { $seconds_count ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
time-short = Quedan 30 segundos. { $key } te da un minuto más.
time-short-button = Quedan 30 segundos. Con «Un minuto más» tienes otro.
time-half = Ha pasado la mitad de tu tiempo.
buffer-all = Todos los mensajes.
buffer-game = Mensajes del juego.
buffer-table = Mensajes sobre los jugadores.
buffer-phrases = Lo que dijeron los jugadores.

## Salir

leave-for-now = Tu asiento se guarda: vuelve con este aparato cuando quieras.
leave-now = Salir por ahora
leave-to-bot-why = ¿Tienes que irte un rato? Un bot juega por ti hasta que vuelvas.
leave-to-bot = Que un bot juegue por mí
leave-for-good = Deja tu asiento: un bot sigue hasta que alguien lo ocupe.
leave-seat = Dejar mi asiento
other-device-why = Sigue jugando en otro aparato: abre allí este enlace. Sirve una vez, durante diez minutos.
other-device = Enlace para otro aparato
report-title = ¿Algo parece estar mal?
report-why = Copia la partida tal como la has visto, para que quien cuida del juego encuentre el fallo.
report = Informar de esta posición
report-copied = Copiado.
report-by-hand = Copia este texto:

## Ajustes

settings-kept = Lo que elijas se guarda solo en este dispositivo.
setting-language = Idioma
setting-theme = Colores
theme-auto = Como el aparato
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Mucho contraste
setting-size = Tamaño
size-normal = Normal
size-large = Grande
size-largest = Muy grande
setting-letters = Letra
letters-standard = Normal
letters-reading = Fácil de leer
setting-speed = Con qué rapidez se mueven las cartas
speed-slow = Despacio
speed-normal = Normal
speed-fast = Deprisa
speed-off = Nada
setting-sounds = Sonidos
sound-turn = Mi turno
sound-cards = Lo que hacen los demás
sound-alerts = Hace falta mi respuesta, o se perdió la conexión
sound-off = Apagado
sound-volume = { $volume } de { $loudest }
setting-keys = Teclas de letras
setting-brief = Menos palabras
setting-positions = Decir la posición de cada carta de la mano
setting-others = Decir lo que roban los demás
setting-tips = Consejos para la primera partida
setting-notify = Avisarme fuera de esta página cuando sea mi turno
settings-table = En esta mesa
setting-standing = Aceptar toda carta que jueguen contra mí, si no respondo antes
change-keys = Cambiar teclas sueltas
change-keys-how = Ve a una tecla y escribe otra.
column-usual = Tecla de siempre
restore = Restaurar
restore-key = Restaurar: { $does }
restore-keys = Restaurar todas las teclas
keys-restored = Todas las teclas vuelven a ser las de siempre.
key-changed = { $key } significa ahora: { $does }.
key-taken = { $key } ya significa: { $does }. Elige otra tecla, o cambia antes aquella.
key-digit = Las cifras van a las cartas de tu mano. Elige una letra o un signo.

## Repaso

head-replay = Repaso
replay-none = No hay nada que repasar.
replay-shared = En un aparato que pasa de mano en mano, una ronda se puede repasar cuando termina.
replay-position = Posición { $position } de { $positions }
replay-first = Primera
replay-back = Atrás
replay-next = Siguiente
replay-last = Última
replay-jump = Ir a la posición
replay-eyes = De quién es la mano
replay-nobody = De nadie
replay-before = La partida anterior
replay-hand = Mano de { $name }
save-match = Guardar esta partida
to-table = A la mesa

## Ayuda: las reglas en breve

help-rules = El juego en breve
rule-goal = Cuadra tu presupuesto: ingresos y gastos exactamente iguales, con una carta de cada letra de A a E. Quien lo cuadra primero gana la ronda.
rule-start = Cada uno empieza con cinco cartas.
rule-draw = En tu turno roba dos cartas, de la pila de robo o de la de descarte.
rule-act = Después haz hasta tres acciones: colocar, cambiar, usar un golpe de suerte o jugar un imprevisto contra alguien.
rule-place = Coloca primero un empleo. Un empleo principal; empleos parciales, los que quieras.
rule-order = Las letras van en orden: A Donaciones, B Ahorro, C Esencial, D Importante, E Adicional. No puedes gastar más de lo que tienes.
rule-extra = Una segunda carta de una letra tiene que ganar la ronda en el mismo turno, o vuelve a tu mano.
rule-swap = Cambia una carta de tu mano por una de la misma letra, o un empleo por otro.
rule-life = Un imprevisto le cae a otro: un gasto, un empleo perdido, una carta perdida.
rule-answer = Quien lo recibe acepta, o contraataca: una carta lo anula, otra lo devuelve. Una estafa puede llegar en cualquier momento.
rule-end = Al final de tu turno vuelves a tener cinco cartas: descarta las que sobran. Las acciones que queden se pierden.
rule-win = Quien gana dos rondas, o las que eligió quien abrió la mesa, gana la partida.

## Ayuda: los signos

help-signs = Signos
sign-income = Ingreso: un empleo
sign-windfall = Golpe de suerte: una carta que te ayuda
sign-life = Imprevisto: una carta que le cae a alguien
sign-letter = Una letra que aún falta; con marco continuo puede ser la siguiente
sign-wins = Una ronda ganada
sign-actions = Una acción que queda
sign-dashed = No se puede usar ahora; tócala para saber por qué

## Ayuda: las teclas

help-keys = Teclas
help-keys-all = Todas las teclas
help-keys-where = Las letras y cifras funcionan mientras el foco está en tus cartas o en los botones bajo el presupuesto. En los ajustes se pueden cambiar y apagar.
column-key = Tecla
column-does = Qué hace
key-tab = la parte siguiente de la mesa
key-arrows = la carta siguiente o la anterior
key-enter = usar la carta o el botón
key-digits = ir a esa carta de tu mano
key-draw = robar de la pila de robo
key-take = tomar la carta de la pila de descarte
key-end = terminar tu turno
key-accept = aceptar
key-counter = contraatacar
key-undo = deshacer
key-turn = de quién es el turno
key-hand = tu mano
key-budget = tu presupuesto
key-others = los demás
key-seats = el presupuesto de ese asiento
key-piles = los montones
key-can = lo que puedes hacer
key-hint = una pista, un paso más cada vez
key-text = el texto completo de la carta
key-score = el marcador
key-last = lo que acaba de pasar
key-repeat = decirlo otra vez
key-time-left = el tiempo que queda
key-previous = el mensaje anterior
key-next = el mensaje siguiente
key-oldest = el mensaje más antiguo
key-newest = el mensaje más nuevo
key-buffer-before = los mensajes de otro tipo
key-buffer-after = los mensajes de otro tipo, al revés
key-time = un minuto más
key-command = el campo de órdenes
key-escape = atrás
key-help = esta lista
