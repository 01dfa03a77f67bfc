import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import type { PlaybackDetails } from '../../../../src/contracts/playback/playback-details.ts';
import { beginAgain } from '../../../../src/store/playback/live/begin-again.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { filmAnswer } from '../../../support/titles.ts';

const now = Date.UTC(2026, 0, 15, 20);

/** Two seconds go by. */
function plays({ player, date }: Pick<ReturnType<typeof channel>, 'player' | 'date'>) {
  if (date.shown !== undefined) date.shown += 2000;
  player.position.value += 2;
}

/** A channel that can be rewound by five minutes, at its edge; its programme began two minutes ago. */
function channel(facts: Partial<PlaybackDetails> = {}) {
  const programmingInfo = { currentProgramme: { id: 'p1', title: 'Matchday', start: now - 120_000, end: now + 60_000 } };
  const date: { shown?: number } = { shown: now };
  const player = {
    live: signal(true), started: signal(true), windowSeconds: signal(300), position: signal(300),
    item: signal<PlaybackDetails | undefined>(ofNewerPlatform({ ...filmAnswer(), programmingInfo, restartAvailable: true, ...facts })),
    dateShown: () => date.shown, seek: vi.fn(() => Promise.resolve()), seekBy: vi.fn(() => Promise.resolve()), seeking: signal(false),
  };
  return { player, date };
}

it.each<[string, Partial<PlaybackDetails>, number[][]]>([
  ['the programme that is on', {}, [[180]]],
  ['one that began before the window, as far back as it goes', { programmingInfo: { currentProgramme: { id: 'p', title: 'Long', start: now - 900_000, end: now + 60_000 } } }, [[0]]],
  ['the event', { programmingInfo: undefined, startDate: now - 60_000 }, [[240]]],
  ['nothing that cannot be restarted', { restartAvailable: false }, []],
] as [string, Partial<PlaybackDetails>, number[][]][])('takes a live title to the beginning of %s', (_, facts, sought) => {
  const { player } = channel(facts);
  beginAgain(player, () => now);
  expect(player.seek.mock.calls).toEqual(sought);
});

it.each<[string, (stage: ReturnType<typeof channel>) => void, (stage: ReturnType<typeof channel>) => void]>([
  ['the title', ({ player }) => { player.item.value = undefined; }, ({ player }) => { player.item.value = channel().player.item.value; }],
  ['the first picture', ({ player }) => { player.started.value = false; }, ({ player }) => { player.started.value = true; }],
  ['the window', ({ player }) => { player.windowSeconds.value = 0; }, ({ player }) => { player.windowSeconds.value = 300; }],
  ['the date of a picture', ({ date }) => { delete date.shown; }, ({ date, player }) => { date.shown = now + 1000; player.position.value = 301; }],
])('waits for %s, and moves once', (_, without, arrives) => {
  const stage = channel();
  without(stage);
  beginAgain(stage.player, () => now);
  expect(stage.player.seek).not.toHaveBeenCalled();
  arrives(stage);
  plays(stage);
  expect(stage.player.seek.mock.calls).toEqual([[180]]);
});

it('moves a little once more as long as the engine does not arrive', () => {
  vi.useFakeTimers();
  const { player } = channel();
  const stop = beginAgain(player, () => now);
  player.seeking.value = true;
  vi.advanceTimersByTime(4000);
  expect(player.seekBy.mock.calls).toEqual([[0.5], [0.5]]);
  player.seeking.value = false;
  vi.advanceTimersByTime(10_000);
  expect(player.seekBy).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});

it('moves nothing after it was given up', () => {
  const stage = channel();
  stage.player.started.value = false;
  beginAgain(stage.player, () => now)();
  stage.player.started.value = true;
  plays(stage);
  expect(stage.player.seek).not.toHaveBeenCalled();
});
