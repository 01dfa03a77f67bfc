import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import { LinkWays } from '../../../../src/features/account/security/link-ways.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const google = { name: 'google', title: 'Google', kind: 'google', baseUri: 'https://accounts.example' } as unknown as AuthProvider;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('open', () => ({ closed: false, close() {}, location: {} }));
});

test('long after the sign-in a link asks for the password first; then its button has the focus again', async () => {
  const refused = recordedRefusal('startPasskey', 'member: long after the sign-in');
  const ask = vi.fn(async ({ name }: { name: string }, _input: object): Promise<unknown> => {
    if (name === 'proveAccount') return {};
    throw refused;
  });
  render(fakeRuntime().within(<LinkWays control={{ ask } as unknown as SessionControl} providers={[google]} onLinked={vi.fn()} />));
  const link = screen.getByRole('button', { name: 'Link Google' });
  await userEvent.click(link);
  const field = await screen.findByLabelText(/^Current password/);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'footlight{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  expect(ask.mock.calls.map(([{ name }]) => name)).toEqual(['readAuthUri', 'proveAccount']);
  expect(ask.mock.calls[1]![1]).toEqual({ password: 'footlight' });
});
