import type { ShowRow } from '../../db/tables/guide-tables.ts';
import { programmeNotes, programmeTitles, seriesOfTitles } from './programme-titles.ts';

/** A title that no line holds: what a faulty guide once sent. */
const endless = 'A very long evening with everybody who was ever here, '.repeat(200).slice(0, 10_000);

/** Titles of the other direction than the page, in either. */
const coffee = { ltr: 'Morning coffee: today’s guest, 24/7', rtl: 'قهوة الصباح: ضيف اليوم 24/7' };
export const otherWay = { en: coffee.rtl, es: coffee.rtl, pt: coffee.rtl, ar: coffee.ltr };

/** A show for each title of each genre; 1 and 2 are for dirt. */
export function showsFor(realm: string): ShowRow[] {
  const note = (at: number) => programmeNotes[at % programmeNotes.length]!;
  const all = Object.values(programmeTitles).flatMap(({ titles }) => titles);
  return [
    { realm, id: 1, titles: { en: endless, es: endless, pt: endless, ar: endless }, descriptions: note(0), seriesId: null },
    { realm, id: 2, titles: otherWay, descriptions: otherWay, seriesId: null },
    ...all.map((titles, at): ShowRow => ({ realm, id: at + 3, titles, descriptions: note(at), seriesId: seriesOfTitles[titles.en] ?? null })),
  ];
}

/** The show of each English title. */
export const showByTitle: ReadonlyMap<string, ShowRow> = new Map(showsFor('').map((show) => [show.titles.en, show]));
