/** What Arena says of its titles, lists and pages: English | Spanish | Portuguese. */
export const arenaWords = `
How a small coastal club built its own floodlights and played until morning.|Cómo un pequeño club de la costa construyó sus propios focos y jugó hasta el amanecer.|Como um pequeno clube da costa construiu os seus próprios holofotes e jogou até de manhã.
Extra time, a missed penalty and a goalkeeper who never blinked.|Prórroga, un penalti fallado y un portero que no pestañeó.|Prolongamento, um penálti falhado e um guarda-redes que nunca pestanejou.
Live sport all day, from the first whistle to the late round-up.|Deporte en directo todo el día, del primer silbato al resumen de la noche.|Desporto em direto todo o dia, do primeiro apito ao resumo da noite.
One sprint, one breath, seen from the blocks to the tape.|Un esprint y un solo aliento, desde los tacos hasta la cinta.|Um sprint e um só fôlego, dos blocos à fita.
Twenty-one bends, four riders, and rain from the ninth.|Veintiuna curvas, cuatro ciclistas y lluvia desde la novena.|Vinte e uma curvas, quatro ciclistas e chuva a partir da nona.
The fastest straight line of the season.|La línea recta más rápida de la temporada.|A linha reta mais rápida da época.
A qualifier nobody knew beats the third seed.|Una jugadora de la previa, a la que nadie conocía, gana a la tercera favorita.|Uma jogadora da qualificação, que ninguém conhecia, vence a terceira cabeça de série.
The bout that split the judges and every kitchen table.|El combate que dividió a los jueces y a todas las mesas de cocina.|O combate que dividiu os juízes e todas as mesas de cozinha.
Three hundred swimmers leave the pier before sunrise.|Trescientos nadadores dejan el muelle antes de que salga el sol.|Trezentos nadadores deixam o cais antes de o sol nascer.
Two thousand voices and one borrowed drum.|Dos mil voces y un tambor prestado.|Duas mil vozes e um tambor emprestado.
A final decided on the last hold.|Una final decidida en la última presa.|Uma final decidida na última presa.
Ferries, sand, and the longest forty-two kilometres.|Ferris, arena y los cuarenta y dos kilómetros más largos.|Ferries, areia e os quarenta e dois quilómetros mais longos.
Co-driver notes from six days of gravel.|Notas de una copiloto en seis días de grava.|Notas de uma copiloto em seis dias de gravilha.
The week's best strikes from outside the box.|Los mejores disparos de la semana desde fuera del área.|Os melhores remates da semana de fora da área.
What happens in the last two hundred metres.|Lo que ocurre en los últimos doscientos metros.|O que acontece nos últimos duzentos metros.
The season's first final, point by point.|La primera final de la temporada, punto por punto.|A primeira final da época, ponto por ponto.
A corner coach explains distance.|Un entrenador de rincón explica la distancia.|Um treinador de canto explica a distância.
Four swimmers, one lane and a record from 1998.|Cuatro nadadoras, una calle y un récord de 1998.|Quatro nadadoras, uma pista e um recorde de 1998.
Two sisters go back to the mountain that turned them around.|Dos hermanas vuelven a la montaña que las hizo dar media vuelta.|Duas irmãs voltam à montanha que as fez dar meia-volta.
Three thousand rotations before breakfast.|Tres mil giros antes de desayunar.|Três mil rotações antes do pequeno-almoço.
Forty years of one pitch, told by the man who cuts it.|Cuarenta años de un campo, contados por quien corta su césped.|Quarenta anos de um relvado, contados por quem o corta.
Ninety minutes that stop a port.|Noventa minutos que paran un puerto.|Noventa minutos que param um porto.
Twelve people, four wheels, one breath.|Doce personas, cuatro ruedas, un solo aliento.|Doze pessoas, quatro rodas, um só fôlego.
Five passes, one descent, no team-mates left.|Cinco puertos, un descenso y ningún compañero al lado.|Cinco subidas, uma descida e nenhum companheiro ao lado.
How a schoolyard trick reached the quarter-finals.|Cómo un truco del patio del colegio llegó a cuartos de final.|Como um truque do recreio chegou aos quartos de final.
A year with the youngest card in town.|Un año con los boxeadores más jóvenes de la ciudad.|Um ano com os pugilistas mais novos da cidade.
Every muscle, one stroke at a time.|Cada músculo, brazada a brazada.|Cada músculo, braçada a braçada.
Seven events, two days, a farewell.|Siete pruebas, dos días y una despedida.|Sete provas, dois dias e uma despedida.
A short film about hands.|Un cortometraje sobre las manos.|Uma curta-metragem sobre mãos.
Managers, cold tea and very short answers.|Entrenadores, té frío y respuestas muy cortas.|Treinadores, chá frio e respostas muito curtas.
Endurance by daylight, dusk and headlamp.|Resistencia a plena luz, al anochecer y con los faros encendidos.|Resistência à luz do dia, ao anoitecer e de faróis acesos.
Stopwatches, string, and an argument that took a century.|Cronómetros, un cordel y una discusión que duró un siglo.|Cronómetros, cordel e uma discussão que durou um século.
Eighteen sectors of bad road and good legs.|Dieciocho tramos de malos caminos y buenas piernas.|Dezoito setores de maus caminhos e boas pernas.
They have not spoken off court since 2019.|No se hablan fuera de la pista desde 2019.|Não se falam fora do campo desde 2019.
The season the songs changed.|La temporada en que cambiaron los cánticos.|A época em que os cânticos mudaram.
Headlamps on the sea cliffs.|Linternas frontales en los acantilados.|Lanternas frontais nas falésias.
Eighteen months between two bells.|Dieciocho meses entre dos campanas.|Dezoito meses entre dois gongos.
A lifeguard's guide to everybody else.|Guía de una socorrista para entender a los demás.|Guia de uma nadadora-salvadora para entender os outros.
Where every champion learned to brake late.|Donde todos los campeones aprendieron a frenar tarde.|Onde todos os campeões aprenderam a travar tarde.
Matchday ten, live from the Harbour Ground.|Décima jornada, en directo desde el Harbour Ground.|Décima jornada, em direto do Harbour Ground.
From the lake to the observatory.|Del lago al observatorio.|Do lago ao observatório.
Second-round play.|Partidos de segunda ronda.|Jogos da segunda ronda.
The rematch. Pay once, watch live and again.|La revancha. Paga una vez y vela en directo y cuando quieras.|A desforra. Paga uma vez e vê em direto e outra vez.
Sprints, hurdles, and the long jump final.|Velocidad, vallas y la final de longitud.|Velocidade, barreiras e a final do comprimento.
Lights out at noon.|Salida a mediodía.|Partida ao meio-dia.
Open water from the old pier.|Aguas abiertas desde el viejo muelle.|Águas abertas a partir do velho cais.
A goal each, and the second one late.|Un gol por lado, y el segundo muy tarde.|Um golo para cada lado, e o segundo já tarde.

A season behind the doors of one club.|Una temporada tras las puertas de un club.|Uma época atrás das portas de um clube.
The people who stand behind a boxer.|Los que están detrás de un boxeador.|As pessoas que estão por trás de um pugilista.
Three episodes.|Tres episodios.|Três episódios.
Six picks, in order.|Seis títulos escogidos, en orden.|Seis escolhas, por ordem.
Where they began.|Donde todo empezó.|Onde tudo começou.
Everything in one place.|Todo en un solo sitio.|Tudo num só lugar.
For a slow Sunday.|Para un domingo sin prisas.|Para um domingo sem pressa.
Short reads, daily.|Lecturas breves, cada día.|Leituras breves, todos os dias.
The whole shelf.|La estantería entera.|A estante toda.
A list worth borrowing.|Una lista que vale la pena tomar prestada.|Uma lista que vale a pena pedir emprestada.
Search, narrow down, sort.|Busca, filtra y ordena.|Pesquisa, filtra e ordena.
What we make ourselves.|Lo que hacemos nosotros.|O que nós próprios fazemos.
Three, one after the other.|Tres, uno detrás de otro.|Três, uns a seguir aos outros.
Sixty, for a very long evening.|Sesenta, para una noche muy larga.|Sessenta, para uma noite muito longa.
Four episodes that play one after the other.|Cuatro episodios que se ven uno tras otro.|Quatro episódios que passam um a seguir ao outro.
That is the whole programme. More tomorrow.|Este es todo el programa. Mañana, más.|É este todo o programa. Amanhã há mais.

The key|La llave|A chave
High water|Marea alta|Maré alta
A quiet Tuesday|Un martes tranquilo|Uma terça-feira calma
The dressing room has a new lock, and one key too few.|El vestuario tiene cerradura nueva y una llave de menos.|O balneário tem fechadura nova e uma chave a menos.
The river is on the pitch, and the match is in nine hours.|El río está en el césped y el partido es dentro de nueve horas.|O rio está no relvado e o jogo é daqui a nove horas.
No match, no press, no news: the longest day of the season.|Sin partido, sin prensa, sin noticias: el día más largo de la temporada.|Sem jogo, sem imprensa, sem notícias: o dia mais longo da época.

New shirts, an old coach, and eleven questions.|Camisetas nuevas, un entrenador de siempre y once preguntas.|Camisolas novas, um treinador de sempre e onze perguntas.
One last camp above the snow line.|Una última concentración por encima de las nieves.|Um último estágio acima da linha de neve.
Who sleeps least on the Tour of Vallorna.|Quiénes duermen menos en la Vuelta a Vallorna.|Quem dorme menos na Volta a Vallorna.
A route that nobody has finished.|Una vía que nadie ha terminado.|Uma via que ninguém terminou.
Three weeks that decide a year.|Tres semanas que deciden un año.|Três semanas que decidem um ano.
Fifty metres, over and over.|Cincuenta metros, una y otra vez.|Cinquenta metros, vezes sem conta.
Six hours, four drivers, no headlights left.|Seis horas, cuatro pilotos y ningún faro entero.|Seis horas, quatro pilotos e nenhum farol inteiro.
The runners that cameras forget.|Los corredores que las cámaras olvidan.|Os corredores que as câmaras esquecem.
Eight people who stand alone.|Ocho personas que están solas.|Oito pessoas que estão sozinhas.
`;
