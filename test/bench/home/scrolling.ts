import type { Page } from '@playwright/test';
import { changeHome } from '../../support/change-view.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { newPage } from '../running/new-page.ts';

/** How long the frames of a scroll took, in frames of this screen, and how large the document was at most. */
export interface Scrolling {
  /** 95 of 100 steps took at most so long, milliseconds. */
  stepMs: number;
  frameMs: number;
  frames: number;
  mostNodes: number;
}

interface Answer { elements: { $type: string; attributes: { bucketId?: string; name?: string; contentList?: { id: string }[]; paging?: object } }[] }

const long = { cards: 1000, rows: 60, steps: 120 };

/** A row with as many cards as are wanted, made of the ones it has. */
function longRow(view: Answer): Answer {
  const row = view.elements.find(({ $type }) => $type === 'bucket')!;
  const cards = row.attributes.contentList ?? [];
  const contentList = Array.from({ length: long.cards }, (_, index) => ({ ...cards[index % cards.length]!, id: `${index}` }));
  return { ...view, elements: [{ ...row, attributes: { ...row.attributes, contentList, paging: { moreDataAvailable: false } } }] };
}

/** A page with as many rows as are wanted, made of the first plain ones. */
function longPage(view: Answer): Answer {
  const rows = view.elements.filter(({ $type, attributes }) => $type === 'bucket' && (attributes.contentList?.length ?? 0) > 5);
  const elements = Array.from({ length: long.rows }, (_, index) => {
    const row = rows[index % rows.length]!;
    return { ...row, attributes: { ...row.attributes, bucketId: `row-${index}`, name: `Row ${index}` } };
  });
  return { ...view, elements };
}

/** Runs in a page: scrolls step by step, a frame each, and measures. */
async function scrollThrough({ steps, selector }: { steps: number; selector: string | null }) {
  const node = selector ? document.querySelector(selector)! : document.scrollingElement!;
  const frame = () => new Promise<number>((resolve) => { requestAnimationFrame(resolve); });
  const idle: number[] = [];
  for (let last = await frame(), turn = 0; turn < 30; turn += 1) {
    const now = await frame();
    idle.push(now - last);
    last = now;
  }
  const took: number[] = [];
  let most = 0;
  for (let last = await frame(), step = 0; step < steps; step += 1) {
    node.scrollBy({ left: selector ? 340 : 0, top: selector ? 0 : 120, behavior: 'instant' });
    const now = await frame();
    took.push(now - last);
    last = now;
    if (step % 10 === 0) most = Math.max(most, document.querySelectorAll('*').length);
  }
  const at = (all: number[], share: number) => all.sort((one, other) => one - other)[Math.floor((all.length - 1) * share)]!;
  return { stepMs: at(took, 0.95), frameMs: at(idle, 0.5), mostNodes: most };
}

async function measured(page: Page, address: string, change: (view: Answer) => Answer, selector: string | null): Promise<Scrolling> {
  await changeHome(page, change);
  await page.goto(address);
  await page.waitForSelector('.fl-row__item a');
  // The code that lets go of what is far arrives after the first cards.
  if (selector) await page.waitForFunction((track) => document.querySelector(track)!.children.length < 100, selector);
  const seen = await page.evaluate(scrollThrough, { steps: long.steps, selector });
  return { ...seen, frames: seen.stepMs / seen.frameMs };
}

/** Scrolls a row of a thousand cards, and a page of sixty rows. */
export async function measureScrolling(platform: TestPlatform): Promise<Record<'row' | 'page', Scrolling>> {
  const browser = await openBrowser([]);
  try {
    const address = platform.at('arena', '/home');
    const row = await measured(await newPage(browser.context), address, longRow, '.fl-row__track');
    return { row, page: await measured(await newPage(browser.context), address, longPage, null) };
  } finally {
    await browser.close();
  }
}
