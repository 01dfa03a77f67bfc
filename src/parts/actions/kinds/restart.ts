import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { destinationOf } from '../../../rules/catalogue/card-destination.ts';
import { actionKind } from '../action-kind.ts';

const livesOn = new Set(['UPCOMING', 'UNKNOWN']);

/** Plays a title from its beginning. @source spec 1 §2.4 "start from beginning versus live"; chosen: only where it may be watched, a programme only while the platform says that its beginning can be, and by `resumeProgress`, the position that an address may name */
export const restart = actionKind({
  type: 'restart',
  data: contentItem,
  effectOf(item, { context }, { list }) {
    if (item.accessLevel !== 'GRANTED' || livesOn.has(item.type)) return undefined;
    if (item.programmingInfo?.currentProgramme && !item.programmingInfo.restartAvailable) return undefined;
    const to = destinationOf(item, context.viewer.value, context.settings, list);
    return to.name === 'vod' || to.name === 'live' ? { to: { ...to, query: { ...to.query, resumeProgress: '0' } }, labelKey: 'restartProgramme' } : undefined;
  },
});
