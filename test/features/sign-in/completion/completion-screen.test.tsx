import { beforeEach, expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import type { SignInEvents } from '../../../../src/features/sign-in/events.ts';
import { CompletionScreen } from '../../../../src/features/sign-in/completion/completion-screen.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

/** Each test has storage of its own. */
let realm = '';
beforeEach(() => { realm = crypto.randomUUID(); });

const asked = recorded('readMissingInformation', 'visitor: of that sign-in');
const done = recorded('finishSignIn', 'visitor: with everything');

interface Answers { readMissingInformation?(): unknown; finishSignIn?(): unknown }

function show({ readMissingInformation = () => asked, finishSignIn = () => done }: Answers = {}) {
  const runtime = fakeRuntime({ settings: { realm } });
  const answers: Record<string, (input: unknown) => unknown> = { readMissingInformation: vi.fn(readMissingInformation), finishSignIn: vi.fn(finishSignIn) };
  const [complete, leave, emit] = [vi.fn(), vi.fn(), vi.fn<Emit<SignInEvents>>(() => true)];
  const control = { ask: (async ({ name }: { name: string }, input: unknown) => answers[name]!(input)) as unknown as SessionControl['ask'] } as SessionControl;
  const { unmount } = render(runtime.within(<CompletionScreen isOwnPage={false} token="finish" control={control} emit={emit} complete={complete} leave={leave} focusTitle={{ current: true }} />));
  return { answers, complete, leave, emit, unmount };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function fillIn() {
  await screen.findByRole('button', { name: 'Continue' });
  for (const [box, text] of [['Day', '3'], ['Month', '2'], ['Year', '1991']] as const) await userEvent.type(screen.getByRole('textbox', { name: box }), text);
  await press('Continue');
}

test('asks for fields, then for what has to be agreed to, and ends in the platform’s answer', async () => {
  const { answers, complete } = show();
  await fillIn();
  expect(screen.getByRole('button', { name: 'Agree and sign in' }).getAttribute('aria-disabled')).toBe('true');
  await press('Agree and sign in');
  expect(answers['finishSignIn']).not.toHaveBeenCalled();
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await press('Agree and sign in');
  await waitFor(() => expect(complete).toHaveBeenCalledWith(done));
  expect(answers['finishSignIn']).toHaveBeenCalledWith({ token: 'finish', details: { birthDate: '1991-02-03' }, consentAnswers: [{ fieldName: 'terms', answer: true }, { fieldName: 'news', answer: false }] });
});

test('an empty field is named and takes the focus; nothing is sent', async () => {
  const { answers, emit } = show();
  await screen.findByRole('button', { name: 'Continue' });
  await press('Continue');
  expect(screen.getByRole('group').textContent).toContain('This is needed.');
  expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'fieldMissing' });
  expect(answers['finishSignIn']).not.toHaveBeenCalled();
});

test('a refusal keeps what was typed and ticked', async () => {
  const { emit } = show({ finishSignIn: () => { throw recordedRefusal('finishSignIn', 'visitor: without the terms'); } });
  await fillIn();
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await press('Agree and sign in');
  await waitFor(() => expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'consentMissing' }));
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(true);
  await press('Back to the form');
  expect((screen.getByRole('textbox', { name: 'Year' }) as HTMLInputElement).value).toBe('1991');
});

test('a sign-in that is over says so and begins anew', async () => {
  const { leave } = show({ finishSignIn: () => { throw recordedRefusal('finishSignIn', 'visitor: a second time'); } });
  await fillIn();
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await press('Agree and sign in');
  expect((await screen.findByRole('alert')).textContent).toContain('This took too long');
  await press('Back to sign-in');
  expect(leave).toHaveBeenCalledOnce();
});

test('what the tenant does not ask for any more is not asked', async () => {
  const { complete } = show({ readMissingInformation: () => ({ fields: [], consents: [] }) });
  await waitFor(() => expect(complete).toHaveBeenCalledWith(done));
});

test('what was typed comes back after the page was left, and is gone once it was given up', async () => {
  const first = show();
  await fillIn();
  first.unmount();
  const second = show();
  await screen.findByRole('button', { name: 'Continue' });
  expect((screen.getByRole('textbox', { name: 'Year' }) as HTMLInputElement).value).toBe('1991');
  await press('Not now');
  expect(second.leave).toHaveBeenCalledOnce();
  second.unmount();
  show();
  await screen.findByRole('button', { name: 'Continue' });
  expect((screen.getByRole('textbox', { name: 'Year' }) as HTMLInputElement).value).toBe('');
});
