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

/** The address of the code at the top of a stack, which is what `import.meta.url` would say: a classic script may not write that. */
export const addressIn = (stack: string): string | undefined => /https?:\/\/[^\s)]+?(?=:\d+(?::\d+)?\)?$)/m.exec(stack)?.[0];

const originOf = (address: string): string => new URL(address, location.href).origin;

/**
 * Finds the loader's own address: of the running script, or of the module that runs; in a bundle, what the bundle's own
 * script tag says by `data-footlight`.
 *
 * A page shows text of other people, and sanitizers keep `data-*`: no element names code for us, but a script tag from the
 * origin of the code that runs.
 *
 * @param address of the running code: a loader's own, or the bundle's
 * @returns undefined where nothing says it
 */
export function findOwnScript(address = addressIn(String(new Error('where').stack))): OwnScript | undefined {
  const current = ownOf('currentScript');
  const running = current && 'src' in current ? current : undefined;
  const code = running?.src || address || location.href;
  const own = running ?? [...ownOf('scripts')].find(({ src, dataset }) => (isLoader.test(code) ? src === code : src && dataset['footlight'] && originOf(src) === originOf(code)));
  const loader = isLoader.test(code) ? code : own?.dataset['footlight'];
  if (!loader || !isLoader.test(loader)) return undefined;
  return { base: new URL('.', new URL(loader, location.href)).href, prefix: own?.dataset['prefix'] ?? 'footlight', nonce: own?.nonce };
}
