import type { ComponentType } from 'react';
import type { Runtime } from '../../runtime/runtime.ts';
import type { LiveNow } from '../../store/catalogue/live-now.ts';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';
import type { Overlays } from './overlays.ts';

/** What every overlay is given. */
export interface OverlayProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  location: SiteLocation;
  overlays: Overlays;
  live: LiveNow;
}

export type OverlayComponent = ComponentType<OverlayProps>;
