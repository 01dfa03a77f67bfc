import type { Words } from '../../../db/tables/catalogue-tables.ts';

/** How a sport's evenings begin and how they end: English | Spanish | Portuguese. Any beginning goes with any end. */
interface Story { begins: string; ends: string }

const football: Story = {
  begins: `
Two goals in four minutes turned it on its head.|Dos goles en cuatro minutos le dieron la vuelta.|Dois golos em quatro minutos viraram o jogo.
A red card before the break left ten to do the work of eleven.|Una roja antes del descanso dejó a diez con el trabajo de once.|Um vermelho antes do intervalo deixou dez a fazer o trabalho de onze.
The fog came in at half-time, and so did a substitute nobody knew.|En el descanso llegó la niebla, y con ella un suplente al que nadie conocía.|Ao intervalo chegou o nevoeiro e, com ele, um suplente que ninguém conhecia.
A captain said goodbye on the pitch where he had started.|Un capitán se despidió en el campo donde había empezado.|Um capitão despediu-se no relvado onde tinha começado.
It rained from the first minute, and nobody in the stand sat down.|Llovió desde el primer minuto y en la grada no se sentó nadie.|Choveu desde o primeiro minuto e na bancada ninguém se sentou.
A goalkeeper of seventeen made her debut, and eleven saves.|Una portera de diecisiete años debutó con once paradas.|Uma guarda-redes de dezassete anos estreou-se com onze defesas.
The first chance hit the bar, and so did the second.|La primera ocasión fue al larguero, y la segunda también.|A primeira oportunidade foi à trave, e a segunda também.
Both benches had changed everything since the autumn.|Los dos banquillos lo habían cambiado todo desde el otoño.|Os dois bancos tinham mudado tudo desde o outono.
The season hung on one evening, and on one left foot.|La temporada pendía de una noche y de un pie izquierdo.|A época dependia de uma noite e de um pé esquerdo.`,
  ends: `
The winner came with the last header.|El gol decisivo llegó con el último cabezazo.|O golo decisivo chegou no último cabeceamento.
It ended level, and the away end sang for an hour.|Acabó en empate y la grada visitante cantó una hora más.|Acabou empatado e a bancada visitante cantou mais uma hora.
A penalty settled it, taken twice.|Lo decidió un penalti que hubo que tirar dos veces.|Decidiu-o um penálti que teve de ser marcado duas vezes.
The quarter of an hour that decided it is shown from behind the goal.|El cuarto de hora decisivo se ve desde detrás de la portería.|O quarto de hora decisivo vê-se de trás da baliza.
Listen for the referee: his microphone was on.|Atención al árbitro: llevaba el micrófono abierto.|Atenção ao árbitro: tinha o microfone ligado.`,
};

const boxing: Story = {
  begins: `
A careful start, and a third round that nobody had planned.|Un comienzo prudente y un tercer asalto que nadie había previsto.|Um início prudente e um terceiro assalto que ninguém tinha previsto.
Southpaw against southpaw, and no room in the middle.|Zurdo contra zurdo, y sin sitio en el centro.|Canhoto contra canhoto, e sem espaço no centro.
A late replacement arrived with borrowed boots.|Un sustituto de última hora llegó con botas prestadas.|Um substituto de última hora chegou com botas emprestadas.
A cut over the eye in the first minute changed the plan of both.|Un corte en la ceja en el primer minuto cambió los dos planes.|Um corte no sobrolho no primeiro minuto mudou os planos dos dois.
Ten years apart in age, and one point apart on the cards.|Diez años de diferencia y un solo punto en las tarjetas.|Dez anos de diferença e um só ponto nas papeletas.
They had sparred together for years, and it showed.|Habían sido compañeros de guantes durante años, y se notó.|Tinham treinado juntos durante anos, e notou-se.
The smaller of the two walked forward all night.|El más pequeño de los dos fue hacia delante toda la noche.|O mais pequeno dos dois avançou a noite inteira.`,
  ends: `
All the rounds, with the corners’ microphones open.|Todos los asaltos, con los micrófonos de los rincones abiertos.|Todos os assaltos, com os microfones dos cantos abertos.
The judges needed ten minutes, and still disagree.|Los jueces tardaron diez minutos y aún discuten.|Os juízes precisaram de dez minutos e ainda discutem.
The doctor looked twice before he let it go on.|El médico miró dos veces antes de dejarlo seguir.|O médico olhou duas vezes antes de deixar continuar.
The last bell found both of them smiling.|La última campana los encontró sonriendo.|O último gongo encontrou-os a sorrir.`,
};

