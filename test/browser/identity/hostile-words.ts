import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../support/browser-test.ts';

/** What an editor, a provider or a person can call something: markup, places of templates, and what turns the letters after it. */
export const hostile = ' <img class=planted src=/planted.png onerror="window.planted=1"><script class=planted>window.planted=1</script> {{7*7}} ${7*7} \u202etxet';

/** Fields that a screen shows as they are; a `label` is the key of a translation. */
const shown = new Set(['title', 'text', 'placeholder', 'name', 'preferredName', 'line1', 'city']);

/** A provider's and an app's `name` stands in addresses and calls, its `title` on screens. */
const isIdentifier = (key: string, owner: object): boolean => key === 'name' && ('kind' in owner || 'scheme' in owner);

/** The same answer, in which everything that is shown ends with hostile words. */
function withHostileWords(value: unknown, everyText = false): unknown {
  if (typeof value === 'string') return everyText ? value + hostile : value;
  if (Array.isArray(value)) return value.map((one) => withHostileWords(one, everyText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => {
    const isText = everyText || key === 'translations' || key === 'messages' || (typeof held === 'string' && shown.has(key) && !isIdentifier(key, value));
    return [key, withHostileWords(held, isText)];
  }));
}

/** Every answer of the platform to these pages ends its words so. */
export async function giveHostileWords(context: BrowserContext): Promise<void> {
  await context.route(({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/changes'), async (route) => {
    const answer = await route.fetch();
    const isJson = answer.headers()['content-type']?.includes('json') === true;
    await (isJson ? route.fulfill({ response: answer, json: withHostileWords(await answer.json()) }) : route.fulfill({ response: answer }));
  });
}

/** Writes down what is asked for because of markup that became an element. */
export function watchPlanted(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/planted.png') asked.push(request.url());
  });
  return asked;
}

/** The words of a screen are read as they are written: nothing became an element, ran, or was filled in. */
export async function expectText(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const root = frame.locator(':root');
    if (!(await root.innerText()).includes('planted')) continue;
    await expect(root).toContainText('<img class=planted src=/planted.png onerror="window.planted=1"><script class=planted>window.planted=1</script> {{7*7}} ${7*7}');
    await expect(frame.locator('.planted, [onerror]')).toHaveCount(0);
    expect(await frame.evaluate(() => 'planted' in globalThis)).toBe(false);
  }
}
