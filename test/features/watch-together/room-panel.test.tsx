import { expect, it, vi } from 'vitest';
import type { RoomInvitation } from '../../../src/contracts/playback/watch-room.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { RoomPanel } from '../../../src/features/watch-together/room-panel.tsx';
import { createWatchRoom } from '../../../src/store/playback/together/watch-room.ts';
import { guest, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor, within } from '../../support/render.tsx';

const begun = recorded('readRoom', 'member: with a place and a phrase');
const invitation: RoomInvitation = { code: 'room-1', eventId: '2001', invitedBy: 'Maren Holt', present: 1 };
const other = { id: 'viewer-2', name: 'Sol Arriaga' };
const both = { ...begun, people: [...begun.people, other] };
const own: Viewer = { ...member, id: 'viewer-1' };

async function draw(answers: Record<string, unknown>, viewer: Viewer = own) {
  const runtime = fakeRuntime({ answers: { readRoomInvitation: invitation, enterRoom: both, sayInRoom: both, leaveRoom: {}, ...answers } as never, viewer });
  const slice = createWatchRoom(runtime.scope.store.context);
  const onNewRoom = vi.fn();
  render(
    <RoomPanel slice={slice} title="Lumen Live" linkOf={(code) => `https://cinema.test/live/2001/watch-together?room=${code}`} signIn={{ name: 'login' }} alone={{ name: 'live', params: { eventId: '2001' } }} onNewRoom={onNewRoom} />,
    { wrapper: runtime.Wrapper },
  );
  return { runtime, slice, onNewRoom, user: userEvent.setup() };
}

const opened = async (answers: Record<string, unknown> = {}) => {
  const stage = await draw(answers);
  await act(() => stage.slice.open('2001', 'room-1'));
  await act(() => stage.slice.join());
  return stage;
};

it('asks a member who comes by a link, with who invites and the name that the others would see', async () => {
  const { slice, runtime, user } = await draw({}, { ...own, id: 'viewer-2', displayName: 'Sol Arriaga' });
  await act(() => slice.open('2001', 'room-1'));
  expect(screen.getByText('Maren Holt invites you to watch together')).toBeTruthy();
  expect(screen.getByText('When you join, everybody in the room sees your name.')).toBeTruthy();
  expect(runtime.inputsOf('enterRoom')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Join as Sol Arriaga' }));
  expect(await screen.findByRole('log')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Watch together' }));
});

it('lets a child’s profile in without its name, into an empty room too', async () => {
  const { slice, runtime } = await draw({ readRoomInvitation: { code: 'room-1', eventId: '2001', present: 0 } }, { ...own, id: 'viewer-3', displayName: 'Pip', profileType: 'child' });
  await act(() => slice.open('2001', 'room-1'));
  expect(screen.getByText('You are invited to watch together')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join without your name' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Pip');
  expect(runtime.inputsOf('enterRoom')).toEqual([]);
});

it('calls somebody without a name a viewer', async () => {
  const [first] = begun.said;
  await opened({ enterRoom: { ...both, people: [...begun.people, { id: 'viewer-2', name: '' }], said: [{ ...first, personId: 'viewer-2', name: '' }] } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Maren Holt (you)', 'A viewer']);
  expect(screen.getByRole('log').textContent).toContain('A viewer');
});

it('knows its own viewer by the id that the room gives', async () => {
  const enterRoom = { ...both, ownId: 'viewer-2' };
  await opened({ enterRoom });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Maren Holt', 'Sol Arriaga (you)']);
});

it('shows who is in the room, and what was said in the reader’s words', async () => {
  await opened();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Maren Holt (you)', 'Sol Arriaga']);
  expect(within(screen.getByRole('log', { name: 'What everybody says' })).getByText('Wow!')).toBeTruthy();
});

it('says a phrase by its button, and why one was not said', async () => {
  const { user, runtime } = await opened();
  await user.click(screen.getByRole('button', { name: 'Bravo!' }));
  await waitFor(() => expect(runtime.inputsOf('sayInRoom')).toEqual([{ code: 'room-1', phrase: 'bravo' }]));
  runtime.answers['sayInRoom'] = refused('sayInRoom', 'member: after leaving');
  await user.click(screen.getByRole('button', { name: 'Bravo!' }));
  expect(await screen.findByText('That did not get through. Try again.')).toBeTruthy();
});

it('tells who comes and who goes, beside the reader', async () => {
  const { runtime, slice } = await opened({ enterRoom: begun });
  runtime.answers['readRoom'] = both;
  act(() => runtime.tell({ subject: 'room', ids: ['room-1'] }));
  expect(await screen.findByText('Sol Arriaga is here')).toBeTruthy();
  runtime.answers['readRoom'] = begun;
  act(() => runtime.tell({ subject: 'room', ids: ['room-1'] }));
  expect(await screen.findByText('Sol Arriaga has left')).toBeTruthy();
  expect(slice.room.value?.people).toHaveLength(1);
});

it('leaves out a phrase that it does not know', async () => {
  const [first] = begun.said;
  await opened({ enterRoom: { ...both, said: [{ ...first, phrase: 'dance' }] } });
  expect(screen.getByRole('log').textContent).toBe('');
});

it('invites by the clipboard, and shows the link where that fails', async () => {
  const { user } = await opened();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Invite friends' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  expect(write).toHaveBeenCalledWith('https://cinema.test/live/2001/watch-together?room=room-1');
  write.mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Link copied' }));
  expect(await screen.findByText('https://cinema.test/live/2001/watch-together?room=room-1')).toBeTruthy();
});

it('asks a guest to sign in', async () => {
  await draw({}, guest);
  expect(screen.getByText('Sign in to watch together')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

it('says that the room opens', async () => {
  await draw({});
  expect(screen.getByRole('status').textContent).toBe('Opening the room');
});

it.each([['no such room', 'This room has closed'], ['a full room', 'This room is full']] as const)('%s: says so, and leads on', async (name, words) => {
  const { user, onNewRoom } = await opened({ enterRoom: refused('enterRoom', `member: ${name}`) });
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Watch on your own' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start a new room' }));
  expect(onNewRoom).toHaveBeenCalledOnce();
});
