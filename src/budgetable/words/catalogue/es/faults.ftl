### Qué está mal en una baraja, un registro, un archivo o una opción.

## Dónde falla una baraja, y cada fallo: el id termina con el código de decks/check.py

fault-in-card = Carta { $card }: { $problem }
fault-in-place = Carta número { $place }: { $problem }
fault-in-deck = Baraja: { $problem }
fault-in-row = Fila { $row }: { $problem }
fault-in-row-card = Fila { $row }, carta { $card }: { $problem }
deck-not-a-deck = esto no es una baraja. Una baraja es un archivo TOML con un nombre y cartas.
deck-no-cards = no tiene cartas. Empieza cada carta con una línea [[cards]].
deck-not-a-card = esto no es una carta. Una carta es una tabla de campos que empieza con una línea [[cards]].
deck-unknown-field = no existe el campo "{ $field }". Quítalo o corrige su nombre.
deck-missing-field = falta el campo "{ $field }". Añádelo.
deck-misplaced-field = el campo "{ $field }" no va aquí: { $allowed } no lo lleva. Quítalo.
deck-not-text = el campo "{ $field }" es { $value } y debe ser texto. Escríbelo entre comillas.
deck-bad-name = el nombre "{ $value }" no vale. Usa solo minúsculas, cifras y guiones.
deck-bad-currency = la moneda "{ $value }" no vale. Usa sus tres letras mayúsculas, como USD.
deck-bad-language = el idioma "{ $value }" no vale. Usa su código, como en o es.
deck-bad-id = el id "{ $value }" no vale. Usa solo minúsculas, cifras y guiones.
deck-duplicate-id = el id "{ $value }" está repetido. Da a cada carta un id propio; para las copias usa count.
deck-bad-value = el campo "{ $field }" es "{ $value }" y debe ser uno de estos: { $allowed }.
deck-not-whole = el campo "{ $field }" es "{ $value }" y debe ser un número entero desde 1.
deck-too-large = el campo "{ $field }" es { $value } y debe ser { $allowed } como máximo.
deck-empty-name = el nombre está vacío. Escribe cómo se llama la carta.
deck-bad-translations = el campo "{ $field }" no es una traducción. Escribe una tabla de idiomas, cada uno con nombre y texto.
deck-no-letter = ninguna carta tiene la letra { $value }. Añade una prioridad de esa letra.
deck-no-income = ninguna carta es un ingreso. Añade al menos una.
deck-too-few-cards = { $value_count ->
    [one] tiene 1 carta y necesita al menos { $allowed }. Añade cartas o sube un count.
   *[other] tiene { $value } cartas y necesita al menos { $allowed }. Añade cartas o sube un count.
}
deck-too-many-cards = tiene { $value } cartas y puede tener { $allowed } como máximo. Quita algunas o baja un count.
deck-too-large-file = el archivo pasa de { $allowed } megabytes. Eso no es una baraja.
deck-not-utf8 = la línea { $value } no es texto UTF-8. Guarda el archivo como UTF-8.
deck-not-toml = no se puede leer como TOML. { $value }.
deck-workbook = esto es un libro de una hoja de cálculo, no CSV. Ábrelo en la hoja de cálculo y guárdalo como CSV UTF-8.
deck-not-csv-text = la línea { $value } no es texto en UTF-8. En la hoja de cálculo, guárdalo como CSV UTF-8.
deck-bad-quotes = unas comillas no tienen pareja aquí, o tienen texto al lado. Si guardas el archivo desde una hoja de cálculo, quedan bien.
deck-no-header = ninguna fila tiene los nombres de las columnas. Empieza con una fila como esta: id, name, kind, count, job, priority, effect, amount, anytime, text.
deck-no-rows = no tiene cartas. Escribe una carta en cada fila, debajo de los nombres de las columnas.
deck-missing-column = falta la columna "{ $field }". Añádela.
deck-field-twice = "{ $field }" está repetido. Quita uno de los dos.
deck-cell-beyond = la celda "{ $value }" está fuera de las columnas con nombre. Pon entre comillas el texto o la cantidad que lleve una coma, o quita la celda.
deck-no-kind = falta el campo "{ $field }". Añádelo, o borra la fila si no es una carta.
deck-date = el campo "{ $field }" es "{ $value }", una fecha. Da a la columna el formato texto o número y vuelve a escribir el número.

deck-more-faults = { $more_count ->
    [one] Y 1 fallo más.
   *[other] Y { $more } fallos más.
}

## Qué podría mejorar en una baraja: el id termina con el código de decks/warnings.py

