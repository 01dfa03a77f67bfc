/** What a browser says of itself, in names that are the same in every language. */
export interface DeviceName { browser: string; system: string }

/** The first that fits: later ones call themselves by the names of earlier ones too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'], [/\bOPR\/|\bOpera\b/, 'Opera'], [/\bSamsungBrowser\//, 'Samsung Internet'], [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'], [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'], [/\biPad\b/, 'iPad'], [/\bAppleTV\b/, 'Apple TV'], [/\bTizen\b|\bSMART-TV\b/, 'Samsung TV'], [/\bWeb0S\b/, 'LG TV'], [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'], [/\bWindows\b/, 'Windows'], [/\bMac OS X\b|\bMacintosh\b/, 'Mac'], [/\bLinux\b/, 'Linux'],
];

const first = (table: typeof browsers, text: string): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1];

/** Undefined for what names neither. chosen: names alone, as versions tell a viewer nothing */
export function deviceName(userAgent: string): Partial<DeviceName> | undefined {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  return browser || system ? { ...(browser ? { browser } : {}), ...(system ? { system } : {}) } : undefined;
}
