import type { ElementManifest } from '../elements/element-manifest.ts';
import { elementReference } from './element-reference.ts';

/** What a page's notes ask for, by their first word. */
export interface Filling {
  manifest: ElementManifest;
  /** The text of a host page that browser tests open, by its place in `demo/pages/partner`. @throws when there is none */
  hostPage(path: string): string;
}

/**
 * A page's Markdown with its notes filled in, and other comments left out.
 *
 * `<!-- element: footlight-player -->` is the element's tables, `<!-- elements -->` a list of all of them,
 * `<!-- live: player.html -->` the part of a tested host page that shows the element, with a link to that page.
 *
 * @throws when a note names what is not there
 */
export function filledIn(body: string, filling: Filling): string {
  return outsideOfFences(body, (text) => text.replace(/<!--\s*([\s\S]*?)\s*-->/g, (_whole, note: string) => written(note, filling)));
}

function outsideOfFences(body: string, change: (text: string) => string): string {
  return body.split(/(^```[\s\S]*?^```$)/m).map((part) => (part.startsWith('```') ? part : change(part))).join('');
}

function written(note: string, { manifest, hostPage }: Filling): string {
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  const [, kind = note, value = ''] = /^([a-z]+):\s*(\S+)$/.exec(note) ?? [];
  if (kind === 'element') {
    const found = declarations.find(({ tagName }) => tagName === value);
    if (!found) throw new Error(`There is no <${value}>.`);
    return elementReference(found);
  }
  if (kind === 'elements') return declarations.map(({ tagName, description }) => `- [\`<${tagName}>\`](/elements/${tagName.replace('footlight-', '')}): ${description}`).join('\n');
  if (kind === 'live') return liveExample(value, hostPage(value));
  return '';
}

/** The lines of the page that hold our tags or its frame; the rest of it is an article around them. */
function liveExample(path: string, html: string): string {
  const shown = html.split('\n').filter((line) => /<(?:script|iframe|footlight-|div id=)/.test(line)).map((line) => line.trim());
  const readable = shown.join('\n').replaceAll('{{embed}}', 'https://watch.example.com').replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => samples[name] ?? name);
  return `\`\`\`html live="${path}"\n${readable}\n\`\`\``;
}

/** What the platform writes into host pages. @see demo/platform/hosts/documents/page-samples.ts */
const samples: Readonly<Record<string, string>> = { film: 'vod:1001', paid: 'vod:1003', live: 'live:2001', bucket: 'featured', licence: 'pass', otherFilmId: '1002', tenantName: 'Arena' };
