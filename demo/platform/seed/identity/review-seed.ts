import type { Database } from '../../db/database.ts';
import { reviewNames, reviews } from '../../db/tables/viewer-tables.ts';
import { realmSeed } from '../realm/realm-seed.ts';

const dayMs = 86_400_000;
/** A Monday at midnight, UTC; the demo's clock never stands before it. */
const firstAt = Date.UTC(2026, 0, 5);

/** What others wrote, the oldest first; one of them tried markup. */
const written: [name: string, rating: number, text: string][] = [
  ['Ines', 5, 'The lamp room is lit like a chapel. I have never seen a stadium look so quiet.'],
  ['مروان', 4, 'إيقاع هادئ وصور لا تُنسى. تمنيت لو كان أطول.'],
  ['<b>Max</b>', 2, 'Nice pictures <img src=x onerror="alert(1)"> but I wanted more of the crew.'],
  ['Catarina', 4, 'Vi-o duas vezes seguidas. A segunda só pelo som.'],
  ['Owen', 3, 'A good half hour stretched to its length. The last five minutes are worth all of it.\n\nBring headphones.'],
  ['Ruth', 5, 'My daughter asked for the lights to stay off afterwards.'],
];
/** Twelve of one title make two pages. */
const reviewed: [contentId: string, times: number][] = [['1001', 2], ['1002', 1]];

/** Reviews by people who have no account here, and the name that the resume account writes under. */
export async function seedReviews(db: Database): Promise<void> {
  const rows = realmSeed.flatMap(({ realm }) => reviewed.flatMap(([contentId, times]) => Array.from({ length: times }, (_, round) => written.map(([displayName, rating, text], index) => ({
    realm, contentId, profileId: `reader-${round}-${index}`, id: `review-${contentId}-${round}-${index}`, displayName, rating, title: null, text, writtenAt: firstAt + (round * written.length + index) * dayMs,
  })))).flat());
  await db.insert(reviews).values(rows);
  await db.insert(reviewNames).values(realmSeed.map(({ realm }) => ({ realm, profileId: `${realm}.resume.profile`, displayName: 'Night owl' })));
}
