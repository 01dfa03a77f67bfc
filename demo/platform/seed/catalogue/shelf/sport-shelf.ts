import type { Words } from '../../../db/tables/catalogue-tables.ts';
import type { ShelfTitle } from './shelf-title.ts';

const clubs = ['Harbour City', 'Northgate', 'Old Quay', 'Southmere', 'Vallorna', 'Riverside', 'Le Cap', 'Saltmarsh', 'Highfield', 'Castle Row'];
const riders = ['Okoro', 'Lindqvist', 'Marchetti', 'Duarte', 'Haddad', 'Petrov', 'Nakamura', 'Oyelaran'];

const between = (one: string, other: string): Words => ({ en: `${one} v ${other}`, es: `${one} contra ${other}`, pt: `${one} contra ${other}` });
const numbered = (count: number, words: (number: number) => Words): Words[] => Array.from({ length: count }, (_, index) => words(index + 1));
const pairs = (names: string[]): Words[] => names.flatMap((one, at) => names.slice(at + 1).map((other) => between(one, other)));

/** What is filmed of a sport: a line for each, in Arena's languages. */
interface Sport { genre: string; titles: Words[]; about: Words }

const sports: Sport[] = [
  {
    genre: 'football', titles: pairs(clubs),
    about: { en: 'Every goal, every save, and the quarter of an hour that decided it.', es: 'Cada gol, cada parada y el cuarto de hora que lo decidió.', pt: 'Cada golo, cada defesa e o quarto de hora que decidiu tudo.' },
  },
  {
    genre: 'boxing', titles: pairs(riders),
    about: { en: 'All the rounds, with the corners’ microphones open.', es: 'Todos los asaltos, con los micrófonos de los rincones abiertos.', pt: 'Todos os assaltos, com os microfones dos cantos abertos.' },
  },
  {
    genre: 'cycling', titles: numbered(21, (number) => ({ en: `Tour of Vallorna: stage ${number}`, es: `Vuelta a Vallorna: etapa ${number}`, pt: `Volta a Vallorna: etapa ${number}` })),
    about: { en: 'The decisive hour, from the last climb to the line.', es: 'La hora decisiva, del último puerto a la meta.', pt: 'A hora decisiva, da última subida à meta.' },
  },
  {
    genre: 'motorsport', titles: numbered(18, (number) => ({ en: `Coast Championship: round ${number}`, es: `Campeonato de la Costa: carrera ${number}`, pt: `Campeonato da Costa: corrida ${number}` })),
    about: { en: 'From the formation lap to the flag, on board with the leaders.', es: 'De la vuelta de formación a la bandera, a bordo de los líderes.', pt: 'Da volta de formação à bandeira, a bordo dos líderes.' },
  },
  {
    genre: 'tennis', titles: numbered(16, (number) => ({ en: `Riverside Open: day ${number}`, es: `Abierto de Riverside: día ${number}`, pt: `Open de Riverside: dia ${number}` })),
    about: { en: 'The rallies that the courts will talk about.', es: 'Los puntos de los que hablarán las pistas.', pt: 'As jogadas de que os campos vão falar.' },
  },
  {
    genre: 'athletics', titles: numbered(14, (number) => ({ en: `Island Games: session ${number}`, es: `Juegos de las Islas: sesión ${number}`, pt: `Jogos das Ilhas: sessão ${number}` })),
    about: { en: 'Heats, finals and one very long throw.', es: 'Series, finales y un lanzamiento larguísimo.', pt: 'Eliminatórias, finais e um lançamento muito longo.' },
  },
  {
    genre: 'swimming', titles: numbered(10, (number) => ({ en: `Harbour Mile ${2010 + number}`, es: `La milla del puerto ${2010 + number}`, pt: `A milha do porto ${2010 + number}` })),
    about: { en: 'Cold water, a warm crowd, and a pier at the end of it.', es: 'Agua fría, público cálido y un muelle al final.', pt: 'Água fria, público caloroso e um cais no fim.' },
  },
  {
    genre: 'climbing', titles: numbered(10, (number) => ({ en: `The Blue Wall: route ${number}`, es: `El muro azul: vía ${number}`, pt: `A parede azul: via ${number}` })),
    about: { en: 'Six minutes, forty holds and no second try.', es: 'Seis minutos, cuarenta presas y ningún segundo intento.', pt: 'Seis minutos, quarenta presas e nenhuma segunda tentativa.' },
  },
];

/** Arena's shelf: what was filmed of each sport. */
export const sportShelf: ShelfTitle[] = sports.flatMap(({ genre, titles, about }) => titles.map((words) => ({ genre, titles: words, descriptions: about })));
