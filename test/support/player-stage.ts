import { effect } from '@preact/signals-core';
import { createPlayer, type Player } from '../../src/store/playback/player.ts';
import { fakeContext, member, type FakeContext } from './fake-context.ts';
import { fakeMedia, fakePlayback, type FakeMedia, type FakePlayback } from './fake-media.ts';
import { openHouse } from './titles.ts';

/** One player with everything around it. */
export interface PlayerStage {
  player: Player;
  media: FakeMedia;
  context: FakeContext;
  playback: FakePlayback;
  detach(): void;
}

const open: Player[] = [];

/** A member's player, attached to an element, on a platform that lets everybody watch one film. */
export function playerStage(options: Parameters<typeof fakeContext>[0] = {}): PlayerStage {
  const context = fakeContext({ answers: openHouse(), viewer: member, ...options });
  const media = fakeMedia();
  const playback = fakePlayback(() => media.arrive());
  const player = createPlayer(context, playback);
  open.push(player);
  return { player, media, context, playback, detach: player.attach(media.video, document.body) };
}

/** For `afterEach`: no player outlives its test. */
export function disposePlayers(): void {
  open.splice(0).forEach((player) => player.dispose());
}

/** Waits until a player has a status. */
export function untilStatus(player: Player, status: Player['status']['value']): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    stop = effect(() => {
      if (player.status.value === status) queueMicrotask(() => (stop(), resolve()));
    });
  });
}
