import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomInvitation, RoomMove, WatchRoom } from '../../../../src/contracts/playback/watch-room.ts';
import { createWatchRoom, type WatchRoomSlice } from '../../../../src/store/playback/together/watch-room.ts';
import { fakeContext, member, refusal } from '../../../support/fake-context.ts';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { settled } from '../../../support/settled.ts';

const open: WatchRoomSlice[] = [];
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  open.splice(0).forEach((slice) => slice.dispose());
  vi.useRealTimers();
});

const empty = recorded('makeRoom', 'member: of an event on air');
const begun = recorded('readRoom', 'member: with a place and a phrase');
const invitation: RoomInvitation = { code: 'room-1', eventId: '2001', invitedBy: 'Maren Holt', present: 1 };
const moved = recorded('moveRoom', 'member: the first move');

function stage(answers: Record<string, unknown> = {}) {
  const context = fakeContext({ viewer: member, answers: { makeRoom: empty, enterRoom: empty, readRoomInvitation: ({ code }: { code: string }) => ({ ...invitation, code }), readRoom: begun, moveRoom: moved, sayInRoom: begun, leaveRoom: {}, ...answers } });
  const slice = createWatchRoom(context);
  open.push(slice);
  const join = async (eventId: string, code: string) => {
    await slice.open(eventId, code);
    await slice.join();
  };
  return { context, slice, join };
}

