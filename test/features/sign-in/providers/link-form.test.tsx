import { beforeAll, expect, test, vi } from 'vitest';
import { LinkForm } from '../../../../src/features/sign-in/providers/link-form.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

vi.mock('../../../../src/parts/form/solve-riddle.ts', () => ({ solveRiddle: async (challenge: string) => `solution of ${challenge}` }));

// Late code comes at once: nothing here is about how long it takes.
beforeAll(() => Promise.all([import('../../../../src/features/sign-in/login/captcha-note.tsx'), import('../../../../src/features/sign-in/login/prove-browser.ts')]));

const riddles: Record<string, unknown> = { readAppCheckChallenge: { challenge: 'riddle' }, proveAppCheck: { appCheckToken: 'proof' } };

async function link(captchaSignIn: boolean) {
  const runtime = fakeRuntime();
  Object.assign(runtime.context.settings.flags, { captchaSignIn });
  const ask = (async ({ name }: { name: string }) => riddles[name]) as unknown as SessionControl['ask'];
  const onLink = vi.fn<Parameters<typeof LinkForm>[0]['onLink']>();
  render(runtime.within(<LinkForm step={{ step: 'linking', person: { provider: 'google', email: 'ada@example.org' } }} provider="Google" control={{ ask } as SessionControl} onLink={onLink} onSkip={() => undefined} />));
  if (captchaSignIn) expect(await screen.findByText(/this browser solves a small riddle/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  return onLink.mock.calls[0]!;
}

/** @source spec 3 §2 "a captcha-type frontoffice authentication factor" */
test('where the tenant asks for a captcha a link by password brings the way to a proof, which is told', async () => {
  const [account, checkBrowser] = await link(true);
  expect(account).toEqual({ email: 'ada@example.org', password: 'secret' });
  expect(await checkBrowser!()).toBe('proof');
});

test('every other tenant’s link brings none, and says nothing of it', async () => {
  expect(await link(false)).toEqual([{ email: 'ada@example.org', password: 'secret' }, undefined]);
  expect(screen.queryByText(/riddle/)).toBeNull();
});
