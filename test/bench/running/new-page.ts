import type { BrowserContext, Page } from '@playwright/test';

/** A page in which functions of these files run: the loader that reads them names inner functions by a helper. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name ??= (value) => value');
  return page;
}
