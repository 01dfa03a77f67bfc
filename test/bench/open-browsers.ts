import { startViewerBrowser, type ViewerBrowser } from '../support/viewer-browser.ts';

const open = new Set<Promise<ViewerBrowser>>();
let ended = false;

/** A viewer's browser with a new profile, remembered from its start until it is closed. @throws after `closeBrowsers` */
export async function openBrowser(flags: readonly string[]): Promise<ViewerBrowser> {
  if (ended) throw new Error('The measuring was ended');
  const starting = startViewerBrowser(flags);
  open.add(starting);
  try {
    const browser = await starting;
    const close = async (): Promise<void> => {
      open.delete(starting);
      await browser.close();
    };
    return { context: browser.context, close };
  } catch (failure) {
    open.delete(starting);
    throw failure;
  }
}

/** Closes what is open or about to be: somebody ended the measuring early. */
export async function closeBrowsers(): Promise<void> {
  ended = true;
  await Promise.allSettled([...open].map(async (starting) => (await starting).close()));
}
