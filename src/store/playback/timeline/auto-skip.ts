import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { StoreContext } from '../../store-context.ts';

/** Whether a viewer lets intros, recaps and credits be skipped without a press. */
export interface AutoSkip {
  /** Undefined while the viewer has not chosen: the page's wish holds. */
  readonly on: ReadonlySignal<boolean | undefined>;
  set(on: boolean): void;
}

const made = new WeakMap<StoreContext, AutoSkip>();

/**
 * The choice of who is watching, shared by the players of a page.
 *
 * Kept on the device for each viewer; where storage is refused, for the life of the page.
 *
 * @source design/player.md "auto-skip preference"; chosen: on the device, as the platform's preferences name none
 */
export function autoSkipOf(context: StoreContext, storage: () => Storage = () => globalThis.localStorage): AutoSkip {
  const known = made.get(context);
  if (known) return known;
  const on = signal<boolean | undefined>(undefined);
  const key = () => `footlight.auto-skip.${context.settings.realm}.${context.viewer.peek()?.id ?? 'guest'}`;
  const autoSkip: AutoSkip = {
    on,
    set(wanted) {
      on.value = wanted;
      attempt(() => storage().setItem(key(), wanted ? '1' : '0'));
    },
  };
  effect(() => {
    if (context.viewer.value) on.value = { 1: true, 0: false }[attempt(() => storage().getItem(key())) ?? ''];
  });
  made.set(context, autoSkip);
  return autoSkip;
}

/** A frame of another site may not have a storage: asking for it throws. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
