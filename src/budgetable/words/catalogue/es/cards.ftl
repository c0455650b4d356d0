### Lo que hay en la mesa: cartas, cantidades, letras, presupuestos.
### Un número viene dos veces: $amount en cifras, para escribirlo, y $amount_count, para elegir el plural.

## Cantidades

minus = menos { $amount }
# $currency (text): the deck's ISO 4217 code.
total = { $currency ->
    [USD] { $amount_count ->
        [one] { $amount } dólar
       *[other] { $amount } dólares
    }
    [EUR] { $amount_count ->
        [one] { $amount } euro
       *[other] { $amount } euros
    }
    [GBP] { $amount_count ->
        [one] { $amount } libra
       *[other] { $amount } libras
    }
    [MXN] { $amount_count ->
        [one] { $amount } peso mexicano
       *[other] { $amount } pesos mexicanos
    }
   *[other] { $amount } { $currency }
}
gap-left = { $amount_count ->
    [one] queda { $amount }
   *[other] quedan { $amount }
}
gap-over = { $amount } de más
gap-none = no queda nada

## Letras

letter-A = A Donaciones
letter-B = B Ahorro
letter-C = C Esencial
letter-D = D Importante
letter-E = E Adicional

## El nombre completo de una carta: primero lo que decide

card-full-time = { $name }, empleo a tiempo completo, ingreso { $amount }
card-business = { $name }, negocio, ingreso { $amount }
card-part-time = { $name }, trabajo parcial, ingreso { $amount }
card-priority = { $name }, { $letter }, { $amount }
card-extra-income = { $name }, ingreso extra { $amount }
card-relief = { $name }, alivio
card-counter = { $name }, contraataque
card-life = { $name }, imprevisto, { $effect }
card-life-anytime = { $name }, imprevisto, { $effect }, en cualquier momento
card-short = { $name }, { $amount }

## Lo que hace un imprevisto, en pocas palabras

effect-expense = gasto { $amount }
effect-lose-job = perder el empleo principal
effect-lose-part-time = perder un trabajo parcial
effect-lose-priority = perder una prioridad
effect-lose-letter = perder { $letter }

## Lo que hace una carta, para quien la ve por primera vez

explain-full-time = { $name } es un empleo a tiempo completo. Ponlo en tu presupuesto: da un ingreso de { $amount }. Solo puedes tener un empleo principal, que es un empleo a tiempo completo o un negocio.
explain-business = { $name } es un negocio. Ponlo en tu presupuesto: da un ingreso de { $amount }. Solo puedes tener un empleo principal, que es un empleo a tiempo completo o un negocio.
explain-part-time = { $name } es un trabajo parcial. Ponlo en tu presupuesto: da un ingreso de { $amount }. Puedes tener todos los trabajos parciales que quieras.
explain-priority = { $name } es una prioridad de la letra { $letter }. Ponla en tu presupuesto: cuesta { $amount }. Necesita una carta de cada letra anterior e ingresos suficientes.
explain-first-priority = { $name } es una prioridad de la letra { $letter }. Ponla en tu presupuesto: cuesta { $amount }. Es la primera letra, así que solo necesita un trabajo e ingresos suficientes.
explain-extra-income = { $name } es un golpe de suerte con ingreso extra. Ponlo en tu presupuesto junto a un trabajo: da { $amount } más.
explain-relief = { $name } es un golpe de suerte que alivia. Úsalo con un imprevisto de tu presupuesto, y las dos cartas se descartan.
explain-cancel = { $name } es un golpe de suerte para contraatacar. Cuando alguien juegue un imprevisto contra ti, responde con esta carta y no te pasa nada.
explain-bounce = { $name } es un golpe de suerte para contraatacar. Cuando alguien juegue un imprevisto contra ti, responde con esta carta y vuelve a quien lo jugó.
explain-expense = { $name } es un imprevisto. Juégalo contra otra persona: añade un gasto de { $amount } a su presupuesto.
explain-lose-job = { $name } es un imprevisto. Juégalo contra otra persona: le quita su empleo a tiempo completo o su negocio.
explain-lose-part-time = { $name } es un imprevisto. Juégalo contra otra persona: le quita su trabajo parcial mejor pagado.
explain-lose-priority = { $name } es un imprevisto. Juégalo contra otra persona y elige una letra: le quita su última carta de esa letra.
explain-anytime = Puedes jugarlo en cualquier momento, también en el turno de otra persona, y no gasta ninguna acción.

## Presupuestos, manos, pilas y jugadores

budget-totals = Ingresos { $income }, gastos { $expenses }, { $gap }.
budget-empty = Aún no hay cartas. Empieza con un empleo.
budget-missing = Por añadir: { $missing }.
a-job = un empleo
budget-complete = Cada letra tiene su carta.
budget-cards = Cartas: { $cards }.
hand-cards = { $cards_count ->
    [one] 1 carta: { $list }.
   *[other] { $cards } cartas: { $list }.
}
hand-empty = Ninguna carta.
# One line for another player, before their cards.
player-line = { $name }: { $cards_count ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, { $wins_count ->
    [0] ninguna ronda ganada
    [one] 1 ronda ganada
   *[other] { $wins } rondas ganadas
}. Ingresos { $income }, gastos { $expenses }, { $gap }.
pile-draw = Pila de robo: { $cards_count ->
    [0] vacía
    [one] 1 carta
   *[other] { $cards } cartas
}.
pile-discard = Pila de descarte: { $cards_count ->
    [one] 1 carta
   *[other] { $cards } cartas
}, encima { $card }.
pile-discard-empty = Pila de descarte: vacía.
# The reader's own place in a list, such as "you 2, Ben 1".
you = tú
# A seat whose name is not known.
seat-number = asiento { $seat }
score = { $name } { $wins }
a-card = una carta
