import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { pathFor } from '../../routing/path-for.ts';
import { shareDestination } from '../../rules/catalogue/view/share-destination.ts';
import type { StoreContext } from '../../store/store-context.ts';

/** How long a button says what became of a share. @source spec 1 §9 "share label reset 2000 ms" */
export const sharedMs = 2000;

/** Sharing of titles, and what became of the last share. */
export interface Sharing {
  told: ReadonlySignal<{ id: string; labelKey: 'linkCopied' | 'shareFailed' } | undefined>;
  share(item: ContentItem): Promise<void>;
}

/**
 * Gives links away by the browser's own dialog, where there is one, or by the clipboard.
 *
 * @source spec 1 §4.4 "after a share the label reads 'link copied' for 2 seconds, then resets. If both copy and native share fail the label shows a share-failed message"
 */
export function createSharing({ settings }: StoreContext): Sharing {
  const told = signal<{ id: string; labelKey: 'linkCopied' | 'shareFailed' }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (id: string, labelKey: 'linkCopied' | 'shareFailed') => {
    clearTimeout(timer);
    told.value = { id, labelKey };
    timer = setTimeout(() => (told.value = undefined), sharedMs);
  };
  return {
    told,
    async share(item) {
      const url = settings.origin + pathFor(shareDestination(item, settings), settings.countryCode);
      if (await givenAway(item.title, url)) return;
      tell(item.id, await copied(url) ? 'linkCopied' : 'shareFailed');
    },
  };
}

/** True also for a viewer who closed the dialog: they chose so. */
async function givenAway(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (failure) {
    return (failure as { name?: string }).name === 'AbortError';
  }
}

async function copied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
