import type { Page, Request } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';

/** How long a key took to be painted; milliseconds. */
export interface KeyFigures { results: number; pressed: number; p50: number; p99: number }

const wanted = 1000;
const perPage = 100;
const presses = 12;
/** What a new answer draws is drawn by then. */
const settledMs = 1000;

/** Runs in a page: a letter is typed, and the time until what it drew was painted. */
function pressed(letter: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.fl-search-box__input')!;
  return new Promise((resolve) => {
    const start = performance.now();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - start);
    // React hears the setter of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, input.value + letter);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The first message after a frame comes when that frame has been painted.
    requestAnimationFrame(() => channel.port2.postMessage(0));
  });
}

interface Answer { vodVideos: { hits: unknown[]; page: number; totalPages: number } }

/** Answers each search with a thousand videos at once, read in pages and kept: what is measured is the field, not ten presses of a button. */
async function answerAtOnce(page: Page): Promise<void> {
  let whole: Promise<Answer> | undefined;
  const read = async (asked: Request): Promise<Answer> => {
    const { host: _host, connection: _connection, ...headers } = await asked.allHeaders();
    const named = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    const answers: Answer[] = [];
    for (let number = 1; number <= wanted / perPage; number += 1) {
      const address = new URL(asked.url());
      address.searchParams.set('rpp', String(perPage));
      address.searchParams.set('page', String(number));
      answers.push(await (await fetch(address, { headers: named })).json() as Answer);
    }
    const [first] = answers;
    if (!first) throw new Error('A search was not answered');
    return { ...first, vodVideos: { ...first.vodVideos, hits: answers.flatMap(({ vodVideos }) => vodVideos.hits), totalPages: 1 } };
  };
  await page.route('**/content-search?*', async (route) => route.fulfill({ json: await (whole ??= read(route.request())) }));
}

/** Types into a page with a thousand results, and brings them back for the next key. */
export async function measureKeys(platform: TestPlatform): Promise<KeyFigures> {
  const { context, close } = await openBrowser([]);
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerAtOnce(page);
    await page.goto(platform.at('library', '/search?query=the'));
    const shown = page.locator('.fl-search__kinds:not([hidden], [aria-busy])');
    const cards = shown.locator('.fl-card__link');
    const field = page.locator('.fl-search-box__input');
    const times: number[] = [];
    for (let index = 0; index < presses; index += 1) {
      await cards.nth(wanted - 1).waitFor({ state: 'attached' });
      // oxlint-disable-next-line footlight/no-waits -- nothing else is drawn while it measures
      await page.waitForTimeout(settledMs);
      times.push(await page.evaluate(pressed, 'x'));
      await field.fill('the');
      await field.press('Enter');
    }
    const results = await page.locator('.fl-search__kinds .fl-card__link').count();
    times.sort((one, other) => one - other);
    return { results, pressed: presses, p50: times[Math.floor(presses / 2)] ?? 0, p99: times.at(-1) ?? 0 };
  } finally {
    await close();
  }
}
