import { startViewerBrowser, type ViewerBrowser } from '../support/viewer-browser.ts';

const open = new Set<ViewerBrowser>();

/** A viewer's browser with a new profile, remembered until it is closed. */
export async function openBrowser(flags: readonly string[]): Promise<ViewerBrowser> {
  const browser = await startViewerBrowser(flags);
  const close = async (): Promise<void> => {
    open.delete(kept);
    await browser.close();
  };
  const kept: ViewerBrowser = { context: browser.context, close };
  open.add(kept);
  return kept;
}

/** Closes what is still open: somebody ended the measuring early. */
export const closeBrowsers = async (): Promise<void> => void await Promise.all([...open].map((browser) => browser.close()));
