import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys of labels that several files of a folder give words to: one of them would be lost without a word. @param ending of the files' names */
export function keysSaidTwice(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const keys = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, key = '']) => key));
  return [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))];
}
