import * as z from 'zod/mini';
import { useSignal } from '../src/binding/use-signal.ts';
import { EpgGrid } from '../src/features/epg-grid/epg-grid.tsx';
import { defineWidget } from './element/define-widget.ts';
import { property } from './element/property.ts';
import { WidgetRoot } from './element/widget-root.tsx';
import { withDefaults } from './element/with-defaults.ts';

const elementId = z.optional(z.string().check(z.regex(/^\S{1,128}$/)));
const selection = z.object({ content: z.string() });

/**
 * The programme guide.
 *
 * @attr for - the id of a player on the same page: a chosen programme then plays there; without it the link is followed
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-programme-select - a programme was chosen; detail.content is what a player takes; prevent it to do otherwise
 * @fires footlight-navigate - the programme's page is about to be opened; prevent it to go there yourself
 * @fires footlight-error - the guide could not be shown; detail.code says why
 * @csspart guide - the whole guide
 * @csspart cell - one programme
 * @csspart channel - a channel's name
 */
export const epgGrid = defineWidget({
  name: 'epg-grid',
  properties: { for: property<string | undefined>(elementId, undefined) },
  component: ({ host }) => {
    const target = useSignal(host.props.for);
    const emit = target ? withDefaults(host, { 'programme-select': (detail) => playIn(target, detail) }) : host.emit;
    return (
      <WidgetRoot host={host}>
        {() => <EpgGrid emit={target ? (name, detail, options) => emit(name, detail, options) && name !== 'programme-select' : emit} />}
      </WidgetRoot>
    );
  },
});

/** Hands what was chosen to the player of the page that the attribute names. */
function playIn(id: string, detail: unknown): void {
  const player = document.getElementById(id) as (HTMLElement & { content?: string; play?(): Promise<void> }) | null;
  const chosen = z.safeParse(selection, detail);
  if (!player || !chosen.success) return;
  player.content = chosen.data.content;
  void player.play?.();
  player.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}
