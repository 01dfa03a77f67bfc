import { expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import { ChoiceScreen } from '../../../../src/features/sign-in/completion/choice-screen.tsx';
import type { SignInEvents } from '../../../../src/features/sign-in/events.ts';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const found = recorded('readSignInProfiles', 'buyer: of that sign-in');
const done = recorded('chooseSignInProfile', 'buyer: with its PIN');
const [adult] = found.profiles;
const child = { ...adult!, id: 'child', name: 'Leo', type: 'child' as const, hasPin: false };

interface Answers { readSignInProfiles?(): unknown; chooseSignInProfile?(): unknown; requestSignInPinReset?(): unknown }

function show({ readSignInProfiles = () => ({ ...found, profiles: [adult, child] }), chooseSignInProfile = () => done, requestSignInPinReset = () => ({}) }: Answers = {}) {
  const answers: Record<string, (input: unknown) => unknown> = {
    readSignInProfiles: vi.fn(readSignInProfiles), chooseSignInProfile: vi.fn(chooseSignInProfile), requestSignInPinReset: vi.fn(requestSignInPinReset),
  };
  const [complete, leave, emit] = [vi.fn(), vi.fn(), vi.fn<Emit<SignInEvents>>(() => true)];
  const control = { ask: (async ({ name }: { name: string }, input: unknown) => answers[name]!(input)) as unknown as SessionControl['ask'] } as SessionControl;
  render(fakeRuntime().within(<ChoiceScreen isOwnPage={false} token="choice" control={control} emit={emit} complete={complete} leave={leave} focusTitle={{ current: true }} />));
  return { answers, complete, leave, emit };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const typePin = async (pin: string) => {
  await userEvent.type(await screen.findByLabelText(/^PIN/), pin);
  await press('Continue');
};

test('a profile without a PIN goes on at once', async () => {
  const { answers, complete } = show();
  const title = await screen.findByRole('heading', { name: 'Who’s watching?' });
  expect(document.activeElement).toBe(title);
  await press('Leo');
  await waitFor(() => expect(complete).toHaveBeenCalledWith(done));
  expect(answers['chooseSignInProfile']).toHaveBeenCalledWith({ token: 'choice', profileId: 'child' });
});

test('a profile with a PIN asks for it, under a title that has the focus, and sends nothing without it', async () => {
  const { answers, complete } = show();
  await press(new RegExp(adult!.name));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Enter the PIN of ${adult!.name}` }));
  await press('Continue');
  expect(answers['chooseSignInProfile']).not.toHaveBeenCalled();
  await typePin('2468');
  await waitFor(() => expect(complete).toHaveBeenCalledWith(done));
  expect(answers['chooseSignInProfile']).toHaveBeenCalledWith({ token: 'choice', profileId: adult!.id, pin: '2468' });
});

test('a wrong PIN says so at its field, and the profiles are a press away', async () => {
  const { emit, complete } = show({ chooseSignInProfile: () => { throw recordedRefusal('chooseSignInProfile', 'buyer: with another PIN'); } });
  await press(new RegExp(adult!.name));
  await typePin('1111');
  expect(await screen.findByText('This is not the PIN. Try again.')).toBeTruthy();
  expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'pinWrong' });
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who’s watching?' }));
  expect(complete).not.toHaveBeenCalled();
});

test('a forgotten PIN is mailed to the account’s owner', async () => {
  const { answers } = show();
  await press(new RegExp(adult!.name));
  await press('Forgot the PIN?');
  expect(await screen.findByText(/on its way to the account’s owner/)).toBeTruthy();
  expect(answers['requestSignInPinReset']).toHaveBeenCalledWith({ token: 'choice', profileId: adult!.id });
});

test('profiles that cannot be read are asked for again', async () => {
  let isAway = true;
  show({ readSignInProfiles: () => {
    if (isAway) throw new Error('unreachable');
    return { ...found, profiles: [child] };
  } });
  await screen.findByRole('alert');
  isAway = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Leo' })).toBeTruthy();
});

test.each<[string, Answers]>([
  ['a token that is over', { readSignInProfiles: () => { throw recordedRefusal('chooseSignInProfile', 'buyer: a second time'); } }],
  ['a choice that came too late', { chooseSignInProfile: () => { throw recordedRefusal('chooseSignInProfile', 'buyer: a second time'); } }],
])('%s leads back to signing in', async (_what, answers) => {
  const { leave } = show(answers);
  if (answers.chooseSignInProfile) await press('Leo');
  expect((await screen.findByRole('alert')).textContent).toContain('This took too long');
  await press('Back to sign-in');
  expect(leave).toHaveBeenCalled();
});

test('the viewer may stay a guest', async () => {
  const { leave, answers } = show();
  await press('Not now');
  expect(leave).toHaveBeenCalled();
  expect(answers['chooseSignInProfile']).not.toHaveBeenCalled();
});
