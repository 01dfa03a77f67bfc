import { failure } from '../../bridge/frame/failure.ts';
import type { FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import * as commands from '../../src/store/playback/player-commands.ts';
import type { Player } from '../../src/store/playback/player.ts';

/** What a host's requests do to the frame's player. @param find the player; undefined until it is drawn */
export function playerHandlers(find: () => Player | undefined): FrameServerOptions['handlers'] {
  const on = <T>(act: (player: Player) => T): T | Promise<T> => {
    const player = find();
    if (!player) throw failure('PLAYER_NOT_FOUND');
    try {
      const done = act(player);
      return done instanceof Promise ? done.catch(refuse) : done;
    } catch (problem) {
      return refuse(problem);
    }
  };
  return {
    getState: () => on(commands.publicStateOf),
    load: (input) => on((player) => commands.load(player, input)) as Promise<Awaited<ReturnType<typeof commands.load>>>,
    play: () => on(commands.play) as ReturnType<typeof commands.play>,
    pause: () => on(commands.pause),
    seek: (input) => on((player) => commands.seek(player, input)) as ReturnType<typeof commands.seek>,
    setVolume: ({ value }) => on((player) => commands.setVolume(player, value)) as ReturnType<typeof commands.setVolume>,
    setMuted: ({ value }) => on((player) => commands.setMuted(player, value)) as ReturnType<typeof commands.setMuted>,
    listTracks: () => on(commands.listTracks),
    setTextTrack: ({ id }) => on((player) => commands.setTextTrack(player, id)),
  };
}

/** Only what a command means to say crosses; anything else is told without text. */
function refuse(problem: unknown): never {
  if (problem instanceof commands.PlayerCommandError) throw failure(problem.code, problem.reason ? { reason: problem.reason } : {});
  throw problem;
}
