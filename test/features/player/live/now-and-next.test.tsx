import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaybackDetails } from '../../../../src/contracts/playback/playback-details.ts';
import { countedDown } from '../../../../src/features/player/live/counted-down.ts';
import { NowAndNext } from '../../../../src/features/player/live/now-and-next.tsx';
import { PremiereCard } from '../../../../src/features/player/live/premiere-card.tsx';
import { RestartButton } from '../../../../src/features/player/live/restart-button.tsx';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { act, render, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

const now = Date.UTC(2026, 0, 15, 20);

/** One part of a player that has opened a film, or a channel. */
async function show(Part: ComponentType<LatePartProps>, facts: Partial<PlaybackDetails>, live: boolean) {
  const item = ofNewerPlatform({ ...filmAnswer(), ...facts });
  const { player, media, context, playback } = playerStage({ now, answers: { ...openHouse(), readVodPlayback: item, readLivePlayback: item, readPlayerUrls: streamAnswer('live', { live }) } });
  const runtime = fakeRuntime({ now });
  const told: unknown[] = [];
  await player.open({ kind: live ? 'live' : 'vod', id: '1001' });
  const draw = () => render(runtime.within(<Part player={player} emit={(...event) => told.push(event) > 0} onMenu={() => undefined} video={media.video} box={document.createElement('div')} lead={() => undefined} screen={createPlayerScreen()} given={{} as never} parts={() => null} />));
  return { player, media, context, playback, told, draw };
}

const programme = (id: string, title: string, start: number, end: number) => ({ id, title, start, end });

afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('a channel says what it shows now and next, tells the page, and asks again when nothing of it is true any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const programmingInfo = { currentProgramme: programme('p1', 'Matchday', now - 60_000, now + 60_000), nextProgramme: programme('p2', 'Press box', now + 60_000, now + 120_000) };
  const { draw, told, context } = await show(NowAndNext, { programmingInfo }, true);
  const { container } = draw();
  expect(container.textContent).toMatch(/^On now Matchday .*Next Press box /);
  expect(told).toEqual([['programme', { now: { id: 'p1', title: 'Matchday', start: now - 60_000, end: now + 60_000 }, next: { id: 'p2', title: 'Press box', start: now + 60_000, end: now + 120_000 } }]]);
  expect(context.inputsOf('readLivePlayback')).toHaveLength(1);
});

test('a running premiere is joined where the others are', async () => {
  const { draw, media } = await show(PremiereCard, { premiereRelease: { start: now - 20_000 }, duration: 60 }, false);
  await act(async () => media.arrive());
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Join now' }));
  await waitFor(() => expect(media.video.currentTime).toBe(20));
  expect(screen.queryByRole('region')).toBeNull();
});

test('after a countdown the premiere is left uncovered for thirty seconds', async () => {
  const { player, draw } = await show(PremiereCard, { premiereRelease: { start: now - 20_000 }, duration: 60 }, false);
  countedDown.add(player);
  draw();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a premiere that is over is a film as any other', async () => {
  const { draw } = await show(PremiereCard, { premiereRelease: { start: now - 61_000 }, duration: 60 }, false);
  draw();
  expect(screen.queryByRole('region')).toBeNull();
});

test('without dates in its stream a channel cannot be restarted', async () => {
  const { draw } = await show(RestartButton, { restartAvailable: true, startDate: now - 20_000 }, true);
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});
