import type { Signal } from '@preact/signals-core';
import { createElement, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { shareDetails, type ShareWay } from '../../contracts/catalogue/share-details.ts';
import { pathFor } from '../../routing/path-for.ts';
import { shareDestination } from '../../rules/search/share/share-destination.ts';
import { sharedLink } from '../../rules/search/share/shared-link.ts';
import { trackedLink } from '../../rules/search/share/tracked-link.ts';
import type { StoreContext } from '../../store/store-context.ts';
import { copyLink, saidMs, shareNatively } from './give-link.ts';

/** What the last share led to, at the button that was pressed. */
export interface ShareOutcome {
  button: string;
  labelKey?: 'linkCopied' | 'shareFailed';
  /** The sheet that stands open. */
  sheet?: ReactNode;
}

export interface ShareWish {
  item: ContentItem;
  /** How the platform wants it to be shared; what cannot be read is left out. */
  details: unknown;
  /** Names the pressed button: a page may have several for one title. */
  button: string;
}

/** Gives a title away. @source spec 1 §4.4 */
export async function share({ item, details, button }: ShareWish, { settings }: Pick<StoreContext, 'settings'>, outcome: Signal<ShareOutcome | undefined>): Promise<void> {
  const { data } = z.safeParse(shareDetails, details);
  const link = sharedLink(pathFor(shareDestination(item, settings), settings.countryCode), settings.origin, data?.universalLink);
  await shareLink({ title: item.title, linkFor: (way) => trackedLink(link, way, data?.trackingConfiguration ?? []), button }, outcome);
}

export interface SharedLink extends Pick<ShareWish, 'button'> {
  title: string;
  linkFor(way: ShareWay): string;
}

/**
 * Gives a link away by the browser's own dialog; where there is none by a sheet of other ways; where neither works by the clipboard.
 *
 * @source spec 1 §4.4 "after a share the label reads 'link copied' for 2 seconds, then resets. If both copy and native share fail the label shows a share-failed message"
 */
export async function shareLink({ title, linkFor, button }: SharedLink, outcome: Signal<ShareOutcome | undefined>): Promise<void> {
  const native = await shareNatively(title, linkFor('NATIVE'));
  if (native === 'given') return;
  const late = native === 'absent' ? await import('./share-sheet/share-sheet.tsx').catch(() => undefined) : undefined;
  if (late) outcome.value = { button, sheet: createElement(late.ShareSheet, { title, linkFor, onClose: () => (outcome.value = undefined) }) };
  else tell({ button, labelKey: await copyLink(linkFor('COPY')) }, outcome);
}

function tell(said: ShareOutcome, outcome: Signal<ShareOutcome | undefined>): void {
  outcome.value = said;
  setTimeout(() => {
    if (outcome.peek() === said) outcome.value = undefined;
  }, saidMs);
}
