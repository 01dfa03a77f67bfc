import { describe, expect, it } from 'vitest';
import { nextTurnOf } from '../../../src/rules/catalogue/next-turn.ts';

const now = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;

describe('nextTurnOf', () => {
  it.each([
    ['an event to come turns at its start', { type: 'UPCOMING', startDate: now + hour, endDate: now + 2 * hour }, now + hour],
    ['an event that runs, every minute', { type: 'LIVE_EVENT', startDate: now - hour, endDate: now + hour }, now + 60_000],
    ['an event about to end, at its end', { type: 'LIVE_EVENT', startDate: now - hour, endDate: now + 1 }, now + 1],
    ['an event that is over does not', { type: 'LIVE_EVENT', startDate: now - hour, endDate: now }, undefined],
    ['a premiere, at its release', { type: 'VOD', premiereRelease: { start: now + hour } }, now + hour],
    ['a film does not', { type: 'VOD' }, undefined],
  ] as const)('%s', (_, facts, moment) => {
    expect(nextTurnOf(facts, now)).toBe(moment);
  });
});
