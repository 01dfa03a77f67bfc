import { longestWebVtt } from '../../../contracts/playback/web-vtt.ts';
import { readText } from '../../../contracts/wire/parsing/read-text.ts';

/**
 * Reads a text file beside a stream.
 *
 * @returns undefined when it cannot be had: the title plays without it
 */
export async function readSideFile(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit' });
    return answer.ok ? await readText(answer, longestWebVtt, new TextDecoder()) : undefined;
  } catch {
    return undefined;
  }
}

/** A whole address of one written in a file; undefined for anything but `http` and `https`. */
export function addressIn(fileUrl: string, written: string): string | undefined {
  if (written.trim() === '' || !URL.canParse(written, fileUrl)) return undefined;
  const { protocol, href } = new URL(written, fileUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
