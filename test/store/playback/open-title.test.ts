// @vitest-environment jsdom
import { effect } from '@preact/signals-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { type Answers, guest, member, refusal } from '../../support/fake-context.ts';
import { disposePlayers, playerStage, untilStatus } from '../../support/player-stage.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { recordingsOf } from '../../support/recorded-answers/recordings.ts';
import { openHouse, streamAnswer } from '../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;

afterEach(disposePlayers);

test('a film opens: its engine is fetched beside its addresses, once the title says which, its first bytes beside the engine', async () => {
  const { player, playback, context } = playerStage();
  const opened = player.open(film);
  expect([playback.preloads, player.status.value]).toEqual([0, 'loading']);
  await opened;
  expect(playback.preloads).toBe(1);
  expect(context.calls.map((call) => call.name)).toEqual(['readVodPlayback', 'readPlayerUrls']);
  expect(playback.preconnected).toHaveLength(1);
  expect(playback.prefetched).toEqual([{ startAt: 0 }]);
  expect(playback.last().loads[0]?.source.stream.url).toContain('token=first');
  expect(player.status.value).toBe('ready');
  expect(player.item.value?.title).toBe('The Paper Moon');
});

test.each([
  [{ watchProgress: 25 }, undefined, 25],
  [{ watchProgress: 59 }, undefined, 0],
  [{ watchProgress: 25 }, 10, 10],
  [{}, undefined, 0],
])('progress %j and startAt %s start at %d', async (facts, startAt, start) => {
  const { player, playback } = playerStage({ answers: openHouse(facts) });
  await player.open(film, { startAt });
  expect(playback.last().loads[0]?.startAt).toBe(start);
});

test('a guest is asked to sign in, and the film plays by itself after the sign-in', async () => {
  const { player, context, playback } = playerStage({ viewer: guest, answers: openHouse({ accessLevel: 'GRANTED_ON_SIGN_IN' }) });
  await player.open(film);
  expect(player.status.value).toBe('waiting-to-start');
  expect(player.outcome.value?.kind).toBe('sign-in');
  expect(playback.engines).toHaveLength(0);
  context.answers = openHouse();
  context.viewer.value = member;
  await untilStatus(player, 'playing');
  expect(player.outcome.value).toBeUndefined();
});

test('a member without licence sees which licences would help, and watches once one is bought', async () => {
  const { player, context } = playerStage({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }) });
  await player.open(film);
  expect(player.outcome.value).toMatchObject({ kind: 'purchase', licences: ['gold'] });
  context.answers = openHouse();
  context.tell({ subject: 'favourites', ids: [] });
  context.tell({ subject: 'entitlements', ids: ['gold'] });
  await untilStatus(player, 'playing');
});

test.each<[string, object, object, string]>([
  ['takes a film away that was allowed before', {}, { accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }, 'waiting-to-start'],
  ['plays a film that was refused before', { accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }, {}, 'playing'],
])('a change while the platform answers %s', async (_what, before, after, status) => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => { answer = resolve; });
  const earlier = openHouse(before);
  const { player, context } = playerStage({ answers: { ...earlier, readVodPlayback: () => slow.then(() => earlier['readVodPlayback']) } });
  void player.open(film, { autoplay: 'any' });
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(1));
  context.answers = openHouse(after);
  context.tell({ subject: 'entitlements', ids: ['gold'] });
  answer();
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  await untilStatus(player, status as never);
});

test('a purchase that does not cover the film leaves the prompt standing all the while', async () => {
  const { player, context } = playerStage({ answers: openHouse({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }) });
  await player.open(film);
  const seen: string[] = [];
  const stop = effect(() => void seen.push(player.status.value));
  context.tell({ subject: 'entitlements', ids: ['silver'] });
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  await Promise.resolve();
  stop();
  expect(new Set(seen)).toEqual(new Set(['waiting-to-start']));
});

test('signing out takes away what a guest may not see, and leaves what is free', async () => {
  const { player, context, playback } = playerStage();
  await player.open(film, { autoplay: 'any' });
  await untilStatus(player, 'playing');
  context.viewer.value = { ...member, displayName: 'Noor' };
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  expect(player.status.value).toBe('playing');
  context.answers = openHouse({ accessLevel: 'GRANTED_ON_SIGN_IN', playerUrlCallback: undefined });
  context.viewer.value = guest;
  await untilStatus(player, 'waiting-to-start');
  expect(playback.last().destroyed).toBe(1);
  expect(player.item.value?.title).toBe('The Paper Moon');
});

