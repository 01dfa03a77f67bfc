import { lazy } from 'react';
import * as z from 'zod/mini';
import type { Emit } from '../src/binding/emit.ts';
import { useSignal } from '../src/binding/use-signal.ts';
import type { EpgGridEvents } from '../src/features/epg-grid/events.ts';
import { EpgGrid } from '../src/features/epg-grid/epg-grid.tsx';
import { Late } from '../src/parts/feedback/late.tsx';
import { defineWidget } from './element/define-widget.ts';
import { type commonProperties, property } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';
import { playInNamed } from './opening/play-in-named.ts';

const ReminderNotice = lazy(() => import('../src/parts/reminders/reminder-notice.tsx').then((module) => ({ default: module.ReminderNotice })));

const elementId = z.optional(z.string().check(z.regex(/^\S{1,128}$/)));
const properties = { for: property<string | undefined>(elementId, undefined) };
type GuideHost = WidgetHost<typeof properties & typeof commonProperties, EpgGridEvents>;

/**
 * The programme guide, with the reminders of the member who is watching.
 *
 * @attr for - the id of a player on the same page: a chosen programme then plays there; without it the link is followed
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-programme-select - a programme was chosen; detail.content is what a player takes; prevent it to do otherwise
 * @fires footlight-programme-details - a programme's card is about to open; prevent it to show something else
 * @fires footlight-navigate - the programme's page is about to be opened; prevent it to go there yourself
 * @fires footlight-error - the guide could not be shown; detail.code says why
 * @csspart guide - the whole guide
 * @csspart cell - one programme
 * @csspart channel - a channel's name
 */
export const epgGrid = defineWidget({
  name: 'epg-grid',
  properties,
  component: ({ host }: { host: GuideHost }) => {
    const target = useSignal(host.props.for);
    return <WidgetRoot host={host}>{() => <><EpgGrid emit={target ? emitAndPlayIn(host, target) : host.emit} /><Late><ReminderNotice /></Late></>}</WidgetRoot>;
  },
});

/** A chosen programme that the page lets pass plays in the named player, and its link is not followed; without that player it is. */
const emitAndPlayIn = ({ emit, element }: GuideHost, id: string): Emit<EpgGridEvents> => (...event) =>
  emit(...event) && (event[0] !== 'programme-select' || !playInNamed(element, id, event[1].content));
