import type { RouteName } from '../../../routing/route-names.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';

/** Every preview, and the label of its title. @source spec 1 §2.1 "Admin preview routes" */
export const previewTitles = {
  'admin-preview': 'previews', 'admin-404-preview': 'previewNotFound', 'admin-cancellation-promo-preview': 'previewCancellation', 'admin-composed-page-preview': 'previewComposed',
  'admin-navbar-preview': 'previewNavbar', 'admin-plugin-preview': 'previewPlugin', 'admin-section-preview': 'previewSection',
} as const satisfies Partial<Record<RouteName, LabelKey>>;

export type PreviewRoute = keyof typeof previewTitles;

export const isPreview = (name: RouteName): name is PreviewRoute => Object.hasOwn(previewTitles, name);
