import * as z from 'zod/mini';
import { useSignal } from '../src/binding/use-signal.ts';
import type { GenericViewEvents } from '../src/features/generic-view/events.ts';
import { GenericView } from '../src/features/generic-view/generic-view.tsx';
import { defineWidget } from './element/define-widget.ts';
import { type commonProperties, idProperty, property } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';

const properties = { section: idProperty(), heading: property<'none' | undefined>(z.optional(z.literal('none')), undefined) };

/**
 * A composed page of the platform: its hero, rows and words, as wide as there is room.
 *
 * @attr section - `home`, or a section's id on the platform
 * @attr heading - `none` where your page names it: no title is drawn
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-view-loaded - the page is here; detail.title is its name
 * @fires footlight-row-loaded - a row is here
 * @fires footlight-favourite-changed - a heart was pressed
 * @fires footlight-load-failed - the page or a row did not come; detail.code says why
 * @fires footlight-navigate - a card or a button was clicked; prevent it to go there yourself
 * @fires footlight-error - it could not be shown; detail.code says why
 * @csspart view - the page
 * @csspart row - one row
 * @csspart card - one card
 * @cssproperty --footlight-primary - any theme colour of the tenant can be set on an ancestor
 * @cssproperty --footlight-gutter - room at both sides of rows
 */
export const section = defineWidget({
  name: 'section',
  properties,
  component: ({ host }: { host: WidgetHost<typeof properties & typeof commonProperties, GenericViewEvents> }) => {
    const id = useSignal(host.props.section);
    const heading = useSignal(host.props.heading);
    return <WidgetRoot host={host}>{() => id && <GenericView key={id} type={id === 'home' ? 'home' : 'section'} id={id} heading={heading} emit={host.emit} />}</WidgetRoot>;
  },
});
