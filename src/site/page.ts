import type { ComponentType } from 'react';
import type { Runtime } from '../runtime/runtime.ts';
import type { SiteLocation, SiteNavigator } from './navigator/site-navigator.ts';

/** What every page of the site is given. */
export interface PageProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  location: SiteLocation;
  /** Names the page in the title bar. */
  setTitle(title: string | undefined): void;
}

export type PageComponent = ComponentType<PageProps>;
