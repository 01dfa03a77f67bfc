/** chosen: far above any file of chapters or pictures, and too little to fill a phone */
const LONGEST = 4_000_000;

/**
 * Reads a text file beside a stream.
 *
 * @returns undefined when it cannot be had: the title plays without it
 */
export async function readSideFile(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit' });
    return answer.ok && Number(answer.headers.get('content-length') ?? 0) <= LONGEST ? await answer.text() : undefined;
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
