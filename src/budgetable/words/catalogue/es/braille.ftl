### El juego en braille: lo que acompaña a las cartas en la clave, y lo que dice el comando.
### Lo escrito en braille se traduce por frases enteras: una frase cambiada se guarda de nuevo.

## En la clave y en las reglas

braille-key = Clave de las cartas
# A paragraph a line.
braille-key-how =
    Cada carta tiene un código de tres letras. La primera dice el tipo: a, b, c, d o e es una prioridad de esa letra, j es un ingreso, l es un imprevisto y w es un golpe de suerte. Las otras dos recuerdan el id de la carta, un nombre corto que puede estar en inglés. Un código siempre son letras, nunca un número. Las cartas con el mismo código son iguales.
    Las cartas están en el orden de sus códigos. Después del código viene el nombre de la carta, y luego qué es y su importe. Debajo está su texto.
# $currency (text): the deck's ISO 4217 code.
braille-key-amounts = { $currency ->
    [USD] Todos los importes son en dólares.
    [EUR] Todos los importes son en euros.
    [GBP] Todos los importes son en libras.
    [MXN] Todos los importes son en pesos mexicanos.
   *[other] Todos los importes son en { $currency }.
}
# $card: the full name of a card, such as: Alquiler, C Esencial, 1200
braille-card = { $card }.
# The same of a card with copies.
braille-cards = { $card }. { $count_count ->
    [one] Hay 1.
   *[other] Hay { $count }.
}
# A kind of card, and what it does, a sentence.
braille-kind = { $name }. { $does }
braille-step = { $number }. { $step }

## En la hoja para punzar

braille-slate-title = { $deck }, braille para punzar
# $size: a card, such as 63 × 88.
braille-slate-how = Por detrás, al 100 %. Una carta: { $size } mm.
# In the middle of a card: the code, and how many there are.
braille-slate-copies = { $number } de { $count }
# What is read aloud of a cell. $dots: such as 1 3 5.
braille-slate-cell = { $letter }: puntos { $dots }

## En la línea de comandos

braille-done = { $folder }: { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
} y las reglas en braille, { $pages_count ->
    [one] 1 página
   *[other] { $pages } páginas
}.
braille-file-labels = { $file }: una etiqueta para cada carta.
braille-file-key = { $file }: la clave, cada carta por su código.
braille-file-rules = { $file }: cómo se juega.
braille-file-slate = { $file }: los puntos para punzar a mano, con pauta o por el dorso. Imprímelo al 100 %.
braille-no-slate = No hay hoja para punzar a mano: faltan partes que aquí no están instaladas. Escribe { $command }.
braille-left-out = El braille no tiene celdas para estos signos, así que se omiten: { $signs }
braille-exists = { $folder } ya contiene braille. Elige otra carpeta.
# $grades: such as contracted, uncontracted
braille-no-grade = Este idioma se escribe aquí en estos tipos de braille: { $grades }. Quita --grade.
braille-no-language = Todavía no hay braille para este idioma.
braille-no-cells = { $deck } dice cosas para las que el braille de este idioma no tiene celdas.
# $letters: letters, a blank between them.
braille-no-cells-card = Carta { $card }: { $letters }
braille-no-cells-remedy = Da a estas cartas un nombre y un texto en este idioma, en { $field } del mazo, o escríbelos con sus letras.
braille-no-library = Las frases de este mazo aún no están en braille, y liblouis, que puede traducirlas, no está instalado. En Debian y Ubuntu escribe apt-get install liblouis20 liblouis-data, en Fedora dnf install liblouis, en un Mac brew install liblouis. El mazo estándar no lo necesita.
braille-old-library = El liblouis de este equipo dice que es la versión { $version }. Hace falta la { $least } o una más nueva.
braille-no-table = El liblouis de este equipo no tiene la tabla { $table }. En Debian y Ubuntu está en el paquete liblouis-data. Si { $setting } está puesta, quítala.
