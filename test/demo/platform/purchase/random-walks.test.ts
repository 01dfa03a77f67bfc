import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoDoors, type TwoDoors } from '../../../support/walks/two-doors.ts';
import { noCounts, walkCrowd } from '../../../support/walks/walk-crowd.ts';
import { crowdOf } from '../../../support/walks/walk-step.ts';

const server = process.env['FOOTLIGHT_TEST_POSTGRES'];

/** How many walks at least: all of them with `npm run test:all`, and a few on the embedded database, which has one process. */
const wanted = Number(process.env['FOOTLIGHT_SEQUENCES'] ?? (server ? (process.env['FOOTLIGHT_ALL'] ? 2000 : 60) : 25));
const most = server ? 60 : 10;
const firstSeed = Number(process.env['FOOTLIGHT_SEED'] ?? 1);

/** chosen: how long a failing crowd is made smaller, in milliseconds */
const shrinkMs = 180_000;

let doors: TwoDoors;
beforeAll(async () => { doors = await openTwoDoors(server); }, 180_000);
afterAll(() => doors.close());

/**
 * Whatever viewers, their second pages, their banks and time do, in whatever order and at the same time: one charge for each attempt, books that add
 * up to zero, open what was paid, invoices without a gap, and no state without a way out.
 *
 * `FOOTLIGHT_SEED` repeats a crowd, `FOOTLIGHT_SEQUENCES=1` that one alone.
 *
 * @source spec 2 §4; design/checkout.md "Attack and race classes"
 */
test('whatever happens in whatever order, what is open is what was paid, once', async () => {
  const counts = noCounts();
  const began = performance.now();
  let seed = firstSeed;
  for (; counts.walks < wanted; seed += 1) {
    await fc.assert(fc.asyncProperty(crowdOf(most), async (crowd) => {
      expect(await walkCrowd(doors, crowd, counts)).toEqual([]);
    }), { numRuns: 1, seed, interruptAfterTimeLimit: shrinkMs });
  }
  console.info(`random walks: seeds ${firstSeed} to ${seed - 1}, ${Object.entries(counts).map(([what, number]) => `${number} ${what}`).join(', ')}, ${Math.round((performance.now() - began) / 1000)} s`);
  expect(doors.complaints()).toEqual([]);
  expect(counts.steps).toBeGreaterThan(counts.walks * 3);
}, 1_800_000);
