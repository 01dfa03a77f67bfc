import * as z from 'zod/mini';
import type { PlayerEvents } from '../src/features/player/events.ts';
import { MultiView } from '../src/features/player/multi-view/multi-view.tsx';
import { multiViewLayouts, type MultiViewLayout } from '../src/rules/playback/multi-view/multi-view-layout.ts';
import { sharedPlayback } from '../src/runtime/shared-playback.ts';
import { openCheckout } from './opening/open-checkout.ts';
import { openSignIn } from './opening/open-sign-in.ts';
import { defineWidget } from './element/define-widget.ts';
import { property, type commonProperties } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';
import { withDefaults } from './element/with-defaults.ts';
import { playerProperties } from './player/player-properties.ts';
import { addMethods } from './player/surface/element-methods.ts';
import { mediaSlotOf } from './player/surface/media-slot.ts';

const properties = {
  event: property<string | undefined>(z.optional(z.string().check(z.regex(/^[\w.-]{1,128}$/))), undefined),
  layout: property<MultiViewLayout | undefined>(z.optional(z.enum(multiViewLayouts)), undefined),
  autoplay: playerProperties.autoplay,
};

type Shown = NonNullable<Parameters<NonNullable<Parameters<typeof MultiView>[0]['expose']>>[0]>;
type MultiViewHost = WidgetHost<typeof properties & typeof commonProperties, PlayerEvents>;

/**
 * Several angles of one event at once, on one clock; one of them is heard.
 *
 * @attr event - the event's id, such as `2040`
 * @attr layout - `twoUp`, `pip`, `threeUp` or `quad`, where the event has enough angles; else the one with the most
 * @attr autoplay - `any` starts muted where the browser refuses sound, `muted` starts silent, bare insists on sound
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-statechange - detail is the state of the leading angle, detail.status first of all
 * @fires footlight-sign-in-required - the viewer must sign in; with detail.asked it can be prevented to show your own way
 * @fires footlight-access-required - the viewer must buy, or an adult must; with detail.asked it can be prevented
 * @fires footlight-layout-change - another layout is shown; detail.layouts are those that the event's angles fill
 * @fires footlight-error - the event cannot be shown; detail.code says why
 * @csspart player - all angles with their controls
 * @csspart tile - one angle
 */
export const multiView = defineWidget({
  name: 'multi-view',
  properties,
  addMembers: addMethods(['play', 'pause', 'seek', 'setLayout', 'setAudible']),
  component: ({ host }: { host: MultiViewHost }) => (
    <WidgetRoot host={host} shape="video">
      {(runtime) => (
        <MultiView
          playback={sharedPlayback()}
          eventId={host.props.event}
          layout={host.props.layout}
          autoplay={host.props.autoplay}
          emit={withDefaults(host.emit, {
            'sign-in-required': ({ asked }) => asked && openSignIn(host, runtime),
            'access-required': ({ asked, id }) => asked && openCheckout(host, runtime, `live:${id ?? host.props.event.peek()}`, []),
          })}
          expose={(shown) => mediaSlotOf(host.element).take(shown ? membersOf(shown) : undefined)}
          setState={host.setState}
        />
      )}
    </WidgetRoot>
  ),
});

/** What a page can do with the element. */
const membersOf = ({ player, multi }: Shown) => ({
  play: () => player.play(),
  pause: () => player.pause(),
  seek: (to: number) => player.seek(to),
  setLayout: (layout: MultiViewLayout) => multi.setLayout(layout),
  setAudible: (id: string) => multi.setAudible(id),
});
