import { expect, it } from 'vitest';
import { endpointSettings, realmFlags, realmSettings, registeredOriginSetting, theme } from '../../../src/contracts/realm/realm-settings.ts';
import { describeContract } from '../describe-contract.ts';
import { oneBroken } from '../sample-answers.ts';

const colourNames = [
  'primary', 'secondary', 'tertiary', 'background', 'surface', 'text', 'mutedText', 'alert', 'primaryCta', 'primaryCtaHover', 'primaryCtaText',
  'secondaryCta', 'secondaryCtaHover', 'secondaryCtaText', 'menuText', 'menuTextActive',
];
const flagNames = ['watchlists', 'myListMode', 'favouriteVods', 'reviews', 'socialSharing', 'interstitialPage', 'seriesInterstitial', 'enhancedMetadata', 'programmePlayback', 'selfRegistration', 'bareBridgeRequests', 'sandboxPayments'];
const colours = Object.fromEntries(colourNames.map((name) => [name, '#123456']));
const allOf = (value: boolean) => Object.fromEntries(flagNames.map((name) => [name, value]));
const withoutEach = (field: string, whole: Record<string, unknown>) =>
  Object.keys(whole).map((name) => [`${field} without ${name}`, { [field]: Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)) }] as const);

const look = { scheme: 'dark', colours, fontFamily: 'Inter', fallbackFaces: ['font-family:x'], radius: 8 };
const origin = { origin: 'https://partner.test', grants: { observe: true, control: true, load: false, calls: ['bucket'] } };
const endpoints = { api: 'a', v1: '1', v2: '2', v4: '4', v5: '5', live: 'v4', video: 'v5', login: 'rpc' };
const arabic = { locale: 'ar', name: 'العربية', direction: 'rtl' };
const settings = {
  realm: 'arena', name: 'Arena', origin: 'https://arena.test', apiKey: 'k', countryCode: 'ES', locales: [arabic],
  defaultLocale: 'ar', timeZone: 'Europe/Madrid', guideTimeZone: 'viewer', navigationLayout: 'SIDEBAR', theme: look, endpoints, flags: allOf(true), registeredOrigins: [origin],
};

describeContract('a theme', theme, {
  whole: look, needs: ['scheme', 'colours', 'fontFamily', 'radius'], defaults: { fallbackFaces: [] },
  refused: withoutEach('colours', colours), reads: [['an unknown scheme as light', { scheme: 'sepia' }, { scheme: 'light' }]],
});
describeContract('a registered origin', registeredOriginSetting, {
  whole: origin, needs: ['origin', 'grants'], refused: [...withoutEach('grants', origin.grants), ['a grant that is no yes or no', { grants: { ...origin.grants, control: 'yes' } }]],
});
describeContract('where calls go', endpointSettings, {
  whole: { ...endpoints, qoe: 'https://api.test/v1/qoe' }, needs: Object.keys(endpoints),
  reads: [['an unknown generation as the newest known', { live: 'v6' }, { live: 'v5' }], ['an unknown envelope as a plain one', { login: 'soap' }, { login: 'plain' }]],
});
describeContract('flags', realmFlags, { whole: allOf(true), needs: [], defaults: allOf(false), isOpen: true });
describeContract('a tenant', realmSettings, {
  whole: settings, needs: ['realm', 'name', 'origin', 'apiKey', 'locales', 'defaultLocale', 'theme', 'endpoints'],
  defaults: { countryCode: 'DEFAULT', timeZone: 'UTC', navigationLayout: 'TOP', flags: allOf(false) },
  refused: [['a flag that is no yes or no', { flags: { watchlists: 'yes' } }]],
  reads: [
    ['an unknown country as the default set of paths', { countryCode: 'FR' }, { countryCode: 'DEFAULT' }],
    ['an unknown navigation as the top one', { navigationLayout: 'DOCK' }, { navigationLayout: 'TOP' }],
    ['an unknown direction as left to right', { locales: [{ ...arabic, direction: 'up' }] }, { locales: [{ ...arabic, direction: 'ltr' }] }],
    ['one flag alone, with the others off and a newer one kept', { flags: { watchlists: true, holograms: true } }, { flags: { ...allOf(false), watchlists: true, holograms: true } }],
    oneBroken('locales', arabic), oneBroken('registeredOrigins', origin),
  ],
});

it('gives every tenant flags of its own', () => {
  const read = () => realmSettings.parse({ ...settings, flags: undefined }).flags;
  expect(read()).not.toBe(read());
});
