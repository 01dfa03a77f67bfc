import { computed, type ReadonlySignal } from '@preact/signals-core';
import { isWaitingForAccess } from '../../../rules/playback/playback-outcome.ts';
import { PlayFailure } from '../play-failure.ts';
import type { PlayerSignals, PlayerStatus } from '../player-state.ts';
import type { Player } from '../player.ts';
import type { MultiView } from './multi-view.ts';

/**
 * All angles as one player, so that controls, keys and panels drive them as they drive one.
 *
 * What is not named here is the leading angle's.
 *
 * @param idle answers while there is no angle; it opens nothing
 */
export function groupPlayer(multi: MultiView, idle: Player): Player {
  const leading = () => multi.lead.peek()?.player ?? idle;
  const heard = () => multi.audible.peek()?.player ?? idle;
  let opening: Promise<void> = Promise.resolve();
  const each = (act: (player: Player) => void) => multi.tiles.peek().forEach(({ player }) => act(player));
  /** The others go where the leading angle went. */
  const moved = async (moving: Promise<void>) => {
    await moving;
    multi.align();
  };
  return {
    ...followed(multi.lead, idle),
    ...signalsOf(multi, idle),
    async play() {
      await opening;
      const player = multi.lead.peek()?.player;
      if (!player) throw new PlayFailure('aborted');
      // The others follow; what stops one of them, its own state says.
      each((other) => { if (other !== player) other.play().catch(() => undefined); });
      await player.play();
    },
    pause: () => each((player) => player.pause()),
    setRate: (rate) => each((player) => player.setRate(rate)),
    seek: (to) => moved(leading().seek(to)),
    seekBy: (seconds) => moved(leading().seekBy(seconds)),
    seekToLive: () => moved(leading().seekToLive()),
    setVolume: (percent) => heard().setVolume(percent),
    volumeBy: (percent) => heard().volumeBy(percent),
    setMuted: (muted) => heard().setMuted(muted),
    open: ({ id }, options) => (opening = multi.open(id, { autoplay: options?.autoplay ?? false })),
    openStreams: async () => undefined,
    retry: () => multi.retry(),
    recheck: () => void multi.retry(),
    close: () => multi.close(),
    attach: () => () => undefined,
    dispose: () => multi.dispose(),
  };
}

/** Every signal and method of the leading angle, whichever leads. */
function followed(lead: MultiView['lead'], idle: Player): Player {
  const members = Object.entries(idle).map(([name, member]: [string, unknown]) => {
    const own = (player: Player) => Reflect.get(player, name) as unknown;
    if (typeof member === 'function') return [name, (...given: unknown[]) => (own(lead.peek()?.player ?? idle) as (...given: unknown[]) => unknown)(...given)];
    return [name, computed(() => (own(lead.value?.player ?? idle) as ReadonlySignal<unknown>).value)];
  });
  return Object.fromEntries(members) as Player;
}

/** What is not the leading angle's: the sound, and the event as a whole. */
function signalsOf(multi: MultiView, idle: Player): Pick<PlayerSignals, 'outcome' | 'status' | 'content' | 'muted' | 'volumePercent' | 'playbackBlocked'> {
  const heard = computed(() => multi.audible.value?.player ?? idle);
  const leading = computed(() => multi.lead.value?.player ?? idle);
  return {
    muted: computed(() => heard.value.muted.value),
    volumePercent: computed(() => heard.value.volumePercent.value),
    playbackBlocked: computed(() => heard.value.playbackBlocked.value),
    outcome: computed(() => multi.outcome.value ?? leading.value.outcome.value),
    content: computed(() => (multi.event.value ? { kind: multi.event.value.live ? 'live' : 'vod', id: multi.event.value.id } : undefined)),
    status: computed((): PlayerStatus => {
      if (multi.outcome.value) return isWaitingForAccess(multi.outcome.value) ? 'waiting-to-start' : 'start-failed';
      return multi.lead.value ? leading.value.status.value : 'loading';
    }),
  };
}
