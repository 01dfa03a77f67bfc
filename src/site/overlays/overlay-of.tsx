import { lazy, type LazyExoticComponent } from 'react';
import { useSignal } from '../../binding/use-signal.ts';
import { Late } from '../../parts/feedback/late.tsx';
import type { OverlayComponent, OverlayProps } from './overlay-props.ts';
import type { OverlayName } from './overlays.ts';

type Drawn = LazyExoticComponent<OverlayComponent>;

const screens: Record<OverlayName, Drawn> = {
  'live-now': lazy(() => import('../shell/live/live-sidebar.tsx').then((module) => ({ default: module.LiveSidebar }))),
  search: lazy(() => import('./search-overlay.tsx').then((module) => ({ default: module.SearchOverlay }))),
};

/** The overlay that is open, fetched when it is first opened. */
export function Overlay(props: OverlayProps) {
  const shown = useSignal(props.overlays.shown);
  if (!shown) return null;
  const Screen = screens[shown];
  return <Late><Screen {...props} /></Late>;
}
