import { lateLayout, ofType, rowType } from './row-type.ts';

/** A section of the guide, fetched when it comes into sight. @source spec 1 §2.4 "a lazily loaded programme guide view", §9 "25 for EPG sections" */
export const epg = rowType('guide', ofType('EPG'), {
  pageSize: 25,
  Layout: lateLayout(() => import('../layouts/guide-layout.tsx').then((module) => module.GuideLayout)),
  place: '24rem',
});
