import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readProfiles } from '../../api/calls/identity/profiles.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** The picture that the profile of this session chose. */
export interface OwnAvatar {
  /** Its address; undefined for a guest, for who chose none, and until it is known. */
  address: ReadonlySignal<string | undefined>;
  dispose(): void;
}

/** Read for each member, and again when a profile changes, here or elsewhere. */
export function createOwnAvatar(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>): OwnAvatar {
  const address = signal<string>();
  const runs = latest();
  const read = async () => {
    const mine = runs.begin();
    if (context.viewer.peek()?.who !== 'member') return void (address.value = undefined);
    const list = await context.client.call(readProfiles, {}, { signal: mine }).catch(() => undefined);
    // What was known stays where it cannot be read again.
    if (list && !mine.aborted) address.value = list.profiles.find(({ current }) => current)?.avatar;
  };
  const stops = [
    followViewer(context, { known: () => void read(), changed: () => {
      address.value = undefined;
      void read();
    } }),
    context.onChanged(({ subject }) => void (subject === 'profile' && read())),
  ];
  return {
    address,
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}
