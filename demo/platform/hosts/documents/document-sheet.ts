import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { firstScreenSheet } from './first-screen.ts';

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
  return `${base}html{color-scheme:${realm.theme.scheme};background:${safe(background, 'canvas')};color:${safe(text, 'canvastext')}}`
    + `.notice{max-inline-size:34rem;margin:20vb auto 10vb;padding-inline:1.25rem;font:1.0625rem/1.5 system-ui,sans-serif}.notice h1,.notice h2{margin-block:2rem .5rem;font-size:1.75rem;line-height:1.2}.notice a{color:${safe(realm.theme.colours.primary, 'linktext')};font-weight:650}`
    + firstScreenSheet(safe(text, 'canvastext'));
}
