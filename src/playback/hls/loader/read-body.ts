import type { LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import { readText } from '../../../contracts/wire/parsing/read-text.ts';
import { longestManifest } from '../../longest-manifest.ts';

/** One request of hls.js and whom to answer. */
export interface LoaderRequest {
  context: LoaderContext;
  config: LoaderConfiguration;
  callbacks: LoaderCallbacks<LoaderContext>;
  stats: LoaderStats;
}

/**
 * Reads a response for hls.js: the whole body, or, where hls.js can take it, piece by piece as it arrives.
 *
 * @returns what `onSuccess` gets; empty when every piece was handed over already
 * @throws for a playlist that is longer than any
 */
export async function readBody(response: Response, request: LoaderRequest): Promise<string | ArrayBuffer> {
  const { context, config, callbacks: { onProgress }, stats } = request;
  if (context.responseType !== 'arraybuffer') {
    const text = await readText(response, longestManifest, new TextDecoder());
    if (text === undefined) throw new Error('too long');
    stats.loaded = stats.total = text.length;
    return text;
  }
  if (onProgress && response.body && Number.isFinite(config.highWaterMark)) {
    await streamBody(response, response.body, request);
    return new ArrayBuffer(0);
  }
  const data = await response.arrayBuffer();
  stats.loaded = stats.total = data.byteLength;
  onProgress?.(stats, context, data, response);
  return data;
}

/** Hands pieces over as soon as they hold `highWaterMark` bytes. */
async function streamBody(response: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, { context, config, callbacks, stats }: LoaderRequest): Promise<void> {
  const least = config.highWaterMark ?? 0;
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const handOver = () => {
    if (bytes > 0) callbacks.onProgress?.(stats, context, joined(pieces, bytes), response);
    pieces = [];
    bytes = 0;
  };
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (stats.aborted) return;
    stats.loaded += next.value.byteLength;
    bytes += next.value.byteLength;
    pieces.push(next.value);
    if (bytes >= least) handOver();
  }
  if (!stats.aborted) handOver();
}

function joined(pieces: Uint8Array<ArrayBuffer>[], bytes: number): ArrayBuffer {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole.buffer;
}
