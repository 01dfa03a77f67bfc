import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { pathFor } from '../../routing/path-for.ts';
import { sharedLink } from '../../rules/catalogue/view/shared-link.ts';
import { shareDestination } from '../../rules/catalogue/view/share-destination.ts';
import type { StoreContext } from '../../store/store-context.ts';
import { giveLink } from './give-link.ts';

/** How long a button says what became of a share. @source spec 1 §9 "share label reset 2000 ms" */
export const sharedMs = 2000;

/** Sharing of titles, and what became of the last share. */
export interface Sharing {
  told: ReadonlySignal<{ id: string; labelKey: 'linkCopied' | 'shareFailed' } | undefined>;
  /** @param universalLink what the platform wants links to be */
  share(item: ContentItem, universalLink?: string): Promise<void>;
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
    async share(item, universalLink) {
      const url = sharedLink(pathFor(shareDestination(item, settings), settings.countryCode), settings.origin, universalLink);
      const outcome = await giveLink(item.title, url);
      if (outcome) tell(item.id, outcome);
    },
  };
}
