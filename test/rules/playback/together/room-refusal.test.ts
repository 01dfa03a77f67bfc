import { expect, it } from 'vitest';
import { roomPhrases } from '../../../../src/contracts/playback/watch-room.ts';
import { phraseLabel } from '../../../../src/rules/playback/together/phrase-label.ts';
import { roomRefusal } from '../../../../src/rules/playback/together/room-refusal.ts';

it.each([
  [404, 'room-not-found', 'togetherGone', true], [409, 'room-full', 'togetherFull', true], [409, 'other-event', 'togetherElsewhere', true], [410, 'event-over', 'togetherOver', false],
  [403, 'access-denied', 'togetherDenied', false], [403, 'outside-region', 'togetherDenied', false],
  [404, 'videoIsNotLive', 'togetherFailed', true], [400, 'BAD_REQUEST', 'togetherFailed', true], [404, 'constructor', 'togetherFailed', true],
])('%i %s says %s', (status, code, titleKey, canMakeRoom) => expect(roomRefusal({ status, code })).toMatchObject({ titleKey, leadKey: `${titleKey}Lead`, canMakeRoom }));

it('has words for every phrase, and none for one of a newer platform', () => {
  expect(new Set(roomPhrases.map(phraseLabel)).size).toBe(roomPhrases.length);
  expect(['dance', 'toString', ''].map(phraseLabel)).toEqual([undefined, undefined, undefined]);
});