const cycling: Story = {
  begins: `
Crosswinds cut the bunch into five before the coast was out of sight.|El viento de costado partió el pelotón en cinco antes de perder de vista el mar.|O vento lateral partiu o pelotão em cinco antes de se perder o mar de vista.
Three passes, and the last of them without asphalt.|Tres puertos, y el último sin asfaltar.|Três subidas, e a última sem asfalto.
A breakaway of two was never given more than a minute.|A una fuga de dos nunca le dieron más de un minuto.|A uma fuga de dois nunca deram mais de um minuto.
The leader punctured where no car could follow.|El líder pinchó donde no podía seguirle ningún coche.|O líder furou onde nenhum carro o podia seguir.
Thirty kilometres on a bicycle that was not his own.|Treinta kilómetros con una bicicleta que no era la suya.|Trinta quilómetros numa bicicleta que não era a dele.
Hail at the feed zone, and sun on the line.|Granizo en el avituallamiento y sol en la meta.|Granizo no abastecimento e sol na meta.
A day for the sprinters, said everybody who lost.|Un día para los velocistas, dijeron todos los que perdieron.|Um dia para os velocistas, disseram todos os que perderam.`,
  ends: `
The decisive hour, from the last climb to the line.|La hora decisiva, del último puerto a la meta.|A hora decisiva, da última subida à meta.
Four of them reached the final bend together.|Cuatro llegaron juntos a la última curva.|Quatro chegaram juntos à última curva.
The jersey changed shoulders by two seconds.|El maillot cambió de dueño por dos segundos.|A camisola mudou de dono por dois segundos.`,
};

const motorsport: Story = {
  begins: `
Slicks on a damp track, and eleven cars that knew better.|Lisos sobre asfalto húmedo, y once coches que no se fiaron.|Pneus lisos em pista húmida, e onze carros que não arriscaram.
The champion started at the back after a night in the garage.|El campeón salió último tras una noche en el taller.|O campeão partiu do fim depois de uma noite na garagem.
A safety car with nine laps to go undid an hour’s work.|Un coche de seguridad a nueve vueltas del final deshizo el trabajo de una hora.|Um safety car a nove voltas do fim desfez o trabalho de uma hora.
Two team-mates, one corner, and no orders from the wall.|Dos compañeros, una curva y ninguna orden desde el muro.|Dois companheiros, uma curva e nenhuma ordem do muro.
A rookie led into the first hairpin and out of the last.|Una novata entró primera en la primera horquilla y salió primera de la última.|Uma estreante entrou à frente no primeiro gancho e saiu à frente do último.
Everybody stopped twice, apart from the one who won.|Todos pararon dos veces, menos quien ganó.|Todos pararam duas vezes, menos quem ganhou.`,
  ends: `
From the formation lap to the flag, on board with the leaders.|De la vuelta de formación a la bandera, a bordo de los líderes.|Da volta de formação à bandeira, a bordo dos líderes.
Hear the radio that the pit lane was not meant to hear.|Escucha la radio que el paddock no debía oír.|Ouve o rádio que as boxes não deviam ouvir.
A tenth of a second, after ninety minutes.|Una décima, después de noventa minutos.|Um décimo de segundo, ao fim de noventa minutos.`,
};

const tennis: Story = {
  begins: `
A first set of seventy minutes, and a second of nineteen.|Un primer set de setenta minutos y un segundo de diecinueve.|Um primeiro set de setenta minutos e um segundo de dezanove.
The rain held off, the seeds did not.|La lluvia aguantó; las favoritas, no.|A chuva aguentou-se; as cabeças de série, não.
A wild card with a one-handed backhand emptied the other courts.|Una invitada con revés a una mano vació las demás pistas.|Uma convidada com esquerda a uma mão esvaziou os outros campos.
Seven match points were saved, four of them with the same shot.|Se salvaron siete bolas de partido, cuatro con el mismo golpe.|Salvaram-se sete pontos de jogo, quatro com a mesma pancada.`,
  ends: `
The rallies that the courts will talk about.|Los puntos de los que hablarán las pistas.|As jogadas de que os campos vão falar.
Centre court stayed until the lights came on.|La central se quedó hasta que se encendieron las luces.|O campo central ficou até se acenderem as luzes.
The umpire came down from the chair to look twice.|La jueza bajó de la silla para mirar dos veces.|A juíza desceu da cadeira para ver duas vezes.
Every break of serve, and the one that counted.|Todas las roturas de servicio, y la que contó.|Todas as quebras de serviço, e a que contou.`,
};

