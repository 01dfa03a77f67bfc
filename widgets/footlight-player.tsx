import { useSignal } from '../src/binding/use-signal.ts';
import { mediaEventNames } from '../src/features/player/events.ts';
import { defineWidget } from './element/define-widget.ts';
import { LatePart } from './starting/late-part.tsx';
import { WidgetRoot } from './element/widget-root.tsx';
import { InlinePlayer } from './player/inline-player.tsx';
import { playerAttributes, playerProperties, type PlayerHost } from './player/player-properties.ts';
import { addMediaMembers } from './player/surface/add-media-members.ts';
import { usePlayerHost } from './player/surface/use-player-host.ts';

/** A page that plays inline does not load the way to a frame, nor the picture behind a page. */
const importBackground = () => import('./player/background-player.tsx');
const importFramed = () => import('./player/framed-player.tsx');

/**
 * A player for one title. It behaves like a media element.
 *
 * @attr content - what to play: `vod:1001` or `live:42`
 * @attr autoplay - `any` starts muted where the browser refuses sound, `muted` starts silent, bare insists on sound
 * @attr start-at - seconds; where the viewer stopped when absent
 * @attr initially-muted - starts without sound
 * @attr loop - begins again at the end
 * @attr auto-skip - intros, recaps and credits are skipped by themselves, unless the viewer chose else
 * @attr shortcuts - which keys drive it: `off`, `remote` (arrows move the focus, as on a television), or other keys for some commands as JSON; framed: at the start
 * @attr background - moves behind what your page says: silent, over and over, filling its place, without controls, focus or words; only its poster with reduced motion or saved data, at rest out of view, never in a frame
 * @attr playlist - id of the playlist that the title is watched in: what comes before and after it is that list's; inline only
 * @attr poster - a picture of your own before the start; framed: from your own origin
 * @attr controls - `false` hides the player's own controls; they are hidden in a `slot="media"` as well
 * @attr src - the same as `content`
 * @attr muted - the same as `initially-muted`
 * @attr mode - `framed` puts the whole player into a frame of the platform
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-ready - a title is there and could play
 * @fires footlight-statechange - detail is the player's state, detail.status first of all
 * @fires footlight-sign-in-required - the viewer must sign in; with detail.asked it can be prevented to show your own way
 * @fires footlight-access-required - the viewer must buy, or an adult must; with detail.asked it can be prevented
 * @fires footlight-playback-blocked - the browser refused to start by itself
 * @fires footlight-go-back - the viewer gives up and wants to leave the title; prevent it to lead somewhere yourself
 * @fires footlight-error - the title cannot be shown; detail.code says why
 * @fires footlight-navigate - a link was clicked; prevent it to go there yourself
 * @fires footlight-tracks-change - other captions or spoken languages can be chosen, or another one is
 * @fires footlight-track-change - another caption or spoken language was chosen; detail.id is null for no captions
 * @fires footlight-quality-change - other qualities can be chosen, or another one plays
 * @fires footlight-fullscreen-change - the player fills the screen, or does no longer
 * @fires footlight-picture-in-picture-change - the pictures went into a window of their own, or came back
 * @fires footlight-cast-change - the pictures are shown elsewhere, or could be; detail.state says which
 * @fires footlight-live-change - whether the title is live, how far it can be rewound and how far behind its edge the viewer is
 * @fires footlight-chapter-change - another chapter begins; detail.chapter is null outside of every chapter
 * @fires footlight-skip-marker - a stretch that can be skipped begins, ends or was skipped: detail.phase
 * @fires footlight-programme - what a channel shows now and next
 * @fires footlight-ad - what an advertisement does: detail.phase
 * @fires footlight-layout-change - the angles of an event stand otherwise
 * @fires footlight-degraded - the frame that the player stands in lacks the permissions that detail.missing names
 * @csspart player - the whole player
 * @csspart video - the pictures
 * @csspart poster - the picture before the start
 * @csspart title - the title over the pictures
 */
export const player = defineWidget({
  name: 'player',
  properties: playerProperties,
  attributes: playerAttributes,
  addMembers: addMediaMembers,
  mediaEvents: new Set<string>(mediaEventNames),
  component: ({ host: given }: { host: PlayerHost }) => {
    const host = usePlayerHost(given);
    const mode = useSignal(host.props.mode);
    const background = useSignal(host.props.background);
    return (
      <WidgetRoot host={host} shape="video">
        {(runtime) => (background
          ? <LatePart host={host} load={importBackground} quiet>{({ BackgroundPlayer }) => <BackgroundPlayer host={host} />}</LatePart>
          : mode === 'framed'
            ? <LatePart host={host} load={importFramed}>{({ FramedPlayer }) => <FramedPlayer host={host} runtime={runtime} />}</LatePart>
            : <InlinePlayer host={host} runtime={runtime} />)}
      </WidgetRoot>
    );
  },
});
