import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import type { PrefetchedResponse, PrefetchCache } from '../prefetch-cache.ts';

type Callbacks = LoaderCallbacks<LoaderContext>;

/**
 * A loader for hls.js that first looks on the shelf, and else is hls.js's own.
 *
 * @returns a class, as `pLoader` and `fLoader` want it
 */
export function prefetchLoader(shelf: PrefetchCache) {
  return class WarmLoader implements Loader<LoaderContext> {
    readonly #own: Loader<LoaderContext>;
    #warm: PrefetchedResponse | undefined;
    #answer: Response | undefined;
    context: LoaderContext | null = null;

    constructor(config: HlsConfig) {
      this.#own = new config.loader(config) as Loader<LoaderContext>;
    }

    get stats(): LoaderStats {
      return this.#own.stats;
    }

    load(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      this.context = context;
      this.#warm = context.rangeEnd ? undefined : shelf.take(context.url);
      if (this.#warm) void this.#serve(this.#warm, context, config, callbacks);
      else this.#own.load(context, config, callbacks);
    }

    abort(): void {
      if (!this.#warm) return this.#own.abort();
      this.stats.aborted = true;
      this.#warm.abort();
    }

    destroy(): void {
      if (this.#warm && !this.stats.loading.end) this.abort();
      this.#own.destroy();
    }

    getCacheAge(): number | null {
      return this.#answer ? Number.parseFloat(this.#answer.headers.get('age') ?? '0') : (this.#own.getCacheAge?.() ?? null);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer ? this.#answer.headers.get(name) : (this.#own.getResponseHeader?.(name) ?? null);
    }

    async #serve(warm: PrefetchedResponse, context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks) {
      const { stats } = this;
      stats.loading.start = warm.openedAt;
      const timeout = setTimeout(() => warm.abort(), config.loadPolicy.maxLoadTimeMs);
      try {
        const answer = await warm.response;
        if (!answer.ok) throw new Error(String(answer.status));
        this.#answer = answer;
        stats.loading.first = performance.now();
        stats.total = Number(answer.headers.get('content-length') ?? 0);
        const data = await bodyOf(answer, context, config, stats, callbacks);
        if (stats.aborted) return;
        stats.loading.end = performance.now();
        callbacks.onSuccess({ url: answer.url, data, code: answer.status }, stats, context, answer);
      } catch {
        if (!stats.aborted) this.#ask(context, config, callbacks);
      } finally {
        clearTimeout(timeout);
      }
    }

    /** The shelf's answer was no good: asks again, or gives up what was half given. */
    #ask(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      const { stats } = this;
      this.#warm = this.#answer = undefined;
      if (stats.loaded > 0) return callbacks.onError({ code: 0, text: 'interrupted' }, context, null, stats);
      stats.loading.start = stats.loading.first = 0;
      this.#own.load(context, config, callbacks);
    }
  };
}

/** The whole body, or, where hls.js can take it, piece by piece as it comes. */
async function bodyOf(answer: Response, context: LoaderContext, config: LoaderConfiguration, stats: LoaderStats, callbacks: Callbacks) {
  if (context.responseType !== 'arraybuffer') return measured(await answer.text(), 'length', stats);
  const { onProgress } = callbacks;
  if (!onProgress || !answer.body || !Number.isFinite(config.highWaterMark)) {
    const data = measured(await answer.arrayBuffer(), 'byteLength', stats);
    onProgress?.(stats, context, data, answer);
    return data;
  }
  const least = config.highWaterMark ?? 0;
  let kept: Uint8Array<ArrayBuffer>[] = [];
  const give = () => {
    if (kept.length > 0) onProgress(stats, context, joined(kept), answer);
    kept = [];
  };
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (stats.aborted) break;
    if (done) break;
    stats.loaded += value.byteLength;
    kept.push(value);
    if (kept.reduce((sum, part) => sum + part.byteLength, 0) >= least) give();
  }
  if (!stats.aborted) give();
  return new ArrayBuffer(0);
}

function measured<T extends string | ArrayBuffer>(data: T, length: 'length' | 'byteLength', stats: LoaderStats): T {
  stats.loaded = stats.total = Number(Reflect.get(Object(data), length));
  return data;
}

function joined(parts: Uint8Array<ArrayBuffer>[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole.buffer;
}
