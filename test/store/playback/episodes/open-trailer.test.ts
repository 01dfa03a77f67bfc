// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../../../support/fake-context.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

afterEach(disposePlayers);

const trailers = [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED' }];
const refusedFilm = ofNewerPlatform({ ...filmAnswer({ accessLevel: 'DENIED', licences: ['gold'] }), trailers });

it('plays the trailer of a film that the viewer may not watch, and keeps no progress in it', async () => {
  const { player, media, context } = playerStage({ answers: { ...openHouse(), readVodPlayback: refusedFilm, readTrailerStreams: ofNewerPlatform({ ...streamAnswer('trailer') }) } });
  await player.open({ kind: 'vod', id: '1001' });
  expect(player.outcome.value?.kind).toBe('purchase');
  expect(await player.openTrailer('1001', { autoplay: 'any' })).toBeUndefined();
  expect(player.content.value).toEqual({ kind: 'trailer', id: '1001' });
  expect(player.outcome.value).toBeUndefined();
  expect(context.inputsOf('readTrailerStreams')).toEqual([{ id: '1001', trailerId: 't1' }]);
  media.video.dispatchEvent(new Event('pause'));
  expect(context.inputsOf('saveWatchProgress')).toEqual([]);
});

it.each([
  ['a film without one', { ...filmAnswer(), trailers: [] }, 'trailer-not-found'],
  ['a trailer that may not be watched', { ...filmAnswer(), trailers: [{ ...trailers[0], accessLevel: 'DENIED' }] }, 'trailer-not-found'],
])('says why %s does not play, and leaves what is shown', async (_name, film, code) => {
  const { player } = playerStage({ answers: { ...openHouse(), readVodPlayback: ofNewerPlatform(film) } });
  await player.open({ kind: 'vod', id: '1001' });
  expect(await player.openTrailer('1001')).toMatchObject({ code });
  expect(player.content.value).toEqual({ kind: 'vod', id: '1001' });
});

it('says that a trailer cannot be read', async () => {
  const { player } = playerStage({ answers: { ...openHouse(), readVodPlayback: refusedFilm, readTrailerStreams: () => { throw refusal('readTrailerStreams', 503); } } });
  expect(await player.openTrailer('1001')).toMatchObject({ code: 'trailer-not-read', retryable: true });
});
