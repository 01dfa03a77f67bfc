import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { bout, BoutResult } from '../../../../src/contracts/catalogue/fighters/bout.ts';
import type { fighter, fighterCard, fighterList } from '../../../../src/contracts/catalogue/fighters/fighter.ts';
import { statNames } from '../../../../src/contracts/catalogue/fighters/fighter-stat.ts';
import { type BoutRow, bouts, type FighterRow, fighters } from '../../db/tables/editorial-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import type { Caller } from '../../server/request-caller.ts';
import { itemsOf } from '../bucket-pages.ts';
import { pageOf } from '../collections/read-collection.ts';
import { eventEpochOf } from '../event-epoch.ts';
import { presentItems, type WireItem } from '../present-items.ts';
import { textIn } from '../../realm/text-in.ts';
import { artPath } from '../../../media/art-path.ts';

interface Everybody { people: FighterRow[]; fought: BoutRow[] }

const readEverybody = ({ context: { db, keptData }, realm: { realm }, published }: Caller): Promise<Everybody> =>
  keptData.read(published, `fighters ${realm}`, async () => ({
    people: await db.select().from(fighters).where(eq(fighters.realm, realm)), fought: await db.select().from(bouts).where(eq(bouts.realm, realm)),
  }));

const takesPart = ({ redId, blueId }: BoutRow, id: string): boolean => redId === id || blueId === id;

/** How a bout ended for one of the two. */
function resultOf({ outcome, redId }: BoutRow, id: string): BoutResult | undefined {
  if (outcome === null) return undefined;
  if (outcome === 'DRAW' || outcome === 'NO_CONTEST') return outcome;
  return (outcome === 'RED') === (redId === id) ? 'WIN' : 'LOSS';
}

function cardOf({ context, locale }: Caller, row: FighterRow, fought: readonly BoutRow[]): z.input<typeof fighterCard> {
  const results = fought.filter((each) => takesPart(each, row.id)).map((each) => resultOf(each, row.id));
  const count = (wanted: BoutResult) => results.filter((result) => result === wanted).length;
  return {
    id: row.id, name: textIn(row.names, locale), ...(row.nicknames ? { nickname: textIn(row.nicknames, locale) } : {}), country: row.country, weightClass: row.weightClass,
    record: { wins: count('WIN'), losses: count('LOSS'), draws: count('DRAW'), noContests: count('NO_CONTEST') },
    pictureUrl: `${context.origins.media}${artPath('poster', 'fighter', `fighter-${row.id}`)}`,
  };
}

/** Fighters by name in the caller's language. @throws PlatformError 400 `BAD_REQUEST` when `lastSeen` is none of them */
export async function answerFighters(caller: Caller, { weightClass, ...wish }: { weightClass?: string | undefined; rpp: number; lastSeen?: string | undefined }): Promise<z.input<typeof fighterList>> {
  const { people, fought } = await readEverybody(caller);
  const wanted = people.filter((row) => weightClass === undefined || row.weightClass === weightClass)
    .sort((one, other) => textIn(one.names, caller.locale).localeCompare(textIn(other.names, caller.locale), caller.locale));
  const { shown, paging } = pageOf(wanted, ({ id }) => id, wish);
  return { fighters: shown.map((row) => cardOf(caller, row, fought)), paging };
}

function boutOf(caller: Caller, row: BoutRow, id: string, epoch: number, people: readonly FighterRow[], items: ReadonlyMap<string, WireItem>): z.input<typeof bout> {
  const opponentId = row.redId === id ? row.blueId : row.redId;
  const opponent = people.find((each) => each.id === opponentId);
  const result = resultOf(row, id);
  const item = row.contentId === null ? undefined : items.get(row.contentId);
  return {
    id: row.id, at: new Date(epoch + row.happensAfter).toISOString(), eventName: textIn(row.eventNames, caller.locale), weightClass: row.weightClass,
    opponent: opponent ? { id: opponentId, name: textIn(opponent.names, caller.locale) } : { name: opponentId },
    ...(result ? { result } : {}), ...(row.method ? { method: row.method } : {}), ...(row.round === null ? {} : { round: row.round }),
    ...(row.seconds === null ? {} : { seconds: row.seconds }), ...(item ? { item } : {}),
  };
}

/** A fighter with the next bout first, then the latest. @throws PlatformError 404 `fighter-not-found` */
export async function answerFighter(caller: Caller, { id }: { id: string }): Promise<z.input<typeof fighter>> {
  const { people, fought } = await readEverybody(caller);
  const row = people.find((each) => each.id === id);
  if (!row) throw new PlatformError(404, 'fighter-not-found', 'No such fighter.');
  const epoch = await eventEpochOf(caller);
  const own = fought.filter((each) => takesPart(each, id)).sort((one, other) => other.happensAfter - one.happensAfter);
  const shown = await presentItems([...(await itemsOf(caller, own.flatMap(({ contentId }) => contentId ?? []))).values()], caller);
  const items = new Map(shown.map((item) => [item.id, item]));
  return {
    ...cardOf(caller, row, fought), heroUrl: `${caller.context.origins.media}${artPath('hero', 'fighter', `fighter-${id}`)}`,
    ...(row.bornIn === null ? {} : { bornIn: row.bornIn }), ...(row.heightCm === null ? {} : { heightCm: row.heightCm }), ...(row.reachCm === null ? {} : { reachCm: row.reachCm }),
    stats: statNames.flatMap((name) => (row.stats[name] === undefined ? [] : [{ name, value: row.stats[name] }])),
    bouts: own.map((each) => boutOf(caller, each, id, epoch, people, items)),
  };
}
