## Lo que el entorno de aprendizaje y las tablas de partidas dicen a quien programa
environment-not-installed = Al entorno de aprendizaje le faltan partes que aquí no están instaladas. Escribe { $command }.
environment-too-large = La baraja { $deck } tiene { $jobs } trabajos parciales distintos y { $life } imprevistos de gasto distintos. El entorno tiene sitio para { $most_jobs } y { $most_life }.
environment-option = La opción { $option } es una de { $known }, no { $given }.
environment-picture = La mesa como la ve { $name }
environment-picture-watched = La mesa como la ve todo el mundo
