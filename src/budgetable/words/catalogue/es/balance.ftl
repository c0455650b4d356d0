### El informe de equilibrio: cómo juega una baraja, para quien la cambia. Las partes van en por ciento.

## El marco del informe, en la línea de órdenes

balance-written = El informe está en { $file }.
balance-not-written = La serie se detuvo, así que no hay informe.
balance-against-alone = --against va con --report. Añade --report y un archivo.
# Un bot de los que jugaron.
balance-bot = { $bot } de la versión { $version }
balance-title = Cómo juega { $deck }
balance-title-two = Cómo juega { $deck }, junto a { $other }
# Bajo el título: qué se jugó.
balance-about = { $games_count ->
    [one] 1 partida entre { $bots }, semilla { $seed }. Rondas para ganar: { $wins }. Turnos de cada asiento antes de dejar una ronda sin ganar: { $turns }.
   *[other] { $games } partidas entre { $bots }, semilla { $seed }. Rondas para ganar: { $wins }. Turnos de cada asiento antes de dejar una ronda sin ganar: { $turns }.
}
balance-about-two = Las dos barajas se mezclaron con las mismas semillas.
balance-about-differences = Una diferencia es { $deck } menos { $other }, en puntos. La que el azar solo difícilmente haría se llama clara.
balance-in-short = En pocas palabras
balance-length = Cuánto duran las rondas
balance-winners = Quién gana
balance-endings = Cómo acaban las rondas
balance-cards = Qué hace cada carta
balance-incomes = Qué ingresos cuadran
balance-reading = Cómo leer las cifras

## Cabeceras de columnas y títulos de tablas

balance-turns = Turnos
balance-rounds = Rondas
balance-share = Parte
balance-difference = Diferencia
balance-place = Puesto
balance-seat = Asiento
balance-ending = Final
balance-use = Qué pasa
balance-card = Carta
balance-seen = Más que azar
balance-held = Gana quien la tuvo
balance-mattered = Contó
balance-won = Ganó con ella
balance-income = Ingreso
# De todos los presupuestos ganadores; “ganó con ella” es de las rondas con la carta en una mano.
balance-budgets = En presupuestos ganadores
balance-sets = Conjuntos de cinco
balance-extended = Conjuntos de seis a ocho
balance-compared = { $deck }, junto a { $other }
balance-chart = Gráfico
# Bajo una parte: su intervalo y de cuántas es parte.
balance-of = { $low } a { $high }, de { $of }
# Bajo una diferencia que el azar solo difícilmente haría.
balance-clear = { $low } a { $high }, clara
balance-absent = no está en la baraja
balance-uncounted = sin contar
balance-amounts = { $card }; en { $deck } { $amount }
balance-caption-turns = Rondas según sus turnos por asiento, partes en por ciento
balance-caption-places = Quién gana rondas, según el orden de juego: partes en por ciento, debajo los intervalos del 95 por ciento
balance-caption-seats = Quién gana partidas, según el asiento: partes en por ciento, debajo los intervalos del 95 por ciento
balance-caption-endings = Cómo acaban las rondas: partes de todas las rondas en por ciento, debajo los intervalos del 95 por ciento
balance-caption-uses = Qué pasa en las rondas: partes en por ciento, debajo los intervalos del 95 por ciento
balance-caption-cards = Cartas, desde aquellas con las que más se ganó: partes en por ciento, debajo los intervalos del 95 por ciento
balance-caption-incomes = Cartas de ingresos: los conjuntos de prioridades que cuestan justo lo que paga una, y la parte de los presupuestos ganadores que la tenían, en por ciento
balance-caption-pairs = Presupuestos ganadores de { $deck }, por ingreso y prioridad
balance-pairs-left-out = Solo se muestran las cartas que estaban en más presupuestos ganadores.

## Cómo acaba una ronda y qué pasa en ella

