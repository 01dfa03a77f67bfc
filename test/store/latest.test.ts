import { describe, expect, it } from 'vitest';
import { latest } from '../../src/store/latest.ts';

describe('only the newest answer counts', () => {
  it('aborts a run when the next one starts', () => {
    const runs = latest();
    const first = runs.begin();
    const second = runs.begin();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
  });

  it('lets work join the newest run without superseding it', () => {
    const runs = latest();
    const run = runs.begin();
    expect(runs.current).toBe(run);
    expect(run.aborted).toBe(false);
  });

  it('aborts what joined before the first run', () => {
    const runs = latest();
    const joined = runs.current;
    expect(joined.aborted).toBe(false);
    runs.begin();
    expect(joined.aborted).toBe(true);
  });

  it('ends the newest run for good, and may begin again', () => {
    const runs = latest();
    const run = runs.begin();
    runs.end();
    expect([run.aborted, runs.current.aborted]).toEqual([true, true]);
    expect(runs.begin().aborted).toBe(false);
  });
});
