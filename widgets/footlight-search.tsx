import * as z from 'zod/mini';
import { useSignal } from '../src/binding/use-signal.ts';
import type { SearchEvents } from '../src/features/search/events.ts';
import { defineWidget } from './element/define-widget.ts';
import { type commonProperties, property } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';
import { LatePart } from './starting/late-part.tsx';

const properties = {
  query: property<string | undefined>(z.optional(z.string()), undefined),
  heading: property<'none' | undefined>(z.optional(z.literal('none')), undefined),
};

const importSearch = () => import('../src/features/search/search-view.tsx');

/**
 * Search: a field, what its results are narrowed by, and the results by kind.
 *
 * @attr query - what is searched for at first; everything when absent
 * @attr heading - `none` where your page names it: no title is drawn
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-results-loaded - an answer is here; detail.query and detail.total say for what and how much
 * @fires footlight-load-failed - an answer did not come; detail.code says why
 * @fires footlight-navigate - a card was clicked; prevent it to go there yourself
 * @fires footlight-error - it could not be shown; detail.code says why
 * @csspart search - all of it
 * @csspart search-field - the field
 * @csspart search-options - the list below the field
 * @csspart results - what was found
 * @csspart card - one card
 * @cssproperty --footlight-primary - any theme colour of the tenant can be set on an ancestor
 * @cssproperty --footlight-gutter - room at both sides
 */
export const search = defineWidget({
  name: 'search',
  properties,
  component: ({ host }: { host: WidgetHost<typeof properties & typeof commonProperties, SearchEvents> }) => {
    const query = useSignal(host.props.query);
    const heading = useSignal(host.props.heading);
    return <WidgetRoot host={host}>{() => <LatePart host={host} load={importSearch}>{({ SearchView }) => <SearchView heading={heading} query={query} emit={host.emit} />}</LatePart>}</WidgetRoot>;
  },
});
