/** As much of a browser's answer as is needed here. */
interface Answer {
  headers: { get(name: string): string | null };
  body: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> } } | null;
}

/** A `TextDecoder`, which is the browser's. */
interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/**
 * Reads the text of an answer while it is of bearable length: a host that sends without end fills no memory.
 *
 * Its bytes are counted as they come, since the length that an answer says may be missing, or that of what was packed.
 *
 * @param most bytes
 * @returns undefined for an answer that is longer; the rest of it is not fetched
 */
export async function readText({ headers, body }: Answer, most: number, decoder: Decoder): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  let text = '';
  let left = Number(headers.get('content-length')) > most ? -1 : most;
  while (left >= 0) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    left -= value!.length;
    text += decoder.decode(value, { stream: true });
  }
  // A connection that breaks at this moment has nothing more to say.
  reader.cancel().catch(() => undefined);
  return undefined;
}
