import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/** What axe is asked for: what it does not report needs no place in the page, which is what takes most of its time. */
const options: axe.RunOptions = { resultTypes: ['violations'] };

/** The frames of a page answer each other, whatever their sites. */
const source = `${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * What a page does to people who do not see or point, in words that lead to the place: every rule, every element, every frame.
 *
 * @param within a selector: only what it finds is looked at, with what lies in it
 * @param rules these alone, such as one that axe leaves out by itself
 */
export async function axeFindings(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  const { violations } = await page.evaluate(([place, wishes]) => (window as unknown as { axe: typeof axe }).axe.run(place ?? document, wishes), [within, rules ? { ...options, runOnly: rules } : options] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`));
}

/** A frame that goes meanwhile, as the card fields do when a payment is sent, is no part of the page any more. */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    await frame.evaluate(fadesEnd);
    await frame.evaluate(source);
  } catch (failure) {
    if (!frame.isDetached()) throw failure;
  }
}

/** What is still fading in has no colour of its own yet, nor has what waits for the card fields of a provider. */
async function fadesEnd(): Promise<void> {
  const rootsUnder = (root: Document | ShadowRoot): (Document | ShadowRoot)[] =>
    [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsUnder(shadowRoot) : []))];
  while (rootsUnder(document).some((root) => root.querySelector('.fl-card-fields--waiting'))) await new Promise(requestAnimationFrame);
  const fades = rootsUnder(document).flatMap((root) => root.getAnimations()).filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(fades.map(({ finished }) => finished.catch(() => undefined)));
}
