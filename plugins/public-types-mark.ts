import { createHash } from 'node:crypto';

/**
 * A short mark of the public types, which the changelog carries: types that changed without a word in it have another one.
 *
 * @param texts file name → text
 */
export function publicTypesMark(texts: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(texts).sort()) hash.update(name).update('\0').update(texts[name] ?? '').update('\0');
  return hash.digest('hex').slice(0, 12);
}
