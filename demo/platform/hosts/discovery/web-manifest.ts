import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';

/** What a browser needs to install a tenant's site. @source W3C Web Application Manifest */
export function webManifest({ name, theme, defaultLocale, locales }: RealmSettings, media: string): object {
  const direction = locales.find(({ locale }) => locale === defaultLocale)?.direction ?? 'ltr';
  const icon = `${media}/art/logo/${encodeURIComponent(name.slice(0, 1).toUpperCase())}/1.svg`;
  return {
    id: '/', name, short_name: name, start_url: '/', scope: '/', display: 'standalone', lang: defaultLocale, dir: direction,
    background_color: theme.colours.background, theme_color: theme.colours.background,
    icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
}
