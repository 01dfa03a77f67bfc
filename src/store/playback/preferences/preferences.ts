import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../../api/api-error.ts';
import { readPreferences, updatePreferences } from '../../../api/calls/identity/account/preferences.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { Loadable } from '../../loadable.ts';
import type { StoreContext } from '../../store-context.ts';
import { guestPreferences, keepGuestPreferences } from './guest-preferences.ts';
import type { Preferences } from './viewer-preferences.ts';

/** What a viewer changes; undefined takes a choice back. */
export type PreferenceWish = { [K in keyof Preferences]?: Preferences[K] | undefined };

/** How the viewer likes to watch: a member's are kept on the platform, a guest's in this browser. */
export interface ViewerPreferences {
  value: ReadonlySignal<Loadable<Preferences>>;
  /** How the last change ended; what was chosen stays chosen where it failed. @source spec 1 §8 "Failed preference save sets an error flag" */
  saving: ReadonlySignal<'idle' | 'saving' | 'saved' | 'failed'>;
  load(): Promise<void>;
  /** Kept at once; of changes made while one is on its way the last state is sent. */
  change(wish: PreferenceWish): Promise<void>;
  /** Sends again what is shown. */
  retry(): Promise<void>;
  dispose(): void;
}

export function createPreferences(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>): ViewerPreferences {
  const { client, viewer } = context;
  const value = signal<Loadable<Preferences>>({ status: 'idle' });
  const saving = signal<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const runs = latest();
  const isGuest = () => viewer.peek()?.who === 'guest';
  const load = async () => {
    const mine = runs.begin();
    if (value.peek().status !== 'ready') value.value = { status: 'loading' };
    const read = isGuest() ? { status: 'ready', value: guestPreferences() } as const : await client.call(readPreferences, {}, { signal: mine }).then(
      (ready): Loadable<Preferences> => ({ status: 'ready', value: ready }),
      (failure: unknown): Loadable<Preferences> => ({ status: 'failed', failure: asApiError(failure) }),
    );
    // What was chosen meanwhile is newer than what was read.
    if (!mine.aborted && saving.peek() !== 'saving' && (read.status === 'ready' || value.peek().status !== 'ready')) value.value = read;
  };
  const send = async () => {
    if (saving.peek() === 'saving') return;
    const shown = value.peek();
    if (shown.status !== 'ready') return;
    saving.value = 'saving';
    const isKept = isGuest() ? keepGuestPreferences(shown.value) : await client.call(updatePreferences, shown.value).then(() => true, () => false);
    const now = value.peek();
    saving.value = isKept ? 'saved' : 'failed';
    if (isKept && now.status === 'ready' && now.value !== shown.value) await send();
  };
  const stops = [
    followViewer(context, { known: () => void load(), changed: () => {
      [value.value, saving.value] = [{ status: 'idle' }, 'idle'];
      void load();
    } }),
    context.onChanged(({ subject }) => void (subject === 'profile' && saving.peek() !== 'saving' && saving.peek() !== 'failed' && load())),
  ];
  return {
    value, saving, load,
    async change(wish) {
      const shown = value.peek();
      if (shown.status !== 'ready') return;
      value.value = { status: 'ready', value: { ...shown.value, ...wish } as Preferences };
      await send();
    },
    retry: send,
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}
