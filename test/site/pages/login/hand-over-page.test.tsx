import { expect, test } from 'vitest';
import { ProviderReturnPage } from '../../../../src/site/pages/login/provider-return-page.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { guest } from '../../../support/fake-context.ts';
import { render, screen } from '../../../support/render.tsx';

const app = { name: 'arena-tv', bundleId: 'test.footlight.arena', scheme: 'test.footlight.arena', title: 'Arena TV' };
const bad = { ...app, name: 'bad', bundleId: 'bad', scheme: 'javascript' };

function open(address: string) {
  const site = fakeSite(address, { viewer: guest, answers: { readSignInOptions: { providers: [], apps: [app, bad] } } });
  render(site.within(<ProviderReturnPage {...site.props} />));
  return site;
}

test('an app is opened with code and state by a press, and both leave the address', async () => {
  const { navigator, session } = open('/oauth/sso/arena-tv?code=c1&state=s1&id_token=secret#access_token=secret');
  const link = await screen.findByRole('link', { name: 'Open Arena TV' });
  expect(link.getAttribute('href')).toBe('test.footlight.arena:/oauth?code=c1&state=s1');
  expect(navigator.rewrite).toHaveBeenCalledWith({});
  expect(navigator.leaveFragment).toHaveBeenCalled();
  expect(session.ask).not.toHaveBeenCalled();
});

test.each([
  ['a name that is registered nowhere', '/oauth/sso/other?code=c1&state=s1'],
  ['markup for a name', `/oauth/sso/${encodeURIComponent('<img src=x onerror=alert(1)>')}?code=c1&state=s1`],
  ['a scheme that a page could run', '/oauth/sso/bad?code=c1&state=s1'],
  ['a bundle id that is registered nowhere', '/oauth/sso?bundle_id=evil.app&code=c1&state=s1'],
])('%s is refused: no link, no word of it', async (_, address) => {
  open(address);
  expect((await screen.findByRole('alert')).textContent).toBe('This app is not known here. Nothing was handed to it.');
  expect(document.querySelector('a[href*="code"], img')).toBeNull();
});

test('turning back says so, and hands over nothing', async () => {
  open('/oauth/sso/arena-tv?error=access_denied&error_description=%3Cb%3Ecall%20us%3C/b%3E&state=s1');
  expect(await screen.findByText(/You turned back before the sign-in was finished/)).toBeTruthy();
  expect([screen.queryByRole('link', { name: /Arena TV/ }), screen.queryByText(/call us/)]).toEqual([null, null]);
});
