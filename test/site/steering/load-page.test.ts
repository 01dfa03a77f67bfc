// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { afterEach, expect, test } from 'vitest';
import type { MethodInput } from '../../../bridge/contract/methods.ts';
import { deliberateFailureOf } from '../../../bridge/frame/requests/failure.ts';
import type { SiteNavigator } from '../../../src/site/navigator/site-navigator.ts';
import { loadPage } from '../../../src/site/steering/load-page.ts';
import { watchedPlayer } from '../../../src/site/watched-player.ts';
import { createPlayer } from '../../../src/store/playback/player.ts';
import { fakeContext, member, refusal, type Answers } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { filmAnswer, openHouse } from '../../support/titles.ts';

afterEach(() => { watchedPlayer.value = undefined; });

/** A site whose watch page opens what its address names, as the real one does. */
function siteWith(answers: Answers = openHouse()) {
  const media = fakeMedia();
  const context = fakeContext({ answers, viewer: member });
  const player = createPlayer(context, fakePlayback(() => media.arrive()));
  player.attach(media.video, document.body);
  const location = signal({ match: undefined } as unknown as SiteNavigator['location']['value']);
  const visits: unknown[] = [];
  const go = (destination: { name: string; params?: object }) => {
    visits.push(destination);
    location.value = { match: { name: destination.name, params: destination.params } } as unknown as SiteNavigator['location']['value'];
    const { eventId: id = '' } = (destination.params ?? {}) as { eventId?: string };
    queueMicrotask(() => {
      watchedPlayer.value = { player, client: context.client, video: media.video };
      void player.open({ kind: destination.name as 'vod', id }, { autoplay: 'any', onReplaced: (instead) => go({ name: instead.kind, params: { eventId: instead.id } }) });
    });
    return true;
  };
  return { player, visits, navigator: { location, go } as unknown as SiteNavigator };
}
const load = (navigator: SiteNavigator, wanted: MethodInput<'load'>) => loadPage(navigator, wanted, new AbortController().signal);
const refusalOf = async (act: Promise<unknown>) => deliberateFailureOf(await act.then(() => undefined, (thrown: unknown) => thrown));

test('a title is loaded by going to its page, from where it is to start', async () => {
  const { navigator, visits } = siteWith();
  expect(await load(navigator, { kind: 'vod', id: '1001', startAt: 12.5 })).toEqual({ id: '1001', title: 'The Paper Moon', accessLevel: 'GRANTED' });
  expect(visits).toEqual([{ name: 'vod', params: { eventId: '1001' }, query: { resumeProgress: '12.5' } }]);
});

test('the facts of the title before are never told for the next one', async () => {
  const { navigator, player } = siteWith({ ...openHouse(), readVodPlayback: (input: unknown) => filmAnswer({ title: `Film ${(input as { id: string }).id}` }) });
  await load(navigator, { kind: 'vod', id: '1001' });
  expect(await load(navigator, { kind: 'vod', id: '1002' })).toMatchObject({ id: '1002', title: 'Film 1002' });
  expect(player.content.peek()?.id).toBe('1002');
});

test('an event that is over leads to its recording, which is answered', async () => {
  const { navigator } = siteWith({ ...openHouse({ id: '2109', title: 'The recording' }), readLivePlayback: () => { throw refusal('readLivePlayback', 404); }, readReplacementVod: ofNewerPlatform({ ...filmAnswer(), id: '2109' }) });
  expect(await load(navigator, { kind: 'live', id: '2009' })).toMatchObject({ id: '2109', title: 'The recording' });
});

test('a title that is refused is refused by name', async () => {
  const { navigator } = siteWith(openHouse({ accessLevel: 'DENIED' }));
  expect(await refusalOf(load(navigator, { kind: 'vod', id: '1001' }))).toMatchObject({ code: 'ACCESS_DENIED' });
});

test('a page begins by itself, unless the host says that it waits', async () => {
  const { navigator, player } = siteWith();
  await load(navigator, { kind: 'vod', id: '1001', autoplay: false });
  expect(player.paused.peek()).toBe(true);
});

test('a trailer needs a page with a player', async () => {
  const { navigator } = siteWith();
  expect(await refusalOf(load(navigator, { kind: 'trailer', id: '1001' }))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
});
