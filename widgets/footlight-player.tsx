import { useSignal } from '../src/binding/use-signal.ts';
import { mediaEventNames } from '../src/features/player/events.ts';
import { defineWidget } from './element/define-widget.ts';
import { LatePart } from './starting/late-part.tsx';
import { WidgetRoot } from './element/widget-root.tsx';
import { InlinePlayer } from './player/inline-player.tsx';
import { playerProperties, type PlayerHost } from './player/player-properties.ts';

/** A page that plays inline does not load the way to a frame. */
const importFramed = () => import('./player/framed-player.tsx');

/**
 * A player for one title. It behaves like a media element.
 *
 * @attr content - what to play: `vod:1001` or `live:42`
 * @attr autoplay - `any` starts muted where the browser refuses sound, `muted` starts silent, bare insists on sound
 * @attr start-at - seconds; where the viewer stopped when absent
 * @attr initially-muted - starts without sound
 * @attr loop - begins again at the end
 * @attr poster - a picture of your own before the start; framed: from your own origin
 * @attr mode - `framed` puts the whole player into a frame of the platform
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-ready - a title is there and could play
 * @fires footlight-statechange - detail is the player.s state, detail.status first of all
 * @fires footlight-sign-in-required - the viewer must sign in; with detail.asked it can be prevented to show your own way
 * @fires footlight-access-required - the viewer must buy, or an adult must; with detail.asked it can be prevented
 * @fires footlight-playback-blocked - the browser refused to start by itself
 * @fires footlight-go-back - the viewer gives up and wants to leave the title; prevent it to lead somewhere yourself
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
  component: ({ host }: { host: PlayerHost }) => {
    const mode = useSignal(host.props.mode);
    return (
      <WidgetRoot host={host} shape="video">
        {(runtime) => (mode === 'framed'
          ? <LatePart host={host} load={importFramed}>{({ FramedPlayer }) => <FramedPlayer host={host} runtime={runtime} />}</LatePart>
          : <InlinePlayer host={host} runtime={runtime} />)}
      </WidgetRoot>
    );
  },
});
