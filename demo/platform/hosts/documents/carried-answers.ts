import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { CarriedView } from '../../catalogue/composed/carried-view.ts';
import type { CarriedTitle } from '../../playback/carried-title.ts';
import { settingsFor } from '../../realm/realm-directory.ts';
import { escapeHtml } from './escape-html.ts';
import { imageAttributes } from './first-screen.ts';

/** Links that let a browser fetch every module of an entry at once. */
export const preloadLinks = (root: string, modules: readonly string[]): string =>
  [...new Set(modules)].map((path) => `<link rel="modulepreload" href="${escapeHtml(`${root}/${path}`)}">`).join('\n');

/** Links for what this page needs and another of the same build does not: by the others a browser sees whether the site was deployed anew. */
const ownPreloadLinks = (root: string, modules: readonly string[]): string =>
  preloadLinks(root, modules).replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" data-page');

/** Data in the page, which saves a round trip. Not a script, so the policy lets it be. @param json as text; `<` cannot end the block */
const dataBlock = (id: string, json: string): string => `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/**
 * What a page of the tenant carries: its settings, and the answer for the title that it shows.
 *
 * @param embedder the origin of the page that frames this one, whose grants come along; of no other partner is anything said
 */
export function carriedAnswers(realm: RealmSettings, title?: CarriedTitle, embedder?: string): string {
  return [dataBlock('footlight-realm', JSON.stringify(settingsFor(realm, embedder))), ...(title ? [dataBlock('footlight-title', JSON.stringify(title))] : [])].join('\n');
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

/** What a page of the site shows first: a title, or a composed page. */
export interface CarriedPage { title: CarriedTitle | undefined; view: CarriedView | undefined }

/**
 * What a page of the site asks for before its script runs: the code of its page, its first picture as its `<img>` asks for it, and
 * the answer for it as data.
 *
 * @param start the modules that every page of the site starts with
 */
export function carriedPage({ title, view }: CarriedPage, start: readonly string[], manifest: Manifest): string {
  const files = [...engineOf(title, manifest), ...(view ? manifest['view-page'] ?? [] : [])].filter((file) => !start.includes(file));
  return [
    ...(view?.picture ? [`<link rel="preload" as="image" fetchpriority="high"${imageAttributes(view.picture, { src: 'href', srcSet: 'imagesrcset', sizes: 'imagesizes' })}>`] : []),
    ownPreloadLinks('/site', files),
    ...(view ? [dataBlock('footlight-view', `{"type":${JSON.stringify(view.type)},"id":${JSON.stringify(view.id)},"locale":${JSON.stringify(view.locale)},"answer":${view.answer}}`)] : []),
  ].filter(Boolean).join('\n');
}
