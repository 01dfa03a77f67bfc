import type * as z from 'zod/mini';
import { readInit } from '../../src/api/calls/realm.ts';
import type { Client } from '../../src/api/client.ts';
import type { PlatformCore } from '../../src/runtime/platform-core.ts';

/**
 * A client that answers the first `readInit` from the session's own start: the page would wait for the same answer twice.
 *
 * Only for the same language and viewer, with the clock moved on; everything else is asked anew.
 *
 * @param locale the language to ask for, read at each call
 */
export function withFirstInit({ client, session }: PlatformCore, locale: () => string): Client {
  const asked = locale();
  const started = session.start().then((init) => ({ init, at: performance.now(), viewer: session.viewer.peek() }));
  // A failed start is tried again by the first call that comes.
  let first: typeof started | undefined = started;
  started.catch(() => undefined);
  const firstInit = async () => {
    const held = await first?.catch(() => undefined);
    first = undefined;
    if (!held || locale() !== asked || session.viewer.peek() !== held.viewer) return undefined;
    return { ...held.init, now: Math.round(held.init.now + performance.now() - held.at) };
  };
  return {
    async call(call, input, options) {
      const isPlain = call.name === readInit.name && Object.keys(input ?? {}).length === 0;
      const init = isPlain ? await firstInit() : undefined;
      return init ? (init as z.output<typeof call.output>) : client.call(call, input, options);
    },
  };
}
