## Lo que el entorno de aprendizaje dice a quien programa
environment-not-installed = Al entorno de aprendizaje le faltan partes que aquí no están instaladas. Escribe { $command }.
environment-too-large = La baraja { $deck } tiene { $jobs } trabajos parciales distintos y { $life } imprevistos de gasto distintos. El entorno tiene sitio para { $most_jobs } y { $most_life }.
environment-option = La opción { $option } es una de { $known }, no { $given }.
environment-least = { $option } es { $given } y debe ser al menos { $least }.
environment-whole = { $name } es { $given } y debe ser un número entero.
environment-deck = deck es { $given } y debe ser el nombre de una baraja, un archivo o un Deck.
environment-actions = El número de acciones es { $given } y debe ser { $games }: una por partida.
environment-not-dealt = No se está jugando ninguna partida: { $call } la reparte.
environment-no-action = { $agent } sigue en juego y necesita una acción.
environment-offered = { $name } puede jugar ahora una carta de cualquier momento, o pasar.
environment-illegal = La partida ha terminado: { $name } eligió una acción que no es legal.
environment-picture = La mesa como la ve { $name }
environment-picture-watched = La mesa como la ve todo el mundo
## Lo que la línea de órdenes dice de las partidas como tabla
parquet-writing = Escribiendo partidas
parquet-done = { $file }: { $rows_count ->
    [one] { $rows } decisión
   *[other] { $rows } decisiones
} de { $matches_count ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}.
parquet-no-records = En { $folder } no hay registros. Crea algunos con budgetable simulate --records.
parquet-not-installed = Para escribir Parquet falta una parte que aquí no está instalada. Escribe { $command }.
