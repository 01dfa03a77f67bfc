import type { Words } from '../../../db/tables/catalogue-tables.ts';
import type { ShelfTitle } from './shelf-title.ts';
import { sportStory, type StoriedSport } from './sport-stories.ts';

const clubs = ['Harbour City', 'Northgate', 'Old Quay', 'Southmere', 'Vallorna', 'Riverside', 'Le Cap', 'Saltmarsh', 'Highfield', 'Castle Row'];
const riders = ['Okoro', 'Lindqvist', 'Marchetti', 'Duarte', 'Haddad', 'Petrov', 'Nakamura', 'Oyelaran'];

const between = (one: string, other: string): Words => ({ en: `${one} v ${other}`, es: `${one} contra ${other}`, pt: `${one} contra ${other}` });
const numbered = (count: number, words: (number: number) => Words): Words[] => Array.from({ length: count }, (_, index) => words(index + 1));
const pairs = (names: string[]): Words[] => names.flatMap((one, at) => names.slice(at + 1).map((other) => between(one, other)));

/** What is filmed of a sport: a line for each, in Arena's languages. */
interface Sport { genre: StoriedSport; titles: Words[] }

const sports: Sport[] = [
  { genre: 'football', titles: pairs(clubs) },
  { genre: 'boxing', titles: pairs(riders) },
  { genre: 'cycling', titles: numbered(21, (number) => ({ en: `Tour of Vallorna: stage ${number}`, es: `Vuelta a Vallorna: etapa ${number}`, pt: `Volta a Vallorna: etapa ${number}` })) },
  { genre: 'motorsport', titles: numbered(18, (number) => ({ en: `Coast Championship: round ${number}`, es: `Campeonato de la Costa: carrera ${number}`, pt: `Campeonato da Costa: corrida ${number}` })) },
  { genre: 'tennis', titles: numbered(16, (number) => ({ en: `Riverside Open: day ${number}`, es: `Abierto de Riverside: día ${number}`, pt: `Open de Riverside: dia ${number}` })) },
  { genre: 'athletics', titles: numbered(14, (number) => ({ en: `Island Games: session ${number}`, es: `Juegos de las Islas: sesión ${number}`, pt: `Jogos das Ilhas: sessão ${number}` })) },
  { genre: 'swimming', titles: numbered(10, (number) => ({ en: `Harbour Mile ${2010 + number}`, es: `La milla del puerto ${2010 + number}`, pt: `A milha do porto ${2010 + number}` })) },
  { genre: 'climbing', titles: numbered(10, (number) => ({ en: `The Blue Wall: route ${number}`, es: `El muro azul: vía ${number}`, pt: `A parede azul: via ${number}` })) },
];

/** Arena's shelf: what was filmed of each sport. */
export const sportShelf: ShelfTitle[] = sports.flatMap(({ genre, titles }) => titles.map((words, index) => ({ genre, titles: words, descriptions: sportStory(genre, index) })));
