import { lateLayout, ofType, rowType } from './row-type.ts';

/** Links to sections: small pictures with their names on them. @source spec 1 §9 "section 200" */
export const sectionLink = rowType('section-link', ofType('SECTION_LINK'), {
  variantOf: () => 'section',
  Layout: lateLayout(() => import('../layouts/section-link-layout.tsx').then((module) => module.SectionLinkLayout)),
  place: 'calc(0.5625 * var(--fl-row-card))',
});
