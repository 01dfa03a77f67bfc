import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { ImpersonatePage } from '../../../../src/site/pages/impersonate/impersonate-page.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const tokens = { authorisationToken: 'access', refreshToken: 'refresh' };

function open(address: string, answer: () => Promise<unknown>) {
  history.replaceState(null, '', address);
  const site = fakeSite(address);
  site.session.ask = vi.fn(answer);
  render(site.within(<ImpersonatePage {...site.props} />));
  return site;
}

test('the token leaves the address at once, and a press begins the session', async () => {
  const site = open('/impersonate/abc', async () => tokens);
  await waitFor(() => expect(location.pathname).toBe('/impersonate/-'));
  expect(site.session.ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue as this member' }));
  await waitFor(() => expect(site.session.keep).toHaveBeenCalledWith(tokens));
  expect(site.session.ask).toHaveBeenCalledWith(expect.objectContaining({ name: 'enterImpersonation' }), { token: 'abc' }, { bearer: null });
  await waitFor(() => expect(site.navigator.visit).toHaveBeenCalledWith('/home', { replace: true }));
});

test('a link that is used says so and keeps nothing', async () => {
  const site = open('/impersonate/abc', () => Promise.reject(new ApiError('refused', 'enterImpersonation', { status: 404, body: { code: 'impersonation-refused', messages: [] } })));
  await userEvent.click(screen.getByRole('button', { name: 'Continue as this member' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not valid any more');
  expect(site.session.keep).not.toHaveBeenCalled();
});

test('a page that was loaded anew has no token left', () => {
  open('/impersonate/-', async () => tokens);
  expect(screen.getByRole('alert').textContent).toContain('not valid any more');
  expect(screen.queryByRole('button')).toBeNull();
});
