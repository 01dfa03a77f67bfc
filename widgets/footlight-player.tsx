import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { useSignal } from '../src/binding/use-signal.ts';
import { mediaEventNames } from '../src/features/player/player-events.ts';
import { Player } from '../src/features/player/player.tsx';
import type { Runtime } from '../src/runtime/runtime.ts';
import { sharedPlayback } from '../src/runtime/shared-playback.ts';
import { contentOf } from './element/content-reference.ts';
import { defineWidget } from './element/define-widget.ts';
import { openCheckout } from './opening/open-checkout.ts';
import { openSignIn } from './opening/open-sign-in.ts';
import { playChosen } from './element/play-chosen.ts';
import { playerProperties, type PlayerHost } from './element/player-properties.ts';
import { WidgetRoot } from './element/widget-root.tsx';
import { withDefaults } from './element/with-defaults.ts';

/** A page that plays inline does not load the way to a frame. */
const FramedPlayer = lazy(() => import('./framing/framed-player.tsx').then((module) => ({ default: module.FramedPlayer })));

const asked = z.object({ asked: z.literal(true), licences: z._default(z.array(z.string()), []) });
/**
 * A player for one title. It behaves like a media element.
 *
 * @attr content - what to play: `vod:1001` or `live:42`
 * @attr autoplay - `any` starts muted where the browser refuses sound, `muted` starts silent, bare insists on sound
 * @attr start-at - seconds; where the viewer stopped when absent
 * @attr initially-muted - starts without sound
 * @attr loop - begins again at the end
 * @attr poster - a picture of your own before the start
 * @attr mode - `framed` puts the whole player into a frame of the platform
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-ready - a title is there and could play
 * @fires footlight-statechange - detail.status says where the player stands
 * @fires footlight-sign-in-required - the viewer must sign in; with detail.asked it can be prevented to show your own way
 * @fires footlight-access-required - the viewer must buy; detail.licences would do; with detail.asked it can be prevented
 * @fires footlight-playback-blocked - the browser refused to start by itself
 * @fires footlight-error - the title cannot be shown; detail.code says why
 * @csspart player - the whole player
 * @csspart video - the pictures
 * @csspart poster - the picture before the start
 * @csspart title - the title over the pictures
 */
export const player = defineWidget({
  name: 'player',
  properties: playerProperties,
  methods: ['play', 'pause', 'load', 'seek', 'setTextTrack'],
  accessors: {
    currentTime: 0, duration: Number.NaN, paused: true, ended: false, seeking: false, readyState: 0, volume: 1, muted: false,
    buffered: undefined, seekable: undefined, textTracks: [],
  },
  mediaEvents: new Set<string>(mediaEventNames),
  component: ({ host }) => {
    const mode = useSignal(host.props.mode);
    // The engine's code travels beside the platform's answers.
    if (mode === 'inline') sharedPlayback().preload();
    return (
      <WidgetRoot host={host}>
        {(runtime) => (mode === 'framed' ? <Suspense><FramedPlayer host={host} runtime={runtime} /></Suspense> : <InlinePlayer host={host} runtime={runtime} />)}
      </WidgetRoot>
    );
  },
});

function InlinePlayer({ host, runtime }: { host: PlayerHost; runtime: Runtime }) {
  const content = useSignal(host.props.content);
  const emit = withDefaults(host, {
    'sign-in-required': (detail) => asked.safeParse(detail).success && openSignIn(host, runtime),
    'access-required': (detail) => {
      const request = asked.safeParse(detail);
      if (request.success && content) openCheckout(host, runtime, content, request.data.licences);
    },
  });
  return (
    <Player
      playback={sharedPlayback()}
      content={contentOf(content)}
      autoplay={useSignal(host.props.autoplay)}
      startAt={useSignal(host.props.startAt)}
      muted={useSignal(host.props.initiallyMuted)}
      loop={useSignal(host.props.loop)}
      poster={useSignal(host.props.poster)}
      emit={emit}
      expose={(api) => host.expose(api && playChosen(api, host.props.content))}
      setState={host.setState}
    />
  );
}
