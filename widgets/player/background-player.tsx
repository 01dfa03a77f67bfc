import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useMemo } from 'react';
import { useSignal } from '../../src/binding/use-signal.ts';
import { BackgroundVideo } from '../../src/features/player/background/background-video.tsx';
import type { TitleContent } from '../../src/store/playback/player-state.ts';
import { sharedPlayback } from '../../src/runtime/shared-playback.ts';
import { contentOf } from '../element/content-reference.ts';
import type { PlayerHost } from './player-properties.ts';
import { repeatMediaEvents } from './surface/emit-as-media.ts';
import { mediaSlotOf } from './surface/media-slot.ts';

/** The element as a moving picture behind what its page says. */
export function BackgroundPlayer({ host }: { host: PlayerHost }) {
  const content: ReadonlySignal<TitleContent | undefined> = useMemo(() => computed(() => contentOf(host.props.content.value)), [host]);
  return (
    <BackgroundVideo
      playback={sharedPlayback()}
      content={content}
      poster={useSignal(host.props.poster)}
      loop
      emit={host.emit}
      expose={(exposed) => {
        mediaSlotOf(host.element).take(exposed ?? undefined);
        if (exposed) repeatMediaEvents(exposed, host.element);
      }}
      setState={host.setState}
    />
  );
}
