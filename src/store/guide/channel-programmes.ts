import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readGuide } from '../../api/calls/guide/guide.ts';
import type { Programme } from '../../contracts/guide/programme.ts';
import { airedProgrammes } from '../../rules/guide/aired-programmes.ts';
import { longestOpenMs } from '../../rules/guide/tidy-programmes.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';
import { windowMs } from './windows/guide-index.ts';

/** chosen: often enough for a guide that was late, seldom enough for a row of channels without one */
const askAgainMs = 5 * 60_000;

/** What a channel airs in the hours after its card was answered. */
export interface ChannelProgrammes {
  /** Undefined until the guide was asked. */
  programmes: ReadonlySignal<readonly Programme[] | undefined>;
  /** Asks the guide for the next hours, once in a while. A failure leaves what is known. */
  need(): Promise<void>;
  dispose(): void;
}

/**
 * The programmes of one channel.
 *
 * @param eventId the live event that the channel plays, as cards name it
 * @source spec 1 §7 "GET /epg … optional channel"; chosen: the event's id names its channel too
 */
export function createChannelProgrammes({ client, now }: Pick<StoreContext, 'client' | 'now'>, eventId: string): ChannelProgrammes {
  const programmes = signal<readonly Programme[]>();
  const life = latest();
  let askedAt = -Infinity;
  return {
    programmes,
    async need() {
      const at = now();
      // A clock that was put back asks too.
      if (Math.abs(at - askedAt) < askAgainMs) return;
      askedAt = at;
      const mine = life.begin();
      const answer = await client.call(readGuide, { channel: eventId, from: at - longestOpenMs, to: at + windowMs }).catch(() => undefined);
      if (answer && !mine.aborted) programmes.value = answer.channels.flatMap((each) => (each.eventId === eventId ? airedProgrammes(each) : []));
    },
    dispose: life.end,
  };
}
