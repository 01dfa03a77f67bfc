import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectNoSideways, findings, tenants } from './site-visit.ts';

/** A browser without a dialog of its own for sharing. @source spec 1 §4.4 */
const share = { arena: { open: 'Share', copy: 'Copy the link', copied: 'Link copied' }, cinema: { open: 'مشاركة', copy: 'نسخ الرابط', copied: 'تم نسخ الرابط' } };

/** Sees what is copied and neither reads nor writes the machine's clipboard. */
async function watchClipboard(page: Page, works: boolean): Promise<() => Promise<string[]>> {
  await page.addInitScript((isWorking) => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => { if (!isWorking) throw new Error('refused'); copied.push(text); } } });
  }, works);
  return () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
}

for (const { host, other } of tenants) {
  const words = share[host];
  const locale = host === 'arena' ? 'en' : other;

  test(`${host}: a film's link is copied, mailed or scanned from a sheet, by keys alone`, async ({ page, platform }) => {
    const copied = await watchClipboard(page, true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(platform.at(host, `/video/1001?locale=${locale}`));
    const button = page.locator('.fl-watch__actions').getByRole('button', { name: words.open });
    await button.focus();
    await button.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('img')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await expectNoSideways(page);
    const cut = (nodes: Element[]) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1).map((node) => node.className);
    expect(await sheet.locator('.fl-share__ways .fl-button, .fl-share__ways .fl-button *:not(svg, path)').evaluateAll(cut)).toEqual([]);
    await sheet.getByRole('button', { name: words.copy }).press('Enter');
    await expect(sheet.getByRole('button', { name: words.copied })).toBeVisible();
    const [link = ''] = await copied();
    expect([new URL(link).pathname.startsWith('/video/1001/'), new URL(link).searchParams.get('utm_medium')]).toEqual([true, 'copy']);
    expect(decodeURIComponent(await sheet.getByRole('link').getAttribute('href') ?? '')).toContain('utm_medium=email');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('where copying is refused the link is chosen for the viewer, and both failures are said', async ({ page, platform }) => {
  await watchClipboard(page, false);
  await page.goto(platform.at('arena', '/video/1001?locale=en'));
  await page.locator('.fl-watch__actions').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('It could not be shared.');
  expect(await page.getByRole('textbox', { name: 'Link' }).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd === field.value.length])).toEqual([0, true]);
});
