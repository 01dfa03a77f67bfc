import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { CarriedTitle } from '../../playback/carried-title.ts';
import { escapeHtml } from './escape-html.ts';

/** Links that let a browser fetch every module of an entry at once. */
export const preloadLinks = (root: string, modules: readonly string[]): string =>
  [...new Set(modules)].map((path) => `<link rel="modulepreload" href="${escapeHtml(`${root}/${path}`)}">`).join('\n');

/** Data in the page, which saves a round trip. Not a script, so the policy lets it be. */
const dataBlock = (id: string, data: unknown): string => `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What a page of the tenant carries: its settings, and the answer for the title that it shows. */
export function carriedAnswers(realm: RealmSettings, title?: CarriedTitle): string {
  return [dataBlock('footlight-realm', realm), ...(title ? [dataBlock('footlight-title', title)] : [])].join('\n');
}

type Manifest = Readonly<Record<string, readonly string[] | undefined>>;

/** What a page of the tenant needs besides its entry: the session, and the engine of the title that it shows. */
export function laterFiles(title: CarriedTitle | undefined, manifest: Manifest): string[] {
  return [...manifest.platform ?? [], ...engineOf(title, manifest)];
}

/** The files of the engine that plays a carried title, to be fetched with the page's own. */
function engineOf(title: CarriedTitle | undefined, manifest: Manifest): string[] {
  const [stream] = title?.answer.free?.urls.hls ?? [];
  if (!stream || stream.drm) return [];
  return ['engine-hls', 'engine-hls-use'].flatMap((name) => (manifest[name] ?? []).slice(0, 1));
}
