import { useSignal } from '../../../src/binding/use-signal.ts';
import type { Emit } from '../../../src/binding/emit.ts';
import type { Client } from '../../../src/api/client.ts';
import type { PlayerEvents } from '../../../src/features/player/events.ts';
import { Player } from '../../../src/features/player/player.tsx';
import { sharedPlayback } from '../../../src/runtime/shared-playback.ts';
import type { FramedView } from './framed-view.ts';

export interface StageProps {
  view: FramedView;
  /** Makes the calls of a host's requests. */
  client: Client;
  emit: Emit<PlayerEvents>;
}

/** One picture: the title in the frame's player. */
export function SingleStage({ view, client, emit }: StageProps) {
  const { content, autoplay, startAt, muted, controls, autoSkip, shortcuts, options } = view;
  return (
    <Player
      {...{ content, autoplay, startAt, muted, controls, autoSkip, shortcuts, emit }}
      loop={useSignal(options.loop)}
      poster={useSignal(options.poster)}
      playback={sharedPlayback()}
      expose={(api) => { view.driven.value = api ? { player: api.player, client, get video() { return api.video; } } : undefined; }}
    />
  );
}
