import { effect, untracked } from '@preact/signals-core';
import type { Emit } from '../../../binding/emit.ts';
import { maySkip } from '../../../store/playback/ads/play-spot.ts';
import type { AdView, TellAd } from '../../../store/playback/ads/run-ads.ts';
import type { PlayerEvents } from '../events.ts';

/** Tells the page what its ads do: their phases, and their progress once a second. */
export function tellAd(emit: Emit<PlayerEvents>): { tell: TellAd; stop(): void } {
  let stop = () => {};
  const tell = (phase: PlayerEvents['ad']['phase'], view: AdView) => emit('ad', detailOf(phase, view));
  return {
    stop: () => stop(),
    tell(phase, view) {
      stop();
      tell(phase, view);
      if (phase === 'started') stop = followProgress(view, tell);
    },
  };
}

function detailOf(phase: PlayerEvents['ad']['phase'], { index, count, onScreen }: AdView): PlayerEvents['ad'] {
  const { spot } = onScreen ?? {};
  const position = onScreen?.position.peek() ?? 0;
  return {
    phase, index, count, position,
    id: spot?.id ?? null,
    title: spot?.title ?? null,
    duration: onScreen?.duration.peek() ?? null,
    skippableIn: spot?.skipAfter === undefined ? null : Math.max(0, spot.skipAfter - position),
  };
}

function followProgress(view: AdView, tell: (phase: 'progress' | 'skippable', view: AdView) => void): () => void {
  const { onScreen } = view;
  if (!onScreen) return () => undefined;
  let second = 0;
  let isSkippable = false;
  return effect(() => {
    const position = onScreen.position.value;
    untracked(() => {
      if (Math.floor(position) > second) {
        second = Math.floor(position);
        tell('progress', view);
      }
      if (isSkippable || !maySkip(onScreen.spot, position)) return;
      isSkippable = true;
      tell('skippable', view);
    });
  });
}
