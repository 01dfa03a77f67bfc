import { beginPage, type LoadOptions } from './begin-page.ts';

/**
 * Loads one element's code and defines its tag. On a server it does nothing.
 *
 * The build makes one entry for each tag of it, such as `footlight/player`, with `load(options)`.
 *
 * @throws TypeError when `origin` is no address; rejects when the code does not come
 */
export async function loadElement(options: LoadOptions, importElement: () => Promise<unknown>): Promise<void> {
  if (beginPage(options)) await importElement();
}
