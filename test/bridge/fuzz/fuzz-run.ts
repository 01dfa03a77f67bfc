import { expect } from 'vitest';
import * as fc from 'fast-check';

/** Messages in one try; a failing try is shrunk to the fewest that still fail. */
export const batch = 100;

const builtIns = [Object, Array, String, Function, Promise, Map, Event].map((one) => one.prototype as object);
const namesOf = () => builtIns.map((prototype) => Reflect.ownKeys(prototype).length).join();

/**
 * Runs a property on so many hostile messages, and looks that no prototype was changed.
 *
 * The seed is printed and chosen by `FOOTLIGHT_FUZZ_SEED`, so that a failure can be had again.
 *
 * @param data one message
 */
export async function fuzz(name: string, messages: number, data: fc.Arbitrary<unknown>, check: (batchOfData: unknown[]) => Promise<void>): Promise<void> {
  const seed = Number(process.env['FOOTLIGHT_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  const before = namesOf();
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