test('a link to a room gives its invitation, and enters it by a press alone', async () => {
  const { slice, context } = stage();
  await slice.open('2001', 'room-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([slice.invitation.value, slice.room.value, context.inputsOf('readRoomInvitation').length, context.inputsOf('enterRoom')]).toEqual([invitation, undefined, 1, []]);
  await slice.join();
  expect([slice.invitation.value, slice.room.value?.code, context.inputsOf('enterRoom')]).toEqual([undefined, 'room-1', [{ code: 'room-1' }]]);
});

test('a room that the viewer made or joined in this tab goes on after a reload; another profile there is asked', async () => {
  const named = { ...member, id: 'viewer-1' };
  const first = stage();
  first.context.viewer.value = named;
  await first.slice.open('2001', undefined);
  const again = stage();
  again.context.viewer.value = named;
  await again.slice.open('2001', 'room-1');
  expect([again.slice.room.value?.code, again.context.inputsOf('enterRoom').length]).toEqual(['room-1', 1]);
  again.context.viewer.value = { ...named, id: 'viewer-2' };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([again.slice.room.value, again.slice.invitation.value, again.context.inputsOf('enterRoom').length]).toEqual([undefined, invitation, 1]);
});

test('a member whom the platform does not name is asked again after a reload', async () => {
  await stage().join('2001', 'room-1');
  const { slice, context } = stage();
  await slice.open('2001', 'room-1');
  expect([slice.invitation.value, context.inputsOf('enterRoom')]).toEqual([invitation, []]);
});

test('an invitation that the platform does not give at first is asked for until it does', async () => {
  const { slice, context } = stage({ readRoomInvitation: () => { throw refusal('readRoomInvitation', 503); } });
  await slice.open('2001', 'room-1');
  expect([slice.lost.value, slice.invitation.value]).toEqual([true, undefined]);
  context.answers['readRoomInvitation'] = invitation;
  await vi.advanceTimersByTimeAsync(3000);
  expect([slice.lost.value, slice.invitation.value]).toEqual([false, invitation]);
});

test('without a code a room is made, with one it is entered, and both say again and again who is there', async () => {
  const { slice, context, join } = stage();
  await slice.open('2001', undefined);
  expect([slice.room.value?.code, context.inputsOf('makeRoom')]).toEqual(['room-1', [{ eventId: '2001' }]]);
  await slice.open('2001', 'room-1');
  expect(context.inputsOf('enterRoom')).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([context.inputsOf('makeRoom').length, context.inputsOf('enterRoom')]).toEqual([1, [{ code: 'room-1' }, { code: 'room-1' }]]);
  await join('2001', 'room-2');
  expect([context.inputsOf('leaveRoom'), context.inputsOf('enterRoom').at(-1)]).toEqual([[{ code: 'room-1' }], { code: 'room-2' }]);
});

test('what others do is read when the platform tells of it, and of this room alone', async () => {
  const { slice, context, join } = stage();
  await join('2001', 'room-1');
  context.tell({ subject: 'room', ids: ['room-2'] });
  context.tell({ subject: 'room', ids: ['room-1'] });
  context.tell({ subject: 'room', ids: [] });
  await settled();
  expect([context.inputsOf('readRoom').length, slice.room.value]).toEqual([2, begun]);
});

test('an answer that is older than what is known changes nothing', async () => {
  const { slice, join } = stage({ enterRoom: begun });
  await join('2001', 'room-1');
  const { context, slice: other, join: joinOther } = stage({ enterRoom: begun, readRoom: empty });
  await joinOther('2001', 'room-1');
  context.tell({ subject: 'room', ids: ['room-1'] });
  await settled();
  expect([other.room.value, slice.room.value]).toEqual([begun, begun]);
});

test('a move holds here at once, and quick ones become one on the revision that came', async () => {
  const answers: ((room: WatchRoom) => void)[] = [];
  const { slice, context } = stage({ moveRoom: ({ revision, place, playing }: RoomMove) => new Promise((resolve) => {
    answers.push(() => resolve({ taken: true, room: { ...empty, revision: revision + 1, place, playing } }));
  }) });
  await slice.open('2001', undefined);
  void slice.move(1000, true);
  expect(slice.room.value).toMatchObject({ revision: 0, place: 1000, playing: true });
  void slice.move(2000, false);
  void slice.move(3000, false);
  context.tell({ subject: 'room', ids: ['room-1'] });
  answers.shift()?.(empty);
  await settled();
  answers.shift()?.(empty);
  await settled();
  expect(context.inputsOf('moveRoom')).toMatchObject([{ revision: 0, place: 1000, playing: true }, { revision: 1, place: 3000, playing: false }]);
  expect(slice.room.value).toMatchObject({ revision: 2, place: 3000, playing: false });
});

test('somebody who was faster wins', async () => {
  const { slice } = stage({ moveRoom: recorded('moveRoom', 'member: a stale move') });
  await slice.open('2001', undefined);
  await slice.move(90_000, false);
  expect(slice.room.value).toMatchObject({ revision: 1, place: 60_000, playing: true });
});

test('a lost connection says so, is tried again, and catches up', async () => {
  const { slice, context } = stage();
  await slice.open('2001', undefined);
  context.answers['enterRoom'] = () => { throw refusal('enterRoom', 503); };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([slice.lost.value, slice.room.value?.code]).toEqual([true, 'room-1']);
  context.answers['enterRoom'] = begun;
  await vi.advanceTimersByTimeAsync(3000);
  expect([slice.lost.value, slice.room.value]).toEqual([false, begun]);
});

test('a platform that does not answer at first is asked until it does', async () => {
  const { slice, context } = stage({ makeRoom: () => { throw refusal('makeRoom', 503); } });
  await slice.open('2001', undefined);
  expect([slice.lost.value, slice.refusal.value]).toEqual([true, undefined]);
  context.answers['makeRoom'] = empty;
  slice.refresh();
  await settled();
  expect(slice.room.value?.code).toBe('room-1');
});

test('the invitation of no such room says so', async () => {
  const { slice, context } = stage({ readRoomInvitation: refused('enterRoom', 'member: no such room') });
  await slice.open('2001', 'room-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([slice.refusal.value?.code, slice.invitation.value, context.inputsOf('readRoomInvitation').length]).toEqual(['room-not-found', undefined, 1]);
});

test.each([['no such room', 'room-not-found'], ['a full room', 'room-full']] as const)('%s ends the questions with its reason', async (name, code) => {
  const { slice, context, join } = stage({ enterRoom: refused('enterRoom', `member: ${name}`) });
  await join('2001', 'room-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([slice.refusal.value?.code, slice.room.value, context.inputsOf('enterRoom').length]).toEqual([code, undefined, 1]);
  await slice.open('2001', undefined);
  expect([slice.refusal.value, slice.room.value?.code]).toEqual([undefined, 'room-1']);
});

test('the room of another event is not entered, and a new one can be opened', async () => {
  const { slice, context } = stage();
  await slice.open('2012', 'room-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([slice.refusal.value?.code, slice.room.value, slice.invitation.value]).toEqual(['other-event', undefined, undefined]);
  expect(context.inputsOf('enterRoom')).toEqual([]);
  await slice.open('2001', undefined);
  expect([slice.refusal.value, slice.room.value?.code]).toEqual([undefined, 'room-1']);
});

test('a room that the viewer was in before, of another event, is left at once', async () => {
  const { slice, context, join } = stage();
  await join('2001', 'room-1');
  await slice.open('2001', undefined);
  context.answers['enterRoom'] = { ...empty, eventId: '2012' };
  await vi.advanceTimersByTimeAsync(10_000);
  expect([slice.refusal.value?.code, slice.room.value, context.inputsOf('leaveRoom').length]).toEqual(['other-event', undefined, 2]);
});

test('an event that a purchase opens opens its room as well', async () => {
  const { slice, context } = stage({ makeRoom: refused('makeRoom', 'member: of an event with a licence') });
  await slice.open('2001', undefined);
  expect(slice.refusal.value?.status).toBe(403);
  context.answers['makeRoom'] = empty;
  context.tell({ subject: 'entitlements', ids: [] });
  await settled();
  expect([slice.refusal.value, slice.room.value?.code]).toEqual([undefined, 'room-1']);
});

test('somebody who was silent for too long goes in again', async () => {
  const { slice, context } = stage();
  await slice.open('2001', undefined);
  context.answers['moveRoom'] = refused('moveRoom', 'member: after leaving');
  await slice.move(1000, true);
  await settled();
  expect([context.inputsOf('enterRoom'), slice.refusal.value]).toEqual([[{ code: 'room-1' }], undefined]);
});

test('a phrase is said, and one that was not says why', async () => {
  const { slice, context } = stage();
  await slice.open('2001', undefined);
  await slice.say('wow');
  expect([context.inputsOf('sayInRoom'), slice.room.value?.said.map(({ phrase }) => phrase)]).toEqual([[{ code: 'room-1', phrase: 'wow' }], ['wow']]);
  context.answers['sayInRoom'] = () => { throw refusal('sayInRoom', 429); };
  await slice.say('wow');
  expect(slice.unsaid.value).toBe('too-fast');
  context.answers['sayInRoom'] = () => { throw refusal('sayInRoom', 503); };
  await slice.say('wow');
  expect(slice.unsaid.value).toBe('failed');
});

test('whoever goes says so, and asks no more', async () => {
  const { slice, context } = stage();
  await slice.open('2001', undefined);
  slice.dispose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([context.inputsOf('leaveRoom'), context.inputsOf('enterRoom')]).toEqual([[{ code: 'room-1' }], []]);
});
