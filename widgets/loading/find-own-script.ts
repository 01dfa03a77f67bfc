import { ownOf } from '../../src/page/own-document.ts';

/** Where the loader came from, and what its tag says. */
export interface OwnScript {
  /** The folder of the built files, with a slash at its end. */
  base: string;
  prefix: string;
  /** What the page's policy lets scripts in by; empty or undefined where it does not. */
  nonce?: string | undefined;
}

/** Beside the newest, and under the name of each release: `/embed/v1.2/loader.js`. */
const isLoader = /\/embed\/[\w./]*loader\.js(?:[?#]|$)/;
const inStack = /https?:\/\/[^\s)]+?\/embed\/[\w./]*loader\.js/;

/**
 * Finds the loader's own address: of the running script; as a module or bundled, of an element that names it by
 * `data-footlight`, of a script with that address, or of the code that runs.
 *
 * @returns undefined where nothing says it
 */
export function findOwnScript(): OwnScript | undefined {
  const current = ownOf('currentScript');
  const running = current && 'src' in current && isLoader.test(current.src) ? current : undefined;
  const tag = running ?? (ownOf('querySelector').call(document, '[data-footlight], script[src*="/embed/"][src*="loader.js"]') as HTMLScriptElement | null);
  const address = running?.src ?? tag?.dataset['footlight'] ?? tag?.src ?? inStack.exec(new Error('where').stack ?? '')?.[0];
  if (!address || !isLoader.test(address)) return undefined;
  return { base: new URL('.', new URL(address, location.href)).href, prefix: tag?.dataset['prefix'] ?? 'footlight', nonce: tag?.nonce };
}