balance-ending-built = Con una carta de cada letra, en el turno propio
balance-ending-extras = Con una carta extra
balance-ending-relief = Con un alivio
balance-ending-life = Por casualidad: un imprevisto hizo que cuadrara
balance-ending-returned = Por casualidad: las cartas extra volvieron a la mano
balance-ending-drawn = No ganó nadie
balance-elsewhere = Se ganó en el turno de otra persona, de las rondas ganadas
balance-use-with-life = Un imprevisto en el presupuesto ganador, de las rondas ganadas
balance-use-by-extra = Una carta extra en el presupuesto ganador, de las rondas ganadas
balance-use-swaps = Un cambio, de todas las rondas
balance-use-reliefs = Un alivio, de todas las rondas
balance-use-cancels = Un contraataque que anula una carta, de todas las rondas
balance-use-bounces = Un contraataque que devuelve una carta, de todas las rondas
balance-side-more = más
balance-side-less = menos
balance-side-none = no
balance-place-row = { $place }
balance-seat-row = { $seat }: { $bot }

## El gráfico de los turnos

balance-turns-chart = Rondas según sus turnos por asiento, como gráfico
# Lo que oye quien no ve el gráfico; la tabla que sigue tiene los números.
balance-turns-told = { $deck }: lo más frecuente es que una ronda dure { $most } turnos por asiento, el { $share } por ciento; la más corta { $least }, la más larga { $longest }.
balance-turns-axis = Turnos por asiento
balance-turns-upright = Por ciento de las rondas
balance-middle = mediana { $turns }
balance-high = 95 por ciento hasta { $turns }

## En pocas palabras

balance-says-few = { $rounds_count ->
    [one] Fue solo 1 ronda: toma cada cifra con cuidado. Mil partidas dicen mucho más.
   *[other] Fueron solo { $rounds } rondas: toma cada cifra con cuidado. Mil partidas dicen mucho más.
}
balance-says-length = Al menos la mitad de las rondas acaban tras { $median } turnos por asiento, y 95 de cada 100 tras { $high }.
balance-says-all-won = Alguien ganó cada ronda.
balance-says-drawn = { $drawn_count ->
    [one] 1 de { $rounds } rondas quedó sin ganar: nadie había ganado tras { $turns } turnos cada asiento.
   *[other] { $drawn } de { $rounds } rondas quedaron sin ganar: nadie había ganado tras { $turns } turnos cada asiento.
}
balance-says-nobody = Nadie ganó ninguna ronda, así que no hay nada que decir de quién gana ni con qué cartas. Quizá no se pueda ganar con esta baraja, o los turnos sean pocos.
balance-says-order-even = No se ve que el orden de juego favorezca a nadie. Una ventaja de hasta { $points } puntos aún podría esconderse en estas rondas.
balance-says-order-more = El puesto { $place } en el orden de juego gana más de lo justo: el { $share } por ciento de las rondas, cuando lo justo sería { $fair }.
balance-says-order-less = El puesto { $place } en el orden de juego gana menos de lo justo: el { $share } por ciento de las rondas, cuando lo justo sería { $fair }.
balance-says-seat-more = { $bot } en el asiento { $seat } gana más partidas de lo justo: el { $share } por ciento.
balance-says-seat-less = { $bot } en el asiento { $seat } gana menos partidas de lo justo: el { $share } por ciento.
balance-says-budgets = De 100 presupuestos ganadores { $extras } tienen una carta extra, y { $life } tienen un imprevisto.
balance-says-more = Quien tuvo una de estas cartas ganó más a menudo que quien tiene una carta cualquiera: { $cards }.
balance-says-less = Quien tuvo una de estas cartas ganó menos a menudo que quien tiene una carta cualquiera: { $cards }.
balance-says-none = No se ve que ninguna carta cambie quién gana. Una que lo hiciera en menos de unos { $points } puntos no se vería en estas rondas.
balance-says-idle = Estas cartas casi nunca cuentan cuando llegan a una mano: { $cards }.
balance-says-all-matter = No se ve que ninguna carta cuente en menos de { $percent } de cada 100 rondas en que llega a una mano.
balance-says-unused = Ningún conjunto de prioridades cuesta justo lo que pagan estas: { $cards }.
balance-says-incomes = El trabajo principal que está en más presupuestos ganadores es { $most }, en { $often } de cada 100; el que está en menos es { $least }, en { $seldom } de cada 100.
balance-says-card = { $card }: { $share } por ciento
balance-says-others = { $others_count ->
    [one] 1 más
   *[other] { $others } más
}
balance-says-longer = Las rondas de { $deck } son más largas que las de { $other }, en { $turns } turnos de media: de { $low } a { $high }.
balance-says-shorter = Las rondas de { $deck } son más cortas que las de { $other }, en { $turns } turnos de media: de { $low } a { $high }.
balance-says-as-long = No se ve que las rondas de { $deck } sean más largas o más cortas que las de { $other }: la diferencia de las medias va de { $low } a { $high } turnos.
balance-says-stronger = Quien tiene estas cartas gana más con { $deck } que con { $other }: { $cards }.
balance-says-weaker = Quien tiene estas cartas gana menos con { $deck } que con { $other }: { $cards }.
balance-says-alike = No se ve que ninguna carta haga más o menos por quien la tiene que con { $other }.
balance-says-busier = Estas cartas cuentan más con { $deck } que con { $other }: { $cards }.
balance-says-idler = Estas cartas cuentan menos con { $deck } que con { $other }: { $cards }.
balance-says-endings-more = Con { $deck } más rondas acaban así: { $endings }.
balance-says-endings-less = Con { $deck } menos rondas acaban así: { $endings }.
balance-says-uses-more = Con { $deck } esto pasa más a menudo: { $uses }.
balance-says-uses-less = Con { $deck } esto pasa menos a menudo: { $uses }.

