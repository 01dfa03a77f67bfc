import { describe, expect, it } from 'vitest';
import { isLiveNow, startsAt } from '../../../src/rules/catalogue/live-now.ts';

const now = Date.UTC(2026, 0, 15, 20);
const hour = 3_600_000;

describe('isLiveNow, spec 1 §4.1', () => {
  it.each([
    ['an event on air', { type: 'LIVE_EVENT', live: true, startDate: now - hour }, true],
    ['a flag whose start is in the future', { type: 'LIVE_EVENT', live: true, startDate: now + 1 }, false],
    ['a start just now', { type: 'LIVE_EVENT', live: true, startDate: now }, true],
    ['an event that has ended', { type: 'LIVE_EVENT', live: true, startDate: now - hour, endDate: now }, false],
    ['an event the platform says is off', { type: 'LIVE_EVENT', live: false, startDate: now - hour }, false],
    ['a channel', { type: 'LIVE' }, true],
    ['a channel that is off', { type: 'LIVE', live: false }, false],
    ['an event nobody says anything of', { type: 'LIVE_EVENT' }, false],
    ['a film', { type: 'VOD_VIDEO', live: true }, false],
    ['an upcoming one', { type: 'UPCOMING', live: true, startDate: now - hour }, false],
  ] as const)('%s: %j', (_, facts, live) => {
    expect(isLiveNow(facts, now)).toBe(live);
  });
});

describe('startsAt', () => {
  it.each([
    ['an event to come', { type: 'LIVE_EVENT', startDate: now + hour }, now + hour],
    ['an event that runs', { type: 'LIVE_EVENT', startDate: now - hour }, undefined],
    ['a premiere', { type: 'VOD', premiereRelease: { start: now + hour } }, now + hour],
    ['a film', { type: 'VOD', startDate: now + hour }, undefined],
  ] as const)('%s starts', (_, facts, start) => {
    expect(startsAt(facts, now)).toBe(start);
  });
});
