import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { findings, signIn } from '../site/site-visit.ts';

/** A device with a fingerprint reader, which the browser believes in. */
async function giveDevice(page: Page): Promise<{ cdp: CDPSession; answers(isPresent: boolean): Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { cdp, answers: (enabled) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }).then(() => undefined) };
}

/** Makes a key of the member who is signed in, by the platform's calls and the browser's own. */
async function addPasskey(page: Page, realm: string): Promise<number> {
  return page.evaluate(async (tenant) => {
    const { authorisationToken } = (JSON.parse(localStorage.getItem(`footlight.${tenant}.session`)!) as { tokens: { authorisationToken: string } }).tokens;
    const ask = (path: string, body: object) => fetch(`/api/v1/user/passkeys${path}`, { method: 'POST', headers: { realm: tenant, 'x-api-key': `${tenant}-public-key`, 'content-type': 'application/json', authorization: `Bearer ${authorisationToken}` }, body: JSON.stringify(body) });
    const { options } = await (await ask('/start', {})).json() as { options: PublicKeyCredentialCreationOptionsJSON };
    const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }) as PublicKeyCredential;
    return (await ask('', { response: made.toJSON(), name: 'Test device' })).status;
  }, realm);
}

/** @source issue 10 "passkeys as an extra way" */
test('a passkey that was made after a sign-in signs in by a press, and is remembered as the last way', async ({ page, platform, browserName }) => {
  test.skip(browserName === 'firefox', 'The device is made over CDP.');
  const { answers } = await giveDevice(page);
  await page.goto(platform.at('cinema', '/login'));
  await signIn(page, 'member');
  const account = page.getByRole('button', { name: 'Maren Holt' });
  await expect(account).toBeVisible();
  expect(await addPasskey(page, 'cinema')).toBe(200);
  await answers(false);
  await account.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(platform.at('cinema', '/login?from=/epg'));
  const way = page.getByRole('button', { name: /Use a passkey/ });
  await expect(way).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await answers(true);
  await way.press('Enter');
  await expect(page).toHaveURL(/\d\/epg$/);
  await expect(page.getByRole('button', { name: 'Maren Holt' })).toBeVisible();
});

test('a browser without passkeys shows no button for them', async ({ page, platform }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(platform.at('cinema', '/login'));
  await expect(page.getByRole('link', { name: 'Send me a link by e-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Use a passkey/ })).toHaveCount(0);
});
