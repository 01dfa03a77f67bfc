import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { firstScreenSheet } from './first-screen.ts';

const colour = /^[#\w(),.%\s/-]+$/;
const safe = (value: string, fallback: string) => (colour.test(value) ? value : fallback);

/** What dresses a page without script: its text in place of the picture that waits for the site. A browser with script does not ask for it. */
export const plainSheet = ({ theme: { colours } }: RealmSettings): string => '.first{display:none}'
  + '.plain{box-sizing:border-box;max-inline-size:64rem;margin-inline:auto;padding:1rem 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}'
  + `.plain a{display:inline-block;padding-block:.25rem;color:${safe(colours.primary, 'linktext')}}.plain h1{font-size:2rem;line-height:1.2}.plain h2{margin-block:1.75rem .25rem;font-size:1.25rem}`
  + '.plain ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}.plain__note{opacity:.85}header.plain>p{margin-block:0 .5rem;font-size:1.375rem;font-weight:700}'
  + `footer.plain{display:grid;gap:1rem;margin-block-start:3rem;border-block-start:1px solid color-mix(in srgb,${safe(colours.text, 'canvastext')} 20%,transparent)}.plain span{display:inline-block;padding-block:.25rem}`;

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
