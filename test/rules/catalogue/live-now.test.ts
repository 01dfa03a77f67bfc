import { describe, expect, it } from 'vitest';
import { airedPercent, airedSeconds, isLiveNow, startsAt } from '../../../src/rules/catalogue/live-now.ts';

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
    ['an upcoming one', { type: 'UPCOMING', live: false, startDate: now + hour }, false],
    ['an upcoming one that has started since the answer', { type: 'UPCOMING', live: false, startDate: now - 1, endDate: now + hour }, true],
    ['an upcoming one that is over', { type: 'UPCOMING', live: false, startDate: now - hour, endDate: now }, false],
    ['an upcoming one of unknown start', { type: 'UPCOMING', live: true }, false],
    ['a channel of the guide', { type: 'EPG', live: true }, true],
    ['a channel of the guide that is off', { type: 'EPG', live: false }, false],
    ['a programme of the guide that has started', { type: 'EPG', startDate: now - hour }, true],
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

describe('how long an event has been on', () => {
  it.each([
    ['half of it', { type: 'LIVE_EVENT', startDate: now - hour, endDate: now + hour }, 3600, 50],
    ['just begun: a visible bar is never empty', { type: 'LIVE_EVENT', startDate: now, endDate: now + hour }, 0, 1],
    ['without an end', { type: 'LIVE_EVENT', startDate: now - hour }, 3600, undefined],
    ['to come', { type: 'UPCOMING', startDate: now + hour, endDate: now + 2 * hour }, undefined, undefined],
    ['a channel', { type: 'LIVE' }, undefined, undefined],
  ] as const)('%s', (_, facts, seconds, percent) => {
    expect([airedSeconds(facts, now), airedPercent(facts, now)]).toEqual([seconds, percent]);
  });
});
