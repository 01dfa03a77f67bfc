import { lateLayout, ofType, rowType } from './row-type.ts';

/** A section of the guide, fetched when it comes into sight. @source spec 1 §2.4 "a lazily loaded programme guide view", §9 "25 for EPG sections" */
export const epg = rowType('guide', ofType('EPG'), {
  pageSize: 25,
  Layout: lateLayout(() => import('../layouts/guide/guide-layout.tsx').then((module) => module.GuideLayout)),
  place: 'calc(min(9, var(--fl-row-count)) * (3.5rem + 2px) - 2px)',
});
