import { lazy } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { Late } from '../../../parts/feedback/late.tsx';
import type { LatePartProps } from '../late/late-part.ts';

const KeepButton = lazy(() => import('./keep-button.tsx').then((module) => ({ default: module.KeepButton })));

/** What keeps a title for later. Members alone have it, so its code and the lists behind it travel for them alone. */
export function KeepPart({ player, screen }: LatePartProps) {
  const viewer = useSignal(useRuntime().store.context.viewer);
  const item = useSignal(player.item);
  return viewer?.who === 'member' && item ? <Late><KeepButton item={item} screen={screen} /></Late> : null;
}
