import { existsSync, readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, type BuiltSite } from '../../../plugins/docs/build-site.ts';
import { searchOptions, type SearchEntry } from '../../../plugins/docs/page/search-options.ts';

let site: BuiltSite;
beforeAll(async () => { site = await buildSite(); }, 120_000);

const html = (path: string): string => String(site.files[`${path || 'index'}.html`]);
const documents = (): [path: string, text: string][] => Object.keys(site.files).filter((name) => name.endsWith('.html')).map((name) => [name, String(site.files[name])]);

describe('the documentation', () => {
  it('has a page for every element', () => {
    const { modules } = JSON.parse(readFileSync('dist-types/custom-elements.json', 'utf8')) as { modules: { declarations: { tagName: string }[] }[] };
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(tags.length).toBeGreaterThan(8);
    expect(tags.filter((tag) => !html(`elements/${tag.replace('footlight-', '')}`).includes('<h2 id="attributes">'))).toEqual([]);
  });

  it.each(['quick-start', 'frameworks', 'versions', 'theming', 'events', 'policies', 'bridge', 'bridge/protocol', 'bridge/errors', 'tenants', 'security', 'accessibility', 'changelog'])('has the page %s, with a sentence for search engines', (path) => {
    const page = site.pages.find((each) => each.path === path);
    expect(page?.description).toMatch(/^.{15,200}\.$/);
  });

  it('has links of its Markdown that lead to pages, and nowhere else in the repository', () => {
    expect(site.pages.filter(({ lostLinks }) => lostLinks.length > 0).map(({ source, lostLinks }) => [source, lostLinks])).toEqual([]);
  });

  it('has links whose page and heading are there', () => {
    const anchors = new Map(site.pages.map(({ path, headings }) => [`/${path}`, new Set(headings.map(({ id }) => id))]));
    const lost = site.pages.flatMap(({ path, links }) => links.filter((link) => /^[/#]/.test(link) && !link.startsWith('/live/')).filter((link) => {
      const [page = '', id] = link.split('#');
      const found = anchors.get(page === '' ? `/${path}` : page);
      return !found || (id !== undefined && !found.has(id));
    }).map((link) => `${path}: ${link}`));
    expect(site.pages.flatMap(({ links }) => links).length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
  });

  it('leads to live pages that are there, each opened by the browser tests', () => {
    const live = new Set(documents().flatMap(([, text]) => [...text.matchAll(/href="\/live\/([^"]+)"/g)].map(([, path = '']) => path)));
    expect(live.size).toBeGreaterThan(15);
    expect([...live].filter((path) => path !== 'demo' && !existsSync(`demo/pages/partner/${path}`))).toEqual([]);
  });

  it('leads outside by well formed addresses over https alone', () => {
    const outside = site.pages.flatMap(({ links }) => links.filter((link) => !/^[/#]/.test(link)));
    expect(outside.filter((link) => !URL.canParse(link) || new URL(link).protocol !== 'https:' || !new URL(link).hostname.includes('.'))).toEqual([]);
  });

  it('draws documents that a strict policy lets be: no style or script inside, no listener in an attribute', () => {
    expect(documents().filter(([, text]) => /<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/.test(text)).map(([name]) => name)).toEqual([]);
  });

  it('draws documents with one first heading, and every id once', () => {
    for (const [name, text] of documents()) {
      expect([name, text.match(/<h1[ >]/g)?.length]).toEqual([name, 1]);
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect([name, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([name, []]);
    }
  });

  it('leads from each page to the one before and the one after it', () => {
    const [first, second, third] = site.pages;
    expect(html(second!.path)).toContain(`<a rel="prev" href="/${first!.path}">`);
    expect(html(second!.path)).toContain(`<a rel="next" href="/${third!.path}">`);
    expect(html(first!.path)).not.toContain('rel="prev"');
  });

  it.each([
    ['start-at', '/elements/player#attributes-start-at'], ['startAt', '/elements/player#properties-startat'], ['footlight-access-required', '/elements/player#events-footlight-access-required'], ['RATE_LIMITED', '/bridge/errors#rate-limited'],
    ['COEP', '/policies#coep'], ['react', '/frameworks#react-19'], ['integrity', '/versions#pin-a-release'], ['colours measures', '/theming#tokens'],
  ])('is searched for “%s”, which finds %s', (words, address) => {
    const index = MiniSearch.loadJSON<SearchEntry>(String(site.files['search.json']), searchOptions);
    expect(index.search(words).slice(0, 6).map(({ id }) => id as string)).toContain(address);
  });

  it('shows what a row says beside its name', () => {
    const index = MiniSearch.loadJSON<SearchEntry>(String(site.files['search.json']), searchOptions);
    expect(index.search('start-at')[0]).toMatchObject({ title: 'start-at', page: 'Player, Attributes', shown: 'Seconds; where the viewer stopped when absent.' });
  });

  it('keeps code and search apart, so that reading costs little', () => {
    const script = site.files['docs.js'] as Uint8Array;
    expect(script.length).toBeLessThan(4000);
    expect(Buffer.from(script).toString()).not.toContain('MiniSearch');
  });
});
