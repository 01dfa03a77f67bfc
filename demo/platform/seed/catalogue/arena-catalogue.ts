/**
 * Arena's videos on demand: id | access | genre | year | media | title | Spanish title | description.
 *
 * Invented, every one.
 */
export const arenaVideos = `
1001|FREE|football|2026|film|The Night the Lights Went Up|La noche en que se encendieron las luces|How a small coastal club built its own floodlights and played until morning.
1002|FREE|athletics|2026|clips/one|Ten Seconds in Lane Four|Diez segundos en la calle cuatro|One sprint, one breath, seen from the blocks to the tape.
1003|LICENCE|football|2026|film|Harbour City v Northgate: the full story|Harbour City contra Northgate: la historia completa|Extra time, a missed penalty and a goalkeeper who never blinked.
1004|SIGN_IN|cycling|2026|clips/two|The Climb to Vallorna|La subida a Vallorna|Twenty-one bends, four riders, and rain from the ninth.
1005|FREE|motorsport|2026|clips/one|Salt Flat Sunday|Domingo en el salar|The fastest straight line of the season.
1006|FREE|tennis|2025|clips/two|Match Point, Court Seven|Punto de partido, pista siete|A qualifier nobody knew beats the third seed.
1007|LICENCE|boxing|2026|film|Okoro v Lindqvist: all twelve rounds|Okoro contra Lindqvist: los doce asaltos|The bout that split the judges and every kitchen table.
1008|FREE|swimming|2025|clips/one|Open Water, Cold Morning|Aguas abiertas, mañana fría|Three hundred swimmers leave the pier before sunrise.
1009|LICENCE|football|2026|film|Northgate in Europe: the away end|Northgate en Europa: la grada visitante|Two thousand voices and one borrowed drum.
1010|FREE|climbing|2025|clips/two|The Blue Wall|El muro azul|A final decided on the last hold.
1011|SIGN_IN|athletics|2025|film|Marathon of the Islands|El maratón de las islas|Ferries, sand, and the longest forty-two kilometres.
1012|LICENCE|motorsport|2025|film|Hairpin: a rally diary|Horquilla: diario de un rally|Co-driver notes from six days of gravel.
1013|FREE|football|2025|clips/one|Five Goals from Nowhere|Cinco goles de la nada|The week's best strikes from outside the box.
1014|FREE|cycling|2024|clips/two|Sprint School|Escuela de esprint|What happens in the last two hundred metres.
1015|LICENCE|tennis|2026|film|Clay: a fortnight in April|Tierra batida: quince días de abril|The season's first final, point by point.
1016|FREE|boxing|2024|clips/one|Southpaw Basics|Zurdos: lo básico|A corner coach explains distance.
1017|SIGN_IN|swimming|2026|film|The Relay|El relevo|Four swimmers, one lane and a record from 1998.
1018|LICENCE|climbing|2026|film|Eight Thousand, Twice|Ocho mil, dos veces|Two sisters go back to the mountain that turned them around.
1019|FREE|athletics|2026|clips/two|Hammer Time|El martillo|Three thousand rotations before breakfast.
1020|FREE|football|2024|film|The Groundskeeper|El jardinero del estadio|Forty years of one pitch, told by the man who cuts it.
1021|LICENCE|football|2026|film|Derby Day: Harbour City v Old Quay|Día de derbi: Harbour City contra Old Quay|Ninety minutes that stop a port.
1022|FREE|motorsport|2026|clips/one|Pit Stop in 1.9|Parada en 1,9|Twelve people, four wheels, one breath.
1023|LICENCE|cycling|2026|film|Queen Stage|Etapa reina|Five passes, one descent, no team-mates left.
1024|FREE|tennis|2026|clips/two|The Two-Handed Drop Shot|La dejada a dos manos|How a schoolyard trick reached the quarter-finals.
1025|SIGN_IN|boxing|2026|film|Gym on Ferry Street|El gimnasio de Ferry Street|A year with the youngest card in town.
1026|FREE|swimming|2024|clips/one|Butterfly, Slowed Down|Mariposa a cámara lenta|Every muscle, one stroke at a time.
1027|LICENCE|athletics|2025|film|The Last Heptathlon|El último heptatlón|Seven events, two days, a farewell.
1028|FREE|climbing|2024|clips/two|Chalk|Magnesio|A short film about hands.
1029|FREE|football|2026|clips/one|Press Box: matchday nine|Sala de prensa: jornada nueve|Managers, cold tea and very short answers.
1030|LICENCE|motorsport|2026|film|Le Cap Six Hours|Seis horas de Le Cap|Endurance by daylight, dusk and headlamp.
1031|FREE|athletics|2024|film|First Timekeepers|Los primeros cronometradores|Stopwatches, string, and an argument that took a century.
1032|FREE|cycling|2025|clips/two|Cobbles|Adoquines|Eighteen sectors of bad road and good legs.
1033|LICENCE|tennis|2025|film|Doubles Partners|Pareja de dobles|They have not spoken off court since 2019.
1034|FREE|football|2025|film|Women of the North Stand|Mujeres de la grada norte|The season the songs changed.
1035|SIGN_IN|climbing|2026|clips/one|Night Session|Sesión nocturna|Headlamps on the sea cliffs.
1036|LICENCE|boxing|2025|film|Lindqvist: the long way back|Lindqvist: el largo regreso|Eighteen months between two bells.
1037|FREE|swimming|2026|clips/two|Lane Discipline|Disciplina de calle|A lifeguard's guide to everybody else.
1038|FREE|motorsport|2024|clips/one|Karts and Grown-ups|Karts y mayores|Where every champion learned to brake late.
`.trim();

/** Live events, and a channel without hours: id | access | genre | hours from the event epoch to start | hours it lasts | title | Spanish title | description. */
export const arenaEvents = `
2001|FREE|football|||Arena One|Arena Uno|Live sport all day, from the first whistle to the late round-up.
2002|LICENCE|football|-1|30|Harbour City v Northgate|Harbour City contra Northgate|Matchday ten, live from the Harbour Ground.
2003|SIGN_IN|cycling|-2|26|Tour of Vallorna, stage 7|Vuelta a Vallorna, etapa 7|From the lake to the observatory.
2004|FREE|tennis|-3|20|Riverside Open: centre court|Abierto de Riverside: pista central|Second-round play.
2005|PPV|boxing|2|6|Okoro v Lindqvist II|Okoro contra Lindqvist II|The rematch. Pay once, watch live and again.
2006|FREE|athletics|5|4|Island Games: evening session|Juegos de las Islas: sesión de tarde|Sprints, hurdles, and the long jump final.
2007|LICENCE|motorsport|26|7|Le Cap Six Hours|Seis horas de Le Cap|Lights out at noon.
2008|FREE|swimming|50|3|Harbour Mile|La milla del puerto|Open water from the old pier.
2009|FREE|football|-30|2|Old Quay v Southmere|Old Quay contra Southmere|A goal each, and the second one late.
`.trim();