test('a platform that does not answer a recheck leaves the film playing', async () => {
  const { player, context } = playerStage();
  await player.open(film, { autoplay: 'any' });
  await untilStatus(player, 'playing');
  context.answers = {};
  context.viewer.value = guest;
  await vi.waitFor(() => expect(context.inputsOf('readVodPlayback')).toHaveLength(2));
  await Promise.resolve();
  expect(player.status.value).toBe('playing');
});

test('a refused title is named, and no engine is asked', async () => {
  const { player, playback } = playerStage({ answers: { ...openHouse(), readVodPlayback: () => { throw refusal('readVodPlayback', 500); } } });
  await player.open(film);
  expect(player.outcome.value?.kind).toBe('default');
  expect(playback.engines).toHaveLength(0);
});

test('refused stream addresses are named, and the title is still known', async () => {
  const { player } = playerStage({ answers: { ...openHouse(), readPlayerUrls: () => { throw refusal('readPlayerUrls', 403); } } });
  await player.open(film);
  expect([player.outcome.value?.kind, player.item.value?.title]).toEqual(['forbidden', 'The Paper Moon']);
});

test('an address that expired is fetched again with the title, and the film goes on at the same place', async () => {
  const { player, context, playback, media } = playerStage();
  await player.open(film);
  await player.play();
  media.advance(20);
  context.answers['readPlayerUrls'] = streamAnswer('second');
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  expect(player.status.value).toBe('playing');
  await vi.waitFor(() => expect(playback.last().swaps).toHaveLength(1));
  expect(playback.last().swaps[0]).toMatchObject({ position: 20, source: { stream: { url: expect.stringContaining('second') } } });
  expect([player.status.value, player.position.value]).toEqual(['buffering', 20]);
  media.arrive();
  expect([player.status.value, player.position.value, media.video.currentTime]).toEqual(['playing', 20, 20]);
});

test('an address that expired after the viewer lost the right to it leads to the prompt', async () => {
  const { player, context, playback } = playerStage();
  await player.open(film, { autoplay: 'any' });
  await untilStatus(player, 'playing');
  context.answers = openHouse({ accessLevel: 'DENIED', licences: ['gold'] });
  playback.last().listener.onFailure({ kind: 'expired', code: 'fragLoadError', status: 403 });
  await untilStatus(player, 'waiting-to-start');
  expect(player.outcome.value).toMatchObject({ kind: 'purchase', licences: ['gold'] });
  expect(playback.last().destroyed).toBe(1);
});

describe('a live stream that comes to its end', () => {
  const event = { kind: 'live', id: '2009' } as const;
  const over = recorded('readLivePlayback', 'guest: an event that is over');
  const onAir = recorded('readLivePlayback', 'guest: a free channel');

  async function playing() {
    const all = playerStage({ answers: { readLivePlayback: onAir, readPlayerUrls: streamAnswer('first', { live: true }) } });
    await all.player.open(event);
    await all.player.play();
    return all;
  }

  test('says that the event has ended, when the platform says so', async () => {
    const { player, media, context } = await playing();
    context.answers = { readLivePlayback: over };
    media.end();
    await untilStatus(player, 'start-failed');
    expect(player.outcome.value).toMatchObject({ kind: 'has-ended', labelKey: 'thisEventHasEnded', retryable: false });
  });

  test('stays at its end, when the platform says that it is still live', async () => {
    const { player, media, context } = await playing();
    media.end();
    await vi.waitFor(() => expect(context.inputsOf('readLivePlayback')).toHaveLength(2));
    expect([player.status.value, player.outcome.value]).toEqual(['ended', undefined]);
  });

  test('that was opened after its end says so too', async () => {
    const { player } = playerStage({ answers: { readLivePlayback: over } });
    await player.open(event);
    expect(player.outcome.value?.labelKey).toBe('thisEventHasEnded');
  });
});

