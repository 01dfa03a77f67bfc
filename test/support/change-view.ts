import type { Page } from '@playwright/test';

const carried = /(<script type="application\/json" id="footlight-view">)(.*?)(<\/script>)/s;

/** Shows the home page with other elements than it has, whether its document carries the answer or it is asked for. */
export async function changeHome<T>(page: Page, change: (view: T) => T): Promise<void> {
  await page.route(/\/api\/v1\/view\?.*type=home/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json() as T) });
  });
  await page.route(({ pathname }) => pathname === '/home' || pathname === '/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(carried, (_whole, open: string, json: string, close: string) => {
      const page = JSON.parse(json) as { answer: T };
      return `${open}${JSON.stringify({ ...page, answer: change(page.answer) }).replaceAll('<', '\\u003c')}${close}`;
    });
    await route.fulfill({ response: answer, body });
  });
}

/** What the home page that is open was answered. */
export const homeAnswer = (page: Page): Promise<string> =>
  page.locator('script#footlight-view').evaluate((node) => JSON.stringify((JSON.parse(node.textContent ?? '') as { answer: unknown }).answer));
