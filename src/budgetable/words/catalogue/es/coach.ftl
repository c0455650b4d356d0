### Pistas, de tres pasos: -look dice qué mirar, -card qué carta, y hint-move la jugada.

## Qué mirar

hint-draw-ready-look = Tienes todo lo que hace falta para ganar en este turno, con { $actions_count ->
    [one] 1 acción
   *[other] { $actions } acciones
}. Robes lo que robes, puedes hacerlo.
hint-draw-wins-look = Mira la pila de descarte: con su carta de arriba puedes ganar la ronda.
hint-draw-helps-look = Mira la pila de descarte: su carta de arriba te ayuda más que una desconocida.
# $outs of the $unseen cards that the reader cannot see would win at once.
hint-draw-deck-look = { $outs_count ->
    [0] La carta de arriba del descarte no es la que más necesitas. Ninguna carta desconocida gana sola en este turno, pero puede acercarte.
    [one] La carta de arriba del descarte no es la que más necesitas. De { $unseen } cartas que no ves, 1 te dejaría ganar en este turno.
   *[other] La carta de arriba del descarte no es la que más necesitas. De { $unseen } cartas que no ves, { $outs } te dejarían ganar en este turno.
}
hint-win-look = Puedes ganar ahora, con { $actions_count ->
    [one] 1 acción
   *[other] { $actions } acciones
}. Tu presupuesto: { $gap }. { $lacking }
hint-build-look = No puedes ganar en este turno. Lo más cerca que puedes llegar: { $missing_count ->
    [0] todas las letras y { $gap }
    [one] con 1 carta por añadir, { $gap }
   *[other] con { $missing } cartas por añadir, { $gap }
}.
hint-attack-look = Mira el presupuesto de { $name }: { $missing_count ->
    [0] no falta ninguna letra, { $gap }
    [one] falta 1 letra, { $gap }
   *[other] faltan { $missing } letras, { $gap }
}. Una de tus cartas puede hacerlo retroceder.
hint-end-look = { $outs_count ->
    [0] Es mejor parar aquí. Guarda tus cartas para el próximo turno.
    [one] Es mejor parar aquí. De { $unseen } cartas que no ves, 1 te dejaría ganar en el próximo turno.
   *[other] Es mejor parar aquí. De { $unseen } cartas que no ves, { $outs } te dejarían ganar en el próximo turno.
}
hint-end-spent-look = No te quedan acciones.
hint-accept-look = No tienes ningún contraataque. Después de esta carta, tu presupuesto queda así: { $gap }.
hint-accept-keep-look = Tienes un contraataque, pero esta carta hace poco daño. Tu presupuesto quedaría así: { $gap }.
hint-accept-wins-look = Mira cómo quedaría tu presupuesto después de esta carta: los ingresos y los gastos son iguales.
hint-counter-look = Esta carta haría daño. Tu presupuesto quedaría así: { $gap }, y { $missing_count ->
    [0] no faltaría ninguna letra
    [one] faltaría 1 letra
   *[other] faltarían { $missing } letras
}. Puedes contraatacar.
hint-discard-look = { $cards_count ->
    [one] Te sobra 1 carta.
   *[other] Te sobran { $cards } cartas.
} Busca la que menos necesita tu presupuesto.
hint-wait-look = Tienes una carta de cualquier momento, pero nadie está tan cerca de ganar.

## Qué carta

hint-draw-ready-card = Empezarás con { $card }.
hint-draw-wins-card = Arriba está { $card }: con ella ganas con { $actions_count ->
    [one] 1 acción
   *[other] { $actions } acciones
}.
hint-draw-helps-card = Arriba está { $card }.
hint-draw-deck-card = Arriba está { $card }: déjala.
hint-draw-deck-card-none = La pila de descarte no tiene nada para ti.
hint-win-card = La carta para empezar es { $card }.
hint-build-card = La carta que te sirve es { $card }.
hint-attack-card = La carta que puedes jugar es { $card }.
hint-end-card = Ninguna carta de tu mano merece ahora una acción.
hint-accept-card = Solo puedes aceptar { $card }.
hint-accept-keep-card = Guarda tu contraataque para un golpe peor que { $card }.
hint-accept-wins-card = Tu presupuesto queda equilibrado con { $card }.
hint-counter-card = Tu contraataque es { $card }.
hint-discard-card = La que menos necesitas es { $card }.
hint-discard-letter-card = La que menos necesitas es { $card }. Tu presupuesto ya tiene esa letra.
hint-discard-job-card = La que menos necesitas es { $card }. Tu presupuesto ya tiene un empleo principal.
hint-discard-life-card = La que menos necesitas es { $card }. No puede ir en tu presupuesto.
hint-wait-card = Guárdala para cuando alguien esté a punto de ganar.

## La jugada

hint-move = La jugada: { $move }.
hint-move-win = { $more_count ->
    [0] La jugada: { $move }.
    [one] La jugada: { $move }. Después gana 1 acción más.
   *[other] La jugada: { $move }. Después ganan { $more } acciones más.
}
hint-move-wait = Deja que sigan los demás.