describe('a title that was asked for before the player came', () => {
  const freeAnswer = () => recordingsOf('readFreeTitle')['guest: a free film']!.answer;
  const later = () => {
    let answer = (_answer: unknown) => {};
    const promise = new Promise<unknown>((resolve) => { answer = resolve; });
    return { promise, answer };
  };
  /** A player whose viewer's own answer waits until the test lets it come. */
  function early(viewer: Viewer | undefined, own: Answers = openHouse()) {
    const gate = later();
    const stage = playerStage({ viewer, answers: { ...own, readVodPlayback: async () => { await gate.promise; return own['readVodPlayback']; } } });
    stage.context.viewer.value = viewer;
    stage.playback.handedAnswer = Promise.resolve(freeAnswer());
    return { ...stage, comeOwn: () => gate.answer(undefined) };
  }

  test('plays for a guest at once, by its own addresses, and is asked about once more', async () => {
    const { player, playback, context, comeOwn } = early(guest);
    await player.open(film, { autoplay: 'any' });
    await untilStatus(player, 'playing');
    expect(playback.last().loads[0]).toMatchObject({ startAt: 0, source: { stream: { url: expect.stringContaining('/film/main.m3u8') as string } } });
    comeOwn();
    await Promise.resolve();
    expect(context.calls.map(({ name }) => name)).toEqual(['readVodPlayback']);
    expect(player.status.value).toBe('playing');
  });

  test('ends for a guest whose own answer refuses', async () => {
    const { player, comeOwn } = early(guest, openHouse({ accessLevel: 'GEOBLOCKED', playerUrlCallback: undefined }));
    await player.open(film, { autoplay: 'any' });
    await untilStatus(player, 'playing');
    comeOwn();
    await vi.waitFor(() => expect(player.outcome.value?.kind).toBe('geoblocked'));
    expect(player.status.value).toBe('start-failed');
  });

  test.each([[409, 'start-failed'], [503, 'playing']])('whose own answer is %d is %s for a guest', async (status, shown) => {
    const gate = later();
    const { player, playback, context } = playerStage({ viewer: guest, answers: { ...openHouse(), readVodPlayback: async () => { await gate.promise; throw refusal('readVodPlayback', status); } } });
    playback.handedAnswer = Promise.resolve(freeAnswer());
    await player.open(film, { autoplay: 'any' });
    await untilStatus(player, 'playing');
    gate.answer(undefined);
    await vi.waitFor(() => expect(context.calls).toHaveLength(1));
    await vi.waitFor(() => expect(player.status.value).toBe(shown));
  });

  test('opens nothing while it is not known who is watching', async () => {
    const { player, playback, context } = early(undefined);
    const opened = player.open(film, { autoplay: 'any' });
    await new Promise((resolve) => { setTimeout(resolve); });
    expect([playback.engines.length, playback.prefetched.length]).toEqual([0, 0]);
    context.viewer.value = guest;
    await opened;
    expect(playback.engines).toHaveLength(1);
  });

  test('waits for a member’s own answer, goes on where the member stopped, and needs no second call for the addresses', async () => {
    const { player, playback, context, comeOwn } = early(member, openHouse({ watchProgress: 25 }));
    const opened = player.open(film);
    await new Promise((resolve) => { setTimeout(resolve); });
    expect([playback.engines.length, playback.prefetched.length]).toEqual([0, 0]);
    comeOwn();
    await opened;
    expect(playback.prefetched).toEqual([{ startAt: 25 }]);
    expect(playback.last().loads).toMatchObject([{ startAt: 25, source: { stream: { url: expect.stringContaining('/film/main.m3u8') as string } } }]);
    expect(context.calls.map(({ name }) => name)).toEqual(['readVodPlayback']);
  });

  test('is never shown to a member whose own answer refuses', async () => {
    const { player, playback, comeOwn } = early(member, openHouse({ accessLevel: 'DENIED', licences: ['gold'], playerUrlCallback: undefined }));
    const opened = player.open(film, { autoplay: 'any' });
    comeOwn();
    await opened;
    expect([player.outcome.value?.kind, playback.engines.length]).toEqual(['purchase', 0]);
  });

  test.each([['is not free for everybody', {}], ['did not come', undefined], ['is no answer', { free: { item: 'broken' } }]])('that %s is asked for as ever', async (_case, answer) => {
    const { player, playback, context } = playerStage({ viewer: guest });
    playback.handedAnswer = Promise.resolve(answer);
    await player.open(film);
    expect(context.calls.map(({ name }) => name)).toEqual(['readVodPlayback', 'readPlayerUrls']);
    expect(player.status.value).toBe('ready');
  });
});
