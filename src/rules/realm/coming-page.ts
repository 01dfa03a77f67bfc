import type { PathMatch } from '../../routing/match-path.ts';
import type { Destination } from '../../routing/destination.ts';
import type { RouteName } from '../../routing/route-names.ts';
import type { LabelKey } from './fallback-texts.ts';

/** What a page will be that is not built yet, and what is near it. */
export interface ComingPage {
  titleKey: LabelKey;
  leadKey: LabelKey;
  near: { to: Destination; labelKey: LabelKey }[];
}

type Topic = never;

/** Routes whose pages are to come. A route leaves this table with the change that builds its page. */
const topics: Readonly<Partial<Record<RouteName, Topic>>> = {
};

/**
 * What a route will show that has no page yet; undefined for one of no topic.
 *
 * @source spec 1 §2.1; chosen: such an address answers 200 and says what will be there, since it is the product's own
 */
export function comingPageOf(match: PathMatch): ComingPage | undefined {
  const topic = topics[match.name];
  if (!topic) return undefined;
  return { titleKey: `coming${topic}`, leadKey: `coming${topic}Lead`, near: [{ to: { name: 'purchase' }, labelKey: 'seePlans' }] };
}