## Cómo leer las cifras

balance-read-interval = Un intervalo del 95 por ciento es donde está la parte verdadera, hasta donde estas rondas lo dicen, según el método de Wilson. Cuanto más ancho, menos se sabe.
balance-read-fair = La línea de puntos de un gráfico es lo que sería justo; cuánto es está encima del gráfico. Para una carta es { $fair } por ciento, la media de todas: la parte de quienes ganaron en todo lo que llegó de una pila a una mano. Es más que la parte de un asiento, porque quien gana suele haber robado más cartas. Si unas cartas están por encima de una media, otras tienen que estar por debajo.
balance-read-holders = Lo que gana quien la tuvo es de todas las veces que la carta llegó de una pila a una mano en una ronda ganada. Cuentan las repartidas y las robadas; la que vuelve de un presupuesto a la mano no cuenta otra vez. Tener una carta no es ganar por ella: una buena carta puede estar en manos que habrían ganado igual.
balance-read-seen = De una carta o un puesto se dice más o menos solo si, en todas las de su clase juntas, que el azar lo haga decir de una sola tiene una probabilidad de 5 en 100 como mucho, con la corrección de Holm. Donde se esperaban menos de unas cinco victorias o derrotas no se dice nada.
balance-read-mattered = Una carta contó en una ronda si cambió un presupuesto, sirvió de contraataque o estaba en el presupuesto ganador. Eso y las rondas ganadas con ella son de las rondas en que llegó a una mano. Hay una raya donde no se puede contar nada, como para una carta que nunca está en un presupuesto.
balance-read-sets = Una carta extra es una más de una letra que el presupuesto ya tiene. Los conjuntos de cinco tienen una carta de cada letra. Los de seis a ocho tienen además hasta tres cartas extra, de cualquier letra, tantas como acciones tiene un turno. Las copias iguales cuentan como una.
balance-read-difference = El intervalo de una diferencia es según Newcombe, y el de los turnos medios según la distribución normal. Las mismas semillas hacen parecidas las dos series, así que el verdadero puede ser más estrecho.

## Un clúster, en la línea de órdenes

option-scheduler = --scheduler { $given } no es una dirección. Se escribe así: tcp://127.0.0.1:8786.
cluster-not-installed = Para jugar en un clúster hay que instalar algo más aquí: { $command }
cluster-unreachable = Ningún planificador responde en { $where }. Revisa la dirección y si está en marcha.
cluster-no-workers = El planificador de { $where } no tiene procesos que jueguen. Pon uno en marcha: dask worker { $where }
cluster-without = { $where } no tiene budgetable. Instala allí la versión { $here }.
cluster-other-version = { $where } tiene otro budgetable, la versión { $version }; este es la versión { $here }. Instala el mismo en todas partes.
cluster-lost = El clúster de { $where } se perdió antes de acabar la serie. Mira qué dicen su planificador y sus procesos, y empieza otra vez.
