import * as z from 'zod/mini';
import { useSignal } from '../src/binding/use-signal.ts';
import type { CarouselRowEvents } from '../src/features/carousel-row/events.ts';
import { CarouselRow } from '../src/features/carousel-row/carousel-row.tsx';
import { defineWidget } from './element/define-widget.ts';
import { type commonProperties, idProperty, property } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';

const properties = { bucket: idProperty(), heading: property<'none' | undefined>(z.optional(z.literal('none')), undefined) };

/**
 * A row of cards.
 *
 * @attr bucket - the row's id on the platform
 * @attr heading - `none` where your page names the row: its name is for screen readers alone
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-navigate - a card was clicked; prevent it to go there yourself
 * @fires footlight-row-loaded - the row is here
 * @fires footlight-favourite-changed - a heart was pressed
 * @fires footlight-load-failed - the row did not come; detail.code says why
 * @fires footlight-error - the row could not be shown; detail.code says why
 * @csspart card - one card
 * @csspart title - the row's title
 * @cssproperty --footlight-primary - any theme colour of the tenant can be set on an ancestor
 */
export const carouselRow = defineWidget({
  name: 'carousel-row',
  properties,
  component: ({ host }: { host: WidgetHost<typeof properties & typeof commonProperties, CarouselRowEvents> }) => {
    const bucketId = useSignal(host.props.bucket);
    const heading = useSignal(host.props.heading);
    return <WidgetRoot host={host}>{() => bucketId && <CarouselRow bucketId={bucketId} heading={heading} emit={host.emit} />}</WidgetRoot>;
  },
});
