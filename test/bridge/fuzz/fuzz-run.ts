import { expect } from 'vitest';
import * as fc from 'fast-check';

/** Messages in one try; a failing try is shrunk to the fewest that still fail. */
export const batch = 100;

/** `npm test` sends a quarter of the messages, by another seed each time; `npm run test:all` sends them all. */
const share = process.env['FOOTLIGHT_ALL'] ? 1 : 1 / 4;

const builtIns = [Object, Array, String, Function, Promise, Map, Event].map((one) => one.prototype as object);
const namesOf = () => builtIns.map((prototype) => Reflect.ownKeys(prototype).length).join();

/**
 * Runs a property on so many hostile messages, or a share of them, and looks that no prototype was changed.
 *
 * The seed is printed and chosen by `FOOTLIGHT_FUZZ_SEED`, so that a failure can be had again.
 *
 * @param all how many messages `npm run test:all` sends
 * @param data one message
 */
export async function fuzz(name: string, all: number, data: fc.Arbitrary<unknown>, check: (batchOfData: unknown[]) => Promise<void>): Promise<void> {
  const seed = Number(process.env['FOOTLIGHT_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  const before = namesOf();
  const messages = Math.ceil(all * share);
  let sent = 0;
  await fc.assert(fc.asyncProperty(fc.array(data, { minLength: batch, maxLength: batch, size: 'max' }), async (some) => {
    sent += some.length;
    await check(some);
    expect(namesOf()).toBe(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  }), { seed, numRuns: Math.ceil(messages / batch), interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true });
  process.stdout.write(`fuzz: ${name}: ${String(sent)} messages, seed ${String(seed)}\n`);
  expect(sent).toBeGreaterThanOrEqual(messages);
}
