import { test } from '@playwright/test';

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/**
 * Looks at each thing in a step of its own, in one browser context.
 *
 * A fault of one keeps no other from being looked at: the test fails at the end, and says every step that had one.
 *
 * @param timeoutMs what each may take beside the test's own time
 */
export async function lookAtEach<T>(things: readonly T[], nameOf: (thing: T) => string, look: (thing: T) => Promise<void>, timeoutMs = 60_000): Promise<void> {
  test.setTimeout(test.info().timeout + things.length * timeoutMs);
  const faults: string[] = [];
  for (const thing of things) {
    await test.step(nameOf(thing), () => look(thing)).catch((failure: unknown) => void faults.push(`${nameOf(thing)}: ${reasonOf(failure)}`));
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${things.length} failed\n\n${faults.join('\n\n')}`);
}
