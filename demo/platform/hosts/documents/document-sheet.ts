import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';

const colour = /^[#\w(),.%\s/-]+$/;
const safe = (value: string, fallback: string) => (colour.test(value) ? value : fallback);

/**
 * The few lines that dress a document before its script runs, so that a dark site does not flash white.
 *
 * A frame stays transparent: it lies on a partner's page.
 */
export function documentSheet(realm: RealmSettings, kind: 'frame' | 'site'): string {
  const base = 'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0}';
  if (kind === 'frame') return `${base}html,body{background:transparent}`;
  const { background, text } = realm.theme.colours;
  return `${base}html{color-scheme:${realm.theme.scheme};background:${safe(background, 'canvas')};color:${safe(text, 'canvastext')}}`;
}
