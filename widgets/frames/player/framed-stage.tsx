import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Emit } from '../../../src/binding/emit.ts';
import { useSignal } from '../../../src/binding/use-signal.ts';
import type { PlayerEvents } from '../../../src/features/player/events.ts';
import { publicStateOf } from '../../../src/features/player/public-state.ts';
import { messageOf } from '../../../src/steering/player-messages.ts';
import { AccessPanel, type Access } from '../access-panel.tsx';
import type { FrameStage } from '../mount-frame.tsx';
import type { FramedView } from './framed-view.ts';
import { SingleStage } from './single-stage.tsx';

const AnglesStage = lazy(() => import('./angles-stage.tsx').then((module) => ({ default: module.AnglesStage })));

interface FramedStageProps extends FrameStage {
  view: FramedView;
  /** Receives what the page is told. */
  tell(message: string, data: unknown): void;
}

/** The player as a frame: a host page drives it by messages, and it asks for sign-in and payment inside itself. */
export function FramedStage({ runtime, server, view, tell }: FramedStageProps) {
  const [access, setAccess] = useState<Access>();
  const layout = useSignal(view.layout);
  const told = useRef(layout);
  useEffect(() => {
    // Angles tell their layout by themselves.
    if (layout === 'single' && told.current !== layout) server.emit('layoutchange', { layout, layouts: [] });
    told.current = layout;
  }, [layout]);
  const emit: Emit<PlayerEvents> = (...event) => {
    const player = view.driven.peek()?.player;
    if (!player) return true;
    const { message, data } = messageOf(event, publicStateOf(player));
    server.emit(message, data as never);
    tell(message, data);
    const [, detail] = event;
    if (detail && 'asked' in detail && detail.asked) setAccess({ need: detail.need === 'sign-in' ? 'sign-in' : 'licence', licences: player.outcome.peek()?.licences ?? [] });
    return true;
  };
  const stage = { view, emit, client: runtime.store.context.client };
  return (
    <>
      {layout === 'single' ? <SingleStage {...stage} /> : <Suspense><AnglesStage {...stage} /></Suspense>}
      {access && <AccessPanel access={access} runtime={runtime} close={() => setAccess(undefined)} />}
    </>
  );
}
