### Imprimir y jugar: lo que acompaña a las cartas en las hojas, y lo que dice el comando.

## En las hojas

# The title of the document. $deck: the deck's own title.
print-title = { $deck }, para imprimir y jugar
# Half millimetres, as 94,5 is written.
print-decimal = { $whole },{ $tenths }
# $size: a card's width and height in millimetres, such as 63 × 88.
print-scaling = Imprime al 100 %. Una carta: { $size } mm.

## Todo de un vistazo

print-glance = De un vistazo
print-goal = Tu presupuesto necesita un ingreso, una carta de cada letra de A a E y gastos exactamente iguales a los ingresos. Quien lo cuadra primero gana la ronda. Dos rondas ganan la partida.
print-turn = Tu turno
# A step a line.
print-turn-steps =
    Roba dos cartas, cada una de encima de cualquiera de las dos pilas.
    Haz hasta tres cosas: poner una carta, cambiar una carta, usar un alivio o jugar un imprevisto.
    Ordena tu mano: descarta hasta quedarte con cinco cartas, o roba hasta tener cinco.
print-kinds = Las cartas
print-kind-main-job = Empleo completo, negocio
print-does-main-job = Un empleo principal: casi todo tu sueldo. Puedes tener uno.
print-kind-part-time = Empleo parcial
print-does-part-time = Más sueldo. Ten todos los que quieras, con empleo principal o sin él.
print-does-A = La primera letra que se pone, cuando ya tienes un empleo.
print-does-B = La segunda.
print-does-C = La tercera: comida, techo, cuidado de los pequeños.
print-does-D = La cuarta: la salud, el teléfono, el camino al trabajo.
print-does-E = La quinta: caprichos y aficiones.
print-kind-extra-income = Ingreso extra
print-does-extra-income = Más dinero; se pone junto a un empleo.
print-kind-relief = Alivio
print-does-relief = Quita un imprevisto de tu presupuesto. Descarta los dos.
print-kind-cancel = Contra, anula
print-does-cancel = Responde a un imprevisto contra ti: no pasa nada.
print-kind-bounce = Contra, devuelve
print-does-bounce = Responde a un imprevisto contra ti: vuelve a quien lo jugó.
print-kind-life = Imprevisto
print-does-life = Un problema para otra persona: un gasto, un empleo perdido o una letra perdida.
print-kind-anytime = En todo momento
print-does-anytime = Un imprevisto que no gasta acción, en el turno de cualquiera.

## Cómo se juega

print-how = Cómo se juega
print-ready = Antes de empezar
print-ready-text = Pueden jugar dos, tres o cuatro personas. Baraja las { $cards } cartas y reparte cinco a cada persona, de una en una, empezando por la que sigue a quien reparte en el sentido del reloj. Deja el resto boca abajo: es la pila de robo. Dale la vuelta a la primera y ponla al lado: es la pila de descarte. Esa misma persona empieza, y se juega en el sentido del reloj.
print-ready-budget = Las cartas boca arriba delante de ti son tu presupuesto. Las de tu mano son secretas. Si se acaba la pila de robo, deja en su sitio la última carta descartada y baraja las demás para hacer una pila nueva.
print-build = Construir el presupuesto
# A rule a line.
print-build-list =
    Primero, un empleo. Sin él no puedes poner letras ni ingresos extra.
    Después las letras, de la A a la E. Una carta necesita otra de la letra justo anterior.
    Nunca pongas una letra que cueste más que el dinero que te queda.
    Ten una carta de cada letra. Una segunda solo vale si con ella puedes ganar en ese mismo turno, con las cartas de tu mano y las acciones que te quedan. Si terminas el turno sin ganar, vuelve a tu mano.
    En cuanto un presupuesto cuadra, gana la ronda, aunque sea el turno de otra persona.
print-swap = Cambiar
print-swap-text = Cambia un empleo por otro empleo, o una letra por la misma letra. Los importes deben ser distintos, y la carta vieja va a tu mano. No puedes quedarte con dos empleos principales. Una letra más cara tiene que caber en el dinero que te queda; un empleo que paga menos sí se permite, aunque después debas más de lo que ganas. Los ingresos extra y los imprevistos nunca se cambian.
print-life = Cuando llega un imprevisto
# A rule a line.
print-life-list =
    Juega un imprevisto contra otra persona. Tiene que poder quitarle algo: un empleo, o una carta de la letra que nombres. Un gasto siempre vale.
    Todo el mundo espera la respuesta: aceptarlo o contraatacar. Contraatacar no gasta acción. La carta que anula lo termina; la que devuelve hace que ahora respondas tú.
    Cada persona puede jugar un solo imprevisto contra ti en un turno, aunque hayas parado el primero.
    Solo se va lo que la carta quita. Lo demás se queda, aunque no puedas pagarlo todo. Mientras tu sueldo no cubra tus gastos no puedes poner letras, pero sí cambiar una por otra más barata.
    Una carta que dice «En todo momento» se juega cuando quieras, en el turno de cualquiera, pero no mientras se espera una respuesta. Si dos personas juegan a la vez, vale la primera carta.
    Quien juega una carta fuera de su turno completa enseguida su mano hasta cinco.
print-match = La partida
print-match-text = Después de una ronda se barajan otra vez todas las cartas; reparte la siguiente persona en el sentido del reloj. Gana la partida quien gane primero dos rondas. Si cada persona ha tenido cincuenta turnos, nadie gana esa ronda.
print-example = Una cuenta de ejemplo
print-example-text = Tu empleo paga { $pay }. Has puesto A por { $a }, B por { $b } y C por { $c }: juntas son { $spent }. Así que quedan { $left }. Si D y E cuestan juntas exactamente { $left }, ganas.

## Lo que se dice de una hoja, en la línea de comandos

print-done = { $file }: { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
} en { $sheets_count ->
    [one] 1 hoja
   *[other] { $sheets } hojas
}, y después cómo se juega.
print-replaced = Se ha sustituido el archivo anterior { $file }.
print-how-to-print = Imprímelo al 100 %, sin ajustarlo a la página, en papel grueso si tienes. Mide una carta antes de cortar: debe medir { $size } mm.
print-how-to-back = Imprime por las dos caras, con vuelta por el borde largo.
print-no-pdf = { $file } ya existe y no es un PDF. Elige otro nombre.
print-left-out = Ninguna fuente de este equipo tiene estos signos, así que no se imprimen: { $signs }
print-no-letters = Ninguna fuente de este equipo tiene estas letras: { $letters }. Instala una que las tenga, como una fuente Noto para esa escritura, e imprime otra vez.
print-not-installed = Para imprimir faltan partes que aquí no están instaladas. Escribe { $command }, o make print donde están las fuentes del programa.
print-too-long = La carta { $card } tiene un { $field ->
    [name] nombre
   *[text] texto
} de { $length } letras, y en el papel caben { $allowed }. Acórtalo.
