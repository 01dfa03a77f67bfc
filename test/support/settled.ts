import { vi } from 'vitest';

/**
 * Until everything that waits for an answer or a module has it; a clock that a test moves stands still meanwhile.
 *
 * A module that is imported when it is first needed is read from a file, which takes a turn on an idle machine and many on a busy one.
 */
export async function settled(): Promise<void> {
  await aTurn();
  await vi.dynamicImportSettled();
  await aTurn();
}

async function aTurn(): Promise<void> {
  // oxlint-disable-next-line footlight/no-waits -- The one place: what follows it waits for modules.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  else await new Promise<void>((resolve) => { setTimeout(resolve); });
}
