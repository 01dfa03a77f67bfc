import { beforeAll, expect, test, vi } from 'vitest';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime, silence } from '../../../support/fake-runtime.tsx';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

vi.mock('../../../../src/parts/form/solve-riddle.ts', () => ({ solveRiddle: async (challenge: string) => `solution of ${challenge}` }));

// Late code comes at once: nothing here is about how long it takes.
beforeAll(() => Promise.all([import('../../../../src/features/sign-in/login/captcha-note.tsx'), import('../../../../src/features/sign-in/login/prove-browser.ts')]));

/** @param answers what the platform says to each call, by name */
function show(answers: Record<string, (input: never) => unknown>, captchaSignIn = true) {
  const runtime = fakeRuntime();
  Object.assign(runtime.context.settings.flags, { captchaSignIn });
  const asked = vi.fn();
  const ask = (async ({ name }: { name: string }, input: never) => {
    asked(name, input);
    return (answers[name] ?? (() => ({})))(input);
  }) as unknown as SessionControl['ask'];
  const control: SessionControl = { ask, keep: vi.fn(() => ({ who: 'member' as const })), isImpersonated: () => false, signedInBy: () => undefined, pairwiseId: async () => undefined, pairwiseListId: async (_origin, id) => id, signOut: async () => undefined };
  render(runtime.within(<SignIn emit={() => true} control={control} />));
  return { asked, control };
}
const signIn = async () => {
  await userEvent.type(screen.getByLabelText(/E-mail/), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
};
const answer = () => recorded('login', 'visitor: a member');
const riddles = { readAppCheckChallenge: () => ({ challenge: 'riddle' }), proveAppCheck: () => ({ appCheckToken: 'proof' }) };

/** @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
test('where the tenant asks for a captcha its riddle is solved first, which is told, and the proof goes with the password', async () => {
  let goOn: (answer: unknown) => void = () => undefined;
  const { asked, control } = show({ ...riddles, readAppCheckChallenge: () => new Promise((resolve) => { goOn = resolve; }), login: answer });
  expect(await screen.findByText(/this browser solves a small riddle/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  await signIn();
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Checking this browser. It takes a moment.'));
  await waitFor(() => expect(asked).toHaveBeenCalledWith('readAppCheckChallenge', {}));
  goOn({ challenge: 'riddle' });
  await waitFor(() => expect(control.keep).toHaveBeenCalled());
  expect(asked.mock.calls).toEqual([
    ['readAppCheckChallenge', {}], ['proveAppCheck', { challenge: 'riddle', solution: 'solution of riddle' }], ['login', { id: 'ada@example.org', secret: 'secret', captchaToken: 'proof' }],
  ]);
});

test('each try has a proof of its own', async () => {
  const { asked } = show({ ...riddles, login: () => { throw recordedRefusal('login', 'visitor: a wrong password'); } });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('do not match');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(asked.mock.calls.map(([name]) => name as string)).toEqual(['readAppCheckChallenge', 'proveAppCheck', 'login', 'readAppCheckChallenge', 'proveAppCheck', 'login']));
});

test('a proof that is refused has words of its own, and no word of the password', async () => {
  show({ ...riddles, proveAppCheck: () => { throw recordedRefusal('proveAppCheck', 'visitor: what is no solution'); } });
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not tell that a person fills this in');
});

test('no riddle, no password sent: the platform cannot be reached', async () => {
  const { asked } = show({ readAppCheckChallenge: () => { throw silence('readAppCheckChallenge'); } });
  await signIn();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(asked.mock.calls.map(([name]) => name as string)).toEqual(['readAppCheckChallenge']);
});

test('every other tenant’s form sends at once and says nothing of it', async () => {
  const { asked, control } = show({ login: answer }, false);
  await signIn();
  await waitFor(() => expect(control.keep).toHaveBeenCalled());
  expect(asked.mock.calls).toEqual([['login', { id: 'ada@example.org', secret: 'secret' }]]);
  expect(screen.queryByText(/riddle/)).toBeNull();
});
