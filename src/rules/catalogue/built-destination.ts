import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { Destination } from '../../routing/destination.ts';
import { hasPage } from '../../routing/routes-with-pages.ts';
import { destinationOf, type CardSettings } from './card-destination.ts';
import type { ListContext } from './list-context.ts';

/**
 * Where a card leads as long as the site has no page for every route.
 *
 * @returns undefined when there is no page: the card is left out
 * @source spec 1 §2.3
 */
export function builtDestinationOf(item: ContentItem, viewer: Viewer | undefined, settings: CardSettings, context: ListContext = {}): Destination | undefined {
  const to = destinationOf(item, viewer, settings, context);
  return hasPage(to.name) ? to : undefined;
}
