import type { ItemRow } from '../../../db/tables/catalogue-tables.ts';
import { grantsOf } from '../../purchase/licence-seed.ts';
import { emptyItem } from '../empty-item.ts';

const hour = 3_600_000;

/** Titles that come out in the next weeks: id | access | genre | hours from the event epoch | media | title | title in the tenant's other language | description. */
const arena = `
1951|FREE|football|5|film|Harbour City: the season to come|Harbour City: la temporada que viene|New shirts, an old coach, and eleven questions.
1952|LICENCE|boxing|22|film|Lindqvist at forty|Lindqvist a los cuarenta|One last camp above the snow line.
1953|SIGN_IN|cycling|28|clips/two|The mechanics|Los mecánicos|Who sleeps least on the Tour of Vallorna.
1954|FREE|climbing|52|film|First light on the Blue Wall|Primera luz en el Muro Azul|A route that nobody has finished.
1955|LICENCE|tennis|75|film|Grass, at last|Por fin, hierba|Three weeks that decide a year.
1956|FREE|swimming|120|clips/one|The long pool|La piscina larga|Fifty metres, over and over.
1957|LICENCE|motorsport|190|film|Le Cap by night|Le Cap de noche|Six hours, four drivers, no headlights left.
1958|FREE|athletics|310|film|The tenth lane|La décima calle|The runners that cameras forget.
1959|FREE|football|420|film|Goalkeepers|Porteros|Eight people who stand alone.
`.trim();

const cinema = `
1951|FREE|drama|5|film|The glass ferry|العبّارة الزجاجية|A crossing that takes one night too many.
1952|LICENCE|thriller|22|film|The Night Bureau: the lost hour|مكتب الليل: الساعة المفقودة|A clock stops, and somebody profits.
1953|SIGN_IN|documentary|28|clips/two|Reel changers|مبدّلو البكرات|The hands that nobody sees.
1954|FREE|animation|52|film|Paper harbour|ميناء من ورق|Folded, cut and set afloat.
1955|LICENCE|romance|75|film|Row F, seat nine|الصف و، المقعد التاسع|Two tickets for one seat.
1956|FREE|family|120|clips/one|The borrowed elephant|الفيل المستعار|It has to be back by Monday.
1957|LICENCE|science-fiction|190|film|Four planets later|بعد أربعة كواكب|A crew of one comes home.
1958|FREE|comedy|310|film|Dress rehearsal|البروفة الأخيرة|Everything that can fall, falls.
1959|FREE|documentary|420|film|The house of seats|بيت المقاعد|A theatre is taken apart, chair by chair.
`.trim();

/** What the page of releases shows, in every tenant. */
export function releaseRows(realm: string): ItemRow[] {
  const isCinema = realm === 'cinema';
  return (isCinema ? cinema : arena).split('\n').map((line) => {
    const [id = '', access = '', genre = '', hours = '', media = '', title = '', other = '', description = ''] = line.split('|');
    return {
      ...emptyItem, realm, id, type: 'VOD', titles: { en: title, [isCinema ? 'ar' : 'es']: other }, descriptions: { en: description },
      access: access as ItemRow['access'], licences: grantsOf(realm, access), genres: [genre], releaseYear: 2026, ageRating: 'PG', media,
      extras: { playback: { premiere: { startsAfter: Number(hours) * hour } } },
    };
  });
}
