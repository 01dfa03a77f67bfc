import { lazy } from 'react';
import type { CardPanel } from '../card-panel.ts';

/**
 * What a channel shows now and next.
 *
 * @source spec 1 §2.4 "Now-and-next programme card"; §4.1 "programme details show only when access is GRANTED and the realm setting for programme playback is enabled"
 */
export const programme: CardPanel = {
  isFor({ type, accessLevel, programmingInfo }, { programmePlayback }) {
    const isShown = type === 'EPG' || (accessLevel === 'GRANTED' && programmePlayback);
    return isShown && Boolean(programmingInfo?.currentProgramme ?? programmingInfo?.nextProgramme);
  },
  Panel: lazy(() => import('./programme-card.tsx').then((module) => ({ default: module.ProgrammeCard }))),
};
