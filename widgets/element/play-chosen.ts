import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import { contentOf } from './content-reference.ts';

/**
 * A page that sets `content` and plays in one breath gets what it chose, not what was there before.
 *
 * @param content what the element was told to play
 */
export function playChosen(api: PlayerApi, content: ReadonlySignal<string | undefined>): PlayerApi {
  const play = api.play.bind(api);
  api.play = async () => {
    await chosen(api, content);
    await play();
  };
  return api;
}

function chosen({ player }: PlayerApi, content: ReadonlySignal<string | undefined>): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const wanted = contentOf(content.value);
      const { kind, id } = player.content.value ?? {};
      if (wanted && (wanted.kind !== kind || wanted.id !== id)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
