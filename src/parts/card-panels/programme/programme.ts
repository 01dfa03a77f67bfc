import { lazy } from 'react';
import type { CardPanel } from '../card-panel.ts';

/** What a channel shows now and next. */
export const programme: CardPanel = {
  isFor: ({ programmingInfo }) => Boolean(programmingInfo?.currentProgramme ?? programmingInfo?.nextProgramme),
  Panel: lazy(() => import('./programme-panel.tsx').then((module) => ({ default: module.ProgrammePanel }))),
};
