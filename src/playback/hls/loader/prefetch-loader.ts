import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import type { PrefetchedResponse, PrefetchCache } from '../../prefetch-cache.ts';
import { withFirstByteLimit } from './first-byte-limit.ts';
import { readBody, type LoaderRequest } from './read-body.ts';
import { refuseTooLong } from './refuse-too-long.ts';

/**
 * A loader for hls.js that takes prefetched responses first, and asks with the loader of hls.js otherwise.
 *
 * @param look gets every text, once hls.js has taken it
 * @returns a class, as `pLoader` and `fLoader` want it
 */
export function prefetchLoader(cache: PrefetchCache, look?: (text: string) => void): new (config: HlsConfig) => Loader<LoaderContext> {
  return class extends PrefetchLoader {
    constructor(config: HlsConfig) {
      super(config, cache);
    }

    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
      super.load(context, config, look ? looked(callbacks, look) : callbacks);
    }
  };
}

function looked(callbacks: LoaderCallbacks<LoaderContext>, look: (text: string) => void): LoaderCallbacks<LoaderContext> {
  return {
    ...callbacks,
    onSuccess(response, ...rest) {
      callbacks.onSuccess(response, ...rest);
      if (typeof response.data === 'string') look(response.data);
    },
  };
}

class PrefetchLoader implements Loader<LoaderContext> {
  readonly #cache: PrefetchCache;
  /** The loader of hls.js; its statistics are the ones that count, whoever loads. */
  readonly #own: Loader<LoaderContext>;
  #prefetched: PrefetchedResponse | undefined;
  #response: Response | undefined;
  context: LoaderContext | null = null;

  constructor(config: HlsConfig, cache: PrefetchCache) {
    this.#cache = cache;
    this.#own = new config.loader(config) as Loader<LoaderContext>;
  }

  get stats(): LoaderStats {
    return this.#own.stats;
  }

  load(context: LoaderContext, given: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
    const config = withFirstByteLimit(context, given);
    this.context = context;
    this.#prefetched = context.rangeEnd ? undefined : this.#cache.take(withoutReport(context.url));
    if (this.#prefetched) void this.#serve(this.#prefetched, { context, config, callbacks, stats: this.stats });
    else this.#own.load(context, config, refuseTooLong(callbacks));
  }

  abort(): void {
    if (!this.#prefetched) return this.#own.abort();
    this.stats.aborted = true;
    this.#prefetched.abort();
  }

  destroy(): void {
    if (this.#prefetched && !this.stats.loading.end) this.abort();
    this.#own.destroy();
  }

  getCacheAge(): number | null {
    if (!this.#response) return this.#own.getCacheAge?.() ?? null;
    return Number.parseFloat(this.#response.headers.get('age') ?? '0');
  }

  getResponseHeader(name: string): string | null {
    return this.#response ? this.#response.headers.get(name) : (this.#own.getResponseHeader?.(name) ?? null);
  }

  async #serve(prefetched: PrefetchedResponse, request: LoaderRequest): Promise<void> {
    const { context, config, callbacks, stats } = request;
    stats.loading.start = prefetched.openedAt;
    const { maxLoadTimeMs, maxTimeToFirstByteMs } = config.loadPolicy;
    const limits = [maxLoadTimeMs, Math.min(maxLoadTimeMs, maxTimeToFirstByteMs)].map((ms) => setTimeout(() => prefetched.abort(), ms));
    const loaded = await this.#read(prefetched, request, () => clearTimeout(limits[1])).catch(() => undefined);
    limits.forEach((limit) => clearTimeout(limit));
    if (stats.aborted) return;
    if (!loaded) return this.#fallBack(request);
    stats.loading.end = performance.now();
    callbacks.onSuccess({ url: loaded.response.url, data: loaded.data, code: loaded.response.status }, stats, context, loaded.response);
  }

  async #read(prefetched: PrefetchedResponse, request: LoaderRequest, answered: () => void) {
    const response = await prefetched.response;
    answered();
    if (!response.ok || request.stats.aborted) return undefined;
    this.#response = response;
    request.stats.loading.first = performance.now();
    request.stats.total = Number(response.headers.get('content-length') ?? 0);
    return { response, data: await readBody(response, request) };
  }

  /** The prefetched response is of no use: asks again, or, when a part was handed over already, leaves the retry to hls.js. */
  #fallBack({ context, config, callbacks, stats }: LoaderRequest): void {
    this.#prefetched = this.#response = undefined;
    if (stats.loaded > 0) return callbacks.onError({ code: 0, text: 'interrupted' }, context, null, stats);
    stats.loading.start = stats.loading.first = stats.total = 0;
    this.#own.load(context, config, refuseTooLong(callbacks));
  }
}

/** An address as the platform gave it: what hls.js tells the server of a request (CMCD) is not part of it. */
const withoutReport = (url: string) => url.replace(/([?&])CMCD=[^&]*&?/, '$1').replace(/[?&]$/, '');