# $value (text): a language's code, such as es.
deck-warning-own-translation = sus cartas están en el idioma { $value }, y estas tienen otro nombre o texto en una traducción al idioma { $value }: { $cards }. Se usa lo que está en name y text, no la traducción. Quítala o ponla ahí.
deck-warning-same-name = varias cartas se llaman "{ $value }": { $cards }. Da a cada una un nombre propio; para las copias de una carta usa count.
deck-warning-long-for-paper = en el papel caben { $amount } letras del campo "{ $value }", y estas cartas tienen más: { $cards }. No se pueden imprimir hasta que sea más corto.
deck-warning-far-amount = { $cards } tiene { $value }, y ninguna otra carta más de { $amount }. Revisa ese importe.
deck-warning-off-step = casi todas las cantidades son múltiplos de { $value }, y las de estas cartas no: { $cards }. Redondéalas para que los presupuestos cuadren más a menudo.
deck-warning-no-step = las cantidades no tienen un paso común, así que los presupuestos casi nunca cuadran. Redondéalas a múltiplos de { $value }.
deck-warning-few-cards = cuatro personas necesitan { $amount } cartas, cinco en cada mano y seis en cada presupuesto, y la baraja tiene { $value }. Con tres o cuatro personas los montones pueden agotarse y nadie gana. Añade cartas o copias.
deck-warning-few-of-letter = cartas de la letra { $value }: { $amount }. Con cuatro personas no todas pueden tener una. Añade cartas o copias de esa letra.
deck-warning-dear-letter = la carta más barata de la letra { $value } cuesta { $amount }, más que casi todos los ingresos. Añade una más barata.
deck-warning-never-even = ningún presupuesto puede cuadrar con estas cantidades, así que nadie puede ganar. Cambia algunas.
deck-warning-card-never-even = ningún presupuesto con una de estas cartas puede cuadrar: { $cards }. Cambia sus cantidades.
deck-warning-income-left-over = ningún conjunto de prioridades, con una o más de cada letra, gasta justo estos ingresos: { $cards }. Cambia sus cantidades o algunas de las prioridades.
deck-warning-idle-relief = ninguna carta es un gasto, así que estas no tienen nada que quitar: { $cards }.
deck-warning-idle-cancel = ninguna carta es un imprevisto, así que estas no tienen nada a lo que responder: { $cards }.
deck-warning-idle-lose-job = ninguna carta es un empleo a tiempo completo ni un negocio, así que estas no tienen nada que quitar: { $cards }.
deck-warning-idle-lose-part-time = ninguna carta es un trabajo parcial, así que estas no tienen nada que quitar: { $cards }.
warning-cards = { $cards } y { $more } más

## Registros, por los códigos de records/record.py

record-not-utf8 = Esto no es texto UTF-8. Guarda el archivo como UTF-8.
record-not-json = La línea { $value } no se puede leer como JSON. Comprueba que el archivo esté completo.
record-not-a-record = Esto no es el registro de una partida.
record-known-only = Este registro es de una partida que aún se jugaba, sin las cartas que su lector no conocía. Toma el registro completo cuando la partida haya terminado.
record-missing-field = Al registro le falta el campo "{ $field }".
record-unknown-field = El registro tiene un campo "{ $field }" que no va ahí. Quítalo.
record-field-twice = El campo "{ $field }" está dos veces en el mismo lugar. Quita uno de los dos.
record-bad-field = El campo "{ $field }" del registro no es correcto.
record-bad-field-value = El campo "{ $field }" del registro es { $value }, y no es correcto.
record-bad-seats = Una partida es para 2 a 4 personas, y en este registro el número es { $value }.
record-too-large-file = El archivo pasa de { $value } megabytes. Eso no es un registro.

## Archivos

in-file = { $file }: { $problem }
file-not-found = No existe el archivo { $file }. Revisa su nombre y su carpeta.
file-is-folder = { $file } es una carpeta. Nombra un archivo que esté dentro.
file-no-folder = No existe la carpeta de { $file }. Créala antes o elige otra.
file-not-allowed = No tienes permiso para abrir { $file }. Revisa sus permisos o elige otro archivo.
file-exists = { $file } ya existe. Elige otro nombre.
file-other = { $file } no se puede usar: { $reason }.

## Opciones de la línea de órdenes

option-seats = Juegan de 2 a 4 personas, no { $given }. Da 2, 3 o 4.
option-ladder = Una escala necesita dos bots distintos y una mesa que puedan llenar. Da más bots o menos asientos.
option-bot = No hay ningún bot que se llame "{ $given }". Elige uno de estos: { $known }.
option-deck = No hay ninguna baraja que se llame "{ $given }". Elige una de estas o nombra un archivo: { $known }.
option-language = No hay ningún idioma "{ $given }". Elige uno de estos: { $known }.
option-range = { $option } es { $given } y debe estar entre { $least } y { $most }.
option-ending = Una baraja se guarda en un archivo que termina en { $known }, y { $file } no termina así. Cambia su terminación.
option-conflict = { $option } y { $other } no se pueden usar a la vez. Quita una de las dos.