const athletics: Story = {
  begins: `
A headwind in the straight, and a personal best all the same.|Viento en contra en la recta y, aun así, marca personal.|Vento contra na reta e, mesmo assim, recorde pessoal.
The long jump began at noon and ended by floodlight.|La longitud empezó a mediodía y acabó con focos.|O comprimento começou ao meio-dia e acabou com holofotes.
Eight hurdlers, seven hurdles standing, one photograph.|Ocho vallistas, siete vallas en pie y una foto de llegada.|Oito barreiristas, sete barreiras de pé e uma foto de chegada.
A walker of forty-one set the pace, and kept it.|Una marchadora de cuarenta y un años marcó el ritmo y lo mantuvo.|Uma marchadora de quarenta e um anos marcou o ritmo e manteve-o.
The javelin landed where the judges had parked.|La jabalina cayó donde habían aparcado los jueces.|O dardo caiu onde os juízes tinham estacionado.
Four relay teams dropped the baton; one picked it up and won.|Cuatro relevos perdieron el testigo; uno lo recogió y ganó.|Quatro estafetas deixaram cair o testemunho; uma apanhou-o e venceu.
Nobody cleared the bar at the first attempt.|Nadie pasó el listón al primer intento.|Ninguém passou a fasquia à primeira tentativa.`,
  ends: `
Heats, finals and one very long throw.|Series, finales y un lanzamiento larguísimo.|Eliminatórias, finais e um lançamento muito longo.
The stadium counted the last lap aloud.|El estadio contó en voz alta la última vuelta.|O estádio contou a última volta em voz alta.`,
};

const swimming: Story = {
  begins: `
Nine degrees at the start, by the harbour master’s thermometer.|Nueve grados en la salida, según el termómetro del puerto.|Nove graus na partida, pelo termómetro do capitão do porto.
The tide turned early, and took the favourites with it.|La marea cambió antes de hora y se llevó a las favoritas.|A maré virou cedo e levou as favoritas.
Four hundred caps, and a seal that swam in the lead.|Cuatrocientos gorros y una foca que nadó en cabeza.|Quatrocentas toucas e uma foca que nadou à frente.
Fog over the buoys: they swam by the sound of a bell.|Niebla sobre las boyas: nadaron guiados por una campana.|Nevoeiro nas boias: nadaram guiados por um sino.
A mother and a daughter touched the pier together.|Una madre y su hija tocaron el muelle a la vez.|Mãe e filha tocaram no cais ao mesmo tempo.`,
  ends: `
Cold water, a warm crowd, and a pier at the end of it.|Agua fría, público cálido y un muelle al final.|Água fria, público caloroso e um cais no fim.
The record fell, by less than an arm’s length.|Cayó el récord, por menos de un brazo.|O recorde caiu, por menos de um braço.`,
};

const climbing: Story = {
  begins: `
The crux comes at metre nine, and nobody reads it the same way.|El paso clave llega a los nueve metros y nadie lo lee igual.|O passo-chave surge aos nove metros e ninguém o lê da mesma forma.
A dyno over nothing, with the sun in their eyes.|Un lanzamiento al vacío con el sol de cara.|Um lance sobre o vazio com o sol de frente.
Two hands on a hold that was made for one.|Dos manos en una presa hecha para una.|Duas mãos numa presa feita para uma.
The roof has no footholds, and the clock has no mercy.|El techo no tiene apoyos y el reloj no tiene piedad.|O teto não tem apoios e o relógio não tem piedade.
She found a rest where the setters swore there was none.|Encontró un reposo donde los equipadores juraban que no lo había.|Encontrou um descanso onde os equipadores juravam não haver nenhum.`,
  ends: `
Six minutes, forty holds and no second try.|Seis minutos, cuarenta presas y ningún segundo intento.|Seis minutos, quarenta presas e nenhuma segunda tentativa.
One climber reached the top, and sat there for a while.|Una escaladora llegó arriba y se quedó un rato sentada.|Uma escaladora chegou ao topo e ficou lá sentada um bocado.`,
};

const stories = { football, boxing, cycling, motorsport, tennis, athletics, swimming, climbing };
export type StoriedSport = keyof typeof stories;

const linesOf = (text: string): string[][] => text.trim().split('\n').map((line) => line.split('|'));

/** What happened at a sport's event: no two of a sport are told alike. @param index from 0 */
export function sportStory(sport: StoriedSport, index: number): Words {
  const begins = linesOf(stories[sport].begins);
  const ends = linesOf(stories[sport].ends);
  const beginning = begins[index % begins.length]!;
  const end = ends[((index % begins.length) + Math.floor(index / begins.length)) % ends.length]!;
  const [en = '', es = '', pt = ''] = beginning.map((text, language) => `${text} ${end[language]}`);
  return { en, es, pt };
}
