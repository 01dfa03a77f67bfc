import { computed } from '@preact/signals-core';
import { useEffect, useMemo, useState } from 'react';
import { MultiView } from '../../../src/features/player/multi-view/multi-view.tsx';
import type { MultiView as Angles } from '../../../src/store/playback/multi-view/multi-view.ts';
import type { MultiViewLayout } from '../../../src/rules/playback/multi-view/multi-view-layout.ts';
import { sharedPlayback } from '../../../src/runtime/shared-playback.ts';
import type { StageProps } from './single-stage.tsx';

const withoutAngles: ReadonlySet<string> = new Set(['not-found', 'not-live', 'unplayable']);

/** All angles of an event, driven as one player. */
export function AnglesStage({ view, client, emit }: StageProps) {
  const [angles, setAngles] = useState<Angles>();
  const eventId = useMemo(() => computed(() => view.content.value?.id), [view]);
  const layout = useMemo(() => computed((): MultiViewLayout | undefined => (view.layout.value === 'single' ? undefined : view.layout.value)), [view]);
  // A layout that the viewer chose is the one that the host page finds.
  useEffect(() => angles?.layout.subscribe((chosen) => { if (chosen) view.layout.value = chosen; }), [angles]);
  // An event of one angle is shown in one picture, which says whatever else is wrong with it.
  useEffect(() => angles?.outcome.subscribe((outcome) => {
    if (outcome && withoutAngles.has(outcome.kind)) view.show(view.content.peek(), { layout: 'single', autoplay: view.autoplay.peek() });
  }), [angles]);
  return (
    <MultiView
      playback={sharedPlayback()}
      eventId={eventId}
      layout={layout}
      autoplay={view.autoplay}
      startAt={view.startAt}
      emit={emit}
      lead={(title) => view.show(title, { layout: 'single', autoplay: 'any' })}
      expose={(shown) => {
        setAngles(shown?.multi);
        view.driven.value = shown ? { player: shown.player, client, multi: shown.multi, get video() { return shown.multi.audible.peek()?.media() ?? null; } } : undefined;
      }}
    />
  );
}
