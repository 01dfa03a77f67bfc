import * as z from 'zod/mini';
import { changed, type Changed } from '../contracts/wire/changed.ts';

/** A line of more characters than this is no event of ours. */
const longestLine = 64 * 1024;

/**
 * Reads changes out of server-sent events, piece by piece as they arrive.
 *
 * Comments, other fields and events that do not fit the contract are passed over.
 *
 * @returns takes the next piece of text
 */
export function changeEventReader(onChanged: (changed: Changed) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) rest = '';
    for (const line of lines) if (line.startsWith('data:')) readLine(line.slice('data:'.length), onChanged);
  };
}

function readLine(text: string, onChanged: (changed: Changed) => void): void {
  try {
    const parsed = z.safeParse(changed, JSON.parse(text));
    if (parsed.success) onChanged(parsed.data);
  } catch {
    // Not JSON: an event of a newer platform, or a broken one.
  }
}
