import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { StartRefused } from '../../../server/start-refused.ts';
import { readJsonGuide } from './read-json-guide.ts';
import { readXmltv } from './read-xmltv.ts';
import type { RealGuide } from './real-guide.ts';

function readGuide(file: string): RealGuide {
  const bytes = gunzipSync(readFileSync(file));
  if (file.endsWith('.json.gz')) return readJsonGuide(bytes.toString('utf8'));
  const isLatin = /encoding="ISO-8859-1"/i.test(bytes.subarray(0, 200).toString('latin1'));
  return readXmltv(bytes.toString(isLatin ? 'latin1' : 'utf8'));
}

/**
 * Every guide of `guide/` in a folder, by the names of the files; none where it is not there.
 *
 * @throws StartRefused `bad-real-data`
 */
export function readGuides(folder: string): RealGuide[] {
  const place = join(folder, 'guide');
  if (!existsSync(place)) return [];
  return readdirSync(place).filter((name) => /\.(json|xml)\.gz$/.test(name)).sort().map((name) => {
    try {
      return readGuide(join(place, name));
    } catch (failure) {
      throw new StartRefused('bad-real-data', `${join(place, name)} cannot be read: ${(failure as Error).message.slice(0, 200)}`);
    }
  });
}
