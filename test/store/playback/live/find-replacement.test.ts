// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fakeContext, guest, refusal } from '../../../support/fake-context.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { filmAnswer, openHouse } from '../../../support/titles.ts';
import { findReplacement } from '../../../../src/store/playback/live/find-replacement.ts';

afterEach(disposePlayers);

const notLive = () => { throw refusal('readLivePlayback', 404); };
const recording = ofNewerPlatform({ ...filmAnswer({ title: 'The recording' }), id: '2109' });
const away = { ...openHouse({ id: '2109', title: 'The recording' }), readLivePlayback: notLive, readReplacementVod: recording };

it('finds the video that stands for an event', async () => {
  const context = fakeContext({ viewer: guest, answers: away });
  expect(await findReplacement(context, '2009', new AbortController().signal)).toEqual({ kind: 'vod', id: '2109', replaces: '2009' });
});

it('finds nothing where the platform knows none', async () => {
  const context = fakeContext({ answers: { readReplacementVod: () => { throw refusal('readReplacementVod', 404); } } });
  expect(await findReplacement(context, '2009', new AbortController().signal)).toBeUndefined();
});

it('a live event that is not live gives way to its video, in place, without an error on the way', async () => {
  const { player } = playerStage({ answers: away });
  const statuses: string[] = [];
  player.status.subscribe((status) => statuses.push(status));
  await player.open({ kind: 'live', id: '2009' });
  expect(player.content.value).toEqual({ kind: 'vod', id: '2109', replaces: '2009' });
  expect(player.item.value?.title).toBe('The recording');
  expect(statuses).not.toContain('start-failed');
});

it('a page that has pages for titles is asked to lead there', async () => {
  const { player } = playerStage({ answers: away });
  const led: unknown[] = [];
  await player.open({ kind: 'live', id: '2009' }, { onReplaced: (instead) => led.push(instead) });
  expect(led).toEqual([{ kind: 'vod', id: '2109', replaces: '2009' }]);
  expect(player.phase.value).toBe('loading');
});

it('without a video the viewer is told that it is not live', async () => {
  const { player } = playerStage({ answers: { ...away, readReplacementVod: () => { throw refusal('readReplacementVod', 404); } } });
  await player.open({ kind: 'live', id: '2009' });
  expect(player.outcome.value).toMatchObject({ kind: 'not-live', labelKey: 'videoIsNotLive' });
});
