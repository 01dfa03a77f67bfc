import type { Words } from '../../../db/tables/catalogue-tables.ts';

/** A season before it is filled. */
export interface SeasonSeed { id: string; number: number; episodes: number }

/** A series, with as many episodes in each season as a list can have. */
export interface SeriesSeed { id: string; titles: Words; descriptions: Words; genre: string; seasons: SeasonSeed[] }

/** @source design/platform.md "series with seasons (25 and more, 0 episodes, 1 episode)" */
export function seriesSeed(realm: string): SeriesSeed[] {
  const isCinema = realm === 'cinema';
  const own = <T>(cinema: T, sports: T): T => (isCinema ? cinema : sports);
  const one = (id: string, episodes: number): SeasonSeed[] => [{ id, number: 1, episodes }];
  return [
    {
      id: '5003', genre: own('documentary', 'climbing'), seasons: one('5103', 0),
      titles: own({ en: 'Coming to the Stage', ar: 'قريبًا على المسرح' }, { en: 'The First Ascent', es: 'La primera ascensión' }),
      descriptions: own({ en: 'Its cameras are running; its first evening is not yet fixed.', ar: 'التصوير جارٍ، وموعد الحلقة الأولى لم يُحدَّد بعد.' }, { en: 'A wall that nobody has climbed. Filming has begun.', es: 'Una pared que nadie ha escalado. El rodaje ha comenzado.' }),
    },
    {
      id: '5004', genre: own('comedy', 'tennis'), seasons: one('5104', 1),
      titles: own({ en: 'One Night in the Wings', ar: 'ليلة خلف الكواليس' }, { en: 'Match Point', es: 'Punto de partido' }),
      descriptions: own({ en: 'Everything that can go wrong does, once.', ar: 'كل ما يمكن أن يتعثر يتعثر، مرة واحدة.' }, { en: 'One rally, seen by everybody who was there.', es: 'Un solo punto, contado por todos los que lo vieron.' }),
    },
    {
      id: '5005', genre: own('thriller', 'cycling'), seasons: one('5105', 25),
      titles: own({ en: 'The Lamplighters', ar: 'موقدو المصابيح' }, { en: 'Twenty-five Stages', es: 'Veinticinco etapas' }),
      descriptions: own({ en: 'A city loses one street lamp each night.', ar: 'مدينة تفقد مصباحًا كل ليلة.' }, { en: 'A race around the coast, a stage a night.', es: 'Una vuelta a la costa, una etapa cada noche.' }),
    },
    {
      id: '5006', genre: own('romance', 'boxing'), seasons: one('5106', 60),
      titles: own({ en: 'The Boarding House', ar: 'بيت الضيوف' }, { en: 'Gym on Canal Street', es: 'El gimnasio de la calle del Canal' }),
      descriptions: own({ en: 'Nine rooms, one kitchen, sixty evenings.', ar: 'تسع غرف ومطبخ واحد وستون أمسية.' }, { en: 'Sixty days before one bout.', es: 'Sesenta días antes de un combate.' }),
    },
    {
      id: '5007', genre: own('family', 'football'), titles: own({ en: 'Paper Street', ar: 'شارع الورق' }, { en: 'Thirty Cups', es: 'Treinta copas' }),
      descriptions: own({ en: 'Thirty years of neighbours, cut from paper.', ar: 'ثلاثون عامًا من الجيران، مقصوصة من الورق.' }, { en: 'Thirty years of one cup, season after season.', es: 'Treinta años de una copa, temporada a temporada.' }),
      // The seventh was never played.
      seasons: Array.from({ length: 30 }, (_, at) => ({ id: String(5701 + at), number: at + 1, episodes: at === 6 ? 0 : 2 })),
    },
  ];
}
