import type * as z from 'zod/mini';
import { ApiError } from '../../api/api-error.ts';
import { readGuide } from '../../api/calls/guide/guide.ts';
import type { Client } from '../../api/client.ts';
import { readBy } from '../../contracts/wire/parsing/read-by.ts';
import type { Runtime } from '../runtime.ts';
import { whenIdle } from '../when-idle.ts';
import type { WindowReader } from './window-reader.ts';

/** The answer as it came: what reads it has its contract. */
const asItCame = readBy((answer: unknown) => answer);

/**
 * The site's runtime, whose guide is read by a worker once the first window shows and the page has nothing else to do.
 *
 * chosen: on the site alone. A browser refuses a partner's page a worker of another origin, and one made of text would be reported
 * by the partner's policy: there the twin reads, which is the client itself
 */
export function withGuideReader(runtime: Runtime): Runtime {
  const { store } = runtime;
  const client = readingClient(store.context.client, (use) => whenIdle(() => void readerInWorker().then(use, () => undefined)));
  return { ...runtime, store: { ...store, context: { ...store.context, client } } };
}

/**
 * A client whose windows of the guide are read by a reader, from when there is one.
 *
 * @param want called with the first window's question
 */
export function readingClient(inner: Client, want: (use: (reader: WindowReader) => void) => void): Client {
  let reader: WindowReader | undefined;
  let isWanted = false;
  return {
    async call(call, input, options) {
      if (call.name !== readGuide.name) return inner.call(call, input, options);
      if (!isWanted) want((given) => { reader = given; });
      isWanted = true;
      if (!reader) return inner.call(call, input, options);
      const answer = await inner.call({ ...call, output: asItCame }, input, options);
      const window = await reader.read(answer);
      if (!window) throw new ApiError('contract-broken', call.name);
      return window as z.output<typeof call.output>;
    },
  };
}

async function readerInWorker(): Promise<WindowReader> {
  const [{ createWindowReader }, { startGuideWorker }] = await Promise.all([import('./window-reader.ts'), import('./start-guide-worker.ts')]);
  return createWindowReader(() => startGuideWorker());
}
