import type { Page } from '@playwright/test';
import type { TestPlatform } from '../../support/platform.ts';
import { openBrowser } from '../open-browsers.ts';
import { newPage } from '../running/new-page.ts';
import { guideAnswer } from './guide-answers.ts';

/** How much slower the processor is made for the first cells. */
const slowedTimes = 4;

/** What a guide of ten thousand channels takes. */
export interface GuideFigures {
  /** From the first window's answer to cells that are painted, milliseconds, on a slow processor. */
  firstCellsMs: number;
  /** 95 of 100 scroll steps took at most so long, to the same of a bare page with as many boxes, which takes a frame of this screen on a machine with nothing else to do. */
  downFrames: number;
  alongFrames: number;
  /** What the bare page took, in frames of this screen. */
  bareDownFrames: number;
  bareAlongFrames: number;
  /** Most cells that were mounted at once. */
  mostCells: number;
  /** After visiting two thousand rows, megabytes. */
  heapMegabytes: number;
  /** Longest tasks while scrolling, milliseconds. */
  longestTaskMs: number;
}

async function answerGuide(page: Page): Promise<void> {
  await page.route(/\/api\/v4\/epg\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const answer = guideAnswer({ from: Date.parse(query.get('from')!), to: Date.parse(query.get('to')!), first: Number(query.get('firstIndex') ?? 0), rpp: Number(query.get('rpp') ?? 20) });
    await route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' } });
  });
}

/** Runs in a page, before anything else: notes when the first window had come, when the first programme was painted, and how many cells there ever were. */
function watchGuide() {
  const seen = { answered: 0, painted: 0, mostCells: 0, longestTask: 0 };
  Object.assign(globalThis, { guideSeen: seen });
  const original = Response.prototype.text;
  Response.prototype.text = async function text() {
    const words = await original.call(this);
    if (/\/epg\?/.test(this.url)) seen.answered ||= performance.now();
    return words;
  };
  const cells = document.getElementsByClassName('fl-guide__cell');
  const links = document.getElementsByClassName('fl-guide__link');
  // Live lists: looking at them costs next to nothing, and what is measured pays for it.
  new MutationObserver(() => {
    seen.mostCells = Math.max(seen.mostCells, cells.length);
    if (seen.painted !== 0 || links.length === 0) return;
    seen.painted = -1;
    // The second frame begins when the first was painted.
    requestAnimationFrame(() => requestAnimationFrame(() => { seen.painted = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { seen.longestTask = Math.max(seen.longestTask, duration); })).observe({ entryTypes: ['longtask'] });
}

interface Seen { answered: number; painted: number; mostCells: number; longestTask: number }
const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { guideSeen: Seen }).guideSeen);

interface Step { top: number; left: number }

/** Runs in a page: scrolls what is in it step by step, a frame each. @returns how long 95 of 100 took at most, in frames of this screen */
async function scrollSteps({ steps, top, left }: Step & { steps: number }) {
  const node = document.querySelector('[role="grid"]')!;
  const frame = () => new Promise<number>((resolve) => { requestAnimationFrame(resolve); });
  const idle: number[] = [];
  for (let last = await frame(), turn = 0; turn < 30; turn += 1) {
    const now = await frame();
    idle.push(now - last);
    last = now;
  }
  const took: number[] = [];
  for (let last = await frame(), step = 0; step < steps; step += 1) {
    node.scrollBy({ top, left, behavior: 'instant' });
    const now = await frame();
    took.push(now - last);
    last = now;
  }
  const at = (all: number[], share: number) => all.sort((one, other) => one - other)[Math.floor((all.length - 1) * share)]!;
  return at(took, 0.95) / at(idle, 0.5);
}

/** A scroller as large as the guide's, with a box wherever the way down or along leads past a cell, and nothing that runs. */
async function openBare(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  // What is put into every page comes with a navigation.
  await page.goto('about:blank');
  const box = (row: number, column: number) => `<a href="#" style="position:absolute;inset:${row * 72}px auto auto ${column * 240}px;width:236px;height:66px;overflow:clip;background:#ddd"><b>Programme ${row}</b><br>9:00 – 10:00</a>`;
  const boxes = Array.from({ length: 165 }, (_row, row) => Array.from({ length: row < 12 ? 46 : 7 }, (_column, column) => box(row, column)).join(''));
  await page.setContent(`<!doctype html><div role="grid" style="position:relative;height:690px;overflow:auto;contain:strict"><div style="width:97920px;height:720040px">${boxes.join('')}</div></div>`);
}

/** How long steps take in the guide, to a bare page right after it. */
async function scrolling(guide: Page, bare: Page, step: Step): Promise<{ toBare: number; bare: number }> {
  const of = async (page: Page): Promise<number> => {
    await page.bringToFront();
    return page.evaluate(scrollSteps, { steps: 150, ...step });
  };
  const took = await of(guide);
  await openBare(bare);
  const plain = await of(bare);
  return { toBare: took / Math.max(1, plain), bare: plain };
}

async function openGuide(page: Page, platform: TestPlatform): Promise<void> {
  await answerGuide(page);
  await page.addInitScript(watchGuide);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(platform.at('arena', '/epg'));
  await page.waitForFunction(() => (globalThis as unknown as { guideSeen: Seen }).guideSeen.painted > 0, undefined, { timeout: 40_000 });
}

async function firstCells(platform: TestPlatform): Promise<number> {
  const browser = await openBrowser([]);
  try {
    const page = await newPage(browser.context);
    const devtools = await browser.context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
    await openGuide(page, platform);
    const { answered, painted } = await seenIn(page);
    return painted - answered;
  } finally {
    await browser.close();
  }
}

/** Two thousand rows, some of which one only passes by, a screen at a time. */
async function visitRows(page: Page): Promise<void> {
  for (let top = 0; top < 2_000 * 72; top += 700) {
    await page.evaluate((offset) => {
      document.querySelector('[role="grid"]')!.scrollTop = offset;
      // oxlint-disable-next-line footlight/no-waits -- a measured speed of scrolling
      return new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 30)); });
    }, top);
  }
}

/** Opens the guide, scrolls it both ways and far down, and measures. */
export async function measureGuide(platform: TestPlatform): Promise<GuideFigures> {
  const firstCellsMs = await firstCells(platform);
  const browser = await openBrowser([]);
  try {
    const page = await newPage(browser.context);
    await openGuide(page, platform);
    const plain = await newPage(browser.context);
    const down = await scrolling(page, plain, { top: 72, left: 0 });
    const along = await scrolling(page, plain, { top: 0, left: 60 });
    await plain.close();
    await visitRows(page);
    const devtools = await browser.context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { mostCells, longestTask } = await seenIn(page);
    return { firstCellsMs, downFrames: down.toBare, alongFrames: along.toBare, bareDownFrames: down.bare, bareAlongFrames: along.bare, mostCells, heapMegabytes: usedSize / 1e6, longestTaskMs: longestTask };
  } finally {
    await browser.close();
  }
}
