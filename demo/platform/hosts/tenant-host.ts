import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { matchPath, type PathMatch } from '../../../src/routing/match-path.ts';
import { ownAddress } from '../../../src/routing/own-address.ts';
import { isDatabaseDown } from '../db/is-database-down.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';
import { BuiltFiles } from './files/built-files.ts';
import { builtManifest } from './files/built-manifest.ts';
import { fileInside } from './files/file-inside.ts';
import { EmbedFiles } from './files/embed-files.ts';
import { FontFiles } from './files/font-files.ts';
import { embedderOf, framingOriginsOf, isForeignFrame, isPostedReturn, isUnregisteredFrame, mayFrameSite, variesByEmbedder } from './frame-guard.ts';
import { isReturnPage, pageHeaders, type PageKind, returnPageHeaders, secretPageHeaders } from './page-headers.ts';
import { carriedView } from '../catalogue/composed/carried-view.ts';
import { projectOf } from '../identity/toolkit/toolkit-project.ts';
import { carriedTitle } from '../playback/carried-title.ts';
import { carriedAnswers, laterFiles, preloadLinks } from './documents/carried-answers.ts';
import { sendDocument } from './documents/send-document.ts';
import { documentSheet, plainSheet } from './documents/document-sheet.ts';
import { languageWishes } from './documents/language-wishes.ts';
import { frameDocument, headDocument, isFrameName, pageLocale } from './documents/frame-document.ts';
import { offlineDocument } from './documents/notice-document.ts';
import { firstContentIn, ownPage } from './documents/own-page.ts';
import { SitePages } from './documents/site-pages.ts';
import { LastKnown, type PageReads } from './last-known.ts';
import { lastView } from './last-view.ts';
import type { AskedQuery } from './page-exists.ts';
import { keptPageFacts } from './head/kept-page-facts.ts';
import { pageHead } from './head/page-head.ts';
import { moduleGraphOf } from './files/module-graph.ts';
import { bareEngineFolder, type ProjectFolders } from './files/project-folders.ts';
import { registerReports } from './policy-reports.ts';

const openFiles = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' };

/** What the service worker may do: ask for pages of its own site. Whatever else it tries is reported, as of a page. */
const workerPolicy = { 'content-security-policy': "default-src 'none'; connect-src 'self'; report-uri /csp-report" };

type Answer = (request: FastifyRequest, reply: FastifyReply, realm: RealmSettings) => FastifyReply | Promise<FastifyReply>;
type Query = { readonly [name: string]: unknown };

/** What dresses documents before, or without, the script of their site. */
const sheets: Readonly<Record<string, (realm: RealmSettings) => string>> = {
  'frame.css': (realm) => documentSheet(realm, 'frame'), 'site.css': (realm) => documentSheet(realm, 'site'), 'plain.css': plainSheet,
};

const restOf = (request: FastifyRequest) => (request.params as { '*': string })['*'];
const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

/** What browsers ask for as a part of a page, never as a page. */
const partsOfPages: readonly unknown[] = ['image', 'script', 'style', 'font', 'audio', 'video', 'track', 'worker', 'sharedworker', 'serviceworker', 'manifest'];

/** Whether the request is for a page: by a browser, or by a crawler that takes any type. */
function takesPage({ headers }: FastifyRequest): boolean {
  if (partsOfPages.includes(headers['sec-fetch-dest'])) return false;
  return headers.accept === undefined || /text\/(html|\*)|^\s*\*\/\*/.test(headers.accept);
}

/** What a page of the site plays, if it plays one title. */
function contentOf(match: PathMatch | undefined): string | undefined {
  return match?.name === 'vod' || match?.name === 'live' ? `${match.name}:${match.params.eventId}` : undefined;
}

/** Everything that a tenant's own site, its frames and its bundles answer. */
export class TenantHost {
  readonly #embed: EmbedFiles;
  readonly #site: BuiltFiles;
  readonly #worker: BuiltFiles;
  readonly #demo: BuiltFiles;
  readonly #bare = new BuiltFiles(bareEngineFolder);
  readonly #fonts: FontFiles;
  readonly #pages: SitePages;
  readonly #lastKnown = new LastKnown();

  constructor(readonly context: PlatformContext, readonly folders: ProjectFolders, readonly readTitle = carriedTitle, readonly readFacts = keptPageFacts, readonly readView = carriedView) {
    this.#embed = new EmbedFiles(folders, openFiles);
    this.#site = new BuiltFiles(folders.site, openFiles);
    this.#worker = new BuiltFiles(folders.site, workerPolicy);
    this.#demo = new BuiltFiles(folders.demoPage);
    this.#fonts = new FontFiles(folders.fonts, openFiles);
    this.#pages = new SitePages(context);
  }

  register(scope: FastifyInstance): void {
    const host = this.context.hosts.pattern('tenant');
    const constraints = { host };
    registerReports(scope, host, this.context);
    // A script on a partner's page knows this host alone.
    scope.get('/embed/docs/*', { constraints }, (request, reply) => reply.redirect(`http://docs.localhost:${this.context.port}/${encodeURI(restOf(request))}`, 302));
    scope.get('/embed/*', { constraints }, (request, reply) => this.#embed.answer(reply, restOf(request)));
    scope.get('/site/*', { constraints }, (request, reply) => this.#site.answer(reply, restOf(request)));
    scope.get('/fonts/*', { constraints }, (request, reply) => this.#fonts.answer(reply, restOf(request)));
    scope.get('/service-worker.js', { constraints }, (_request, reply) => this.#worker.answer(reply, 'service-worker.js'));
    scope.get('/document/offline', { constraints }, this.#forTenant((_request, reply, realm) => this.#guard(reply, realm, 'own').type('text/html; charset=utf-8').send(offlineDocument(realm))));
    scope.get('/document/head', { constraints }, this.#forTenant((request, reply, realm) => this.#head(request, reply, realm)));
    scope.get('/document/:sheet', { constraints }, this.#forTenant((request, reply, realm) => this.#sheet(request, reply, realm)));
    scope.get('/frames/:name', { constraints }, this.#forTenant((request, reply, realm) => this.#frame(request, reply, realm)));
    if (this.context.demoMode) this.#registerDemo(scope, constraints);
    scope.get('/*', { constraints }, this.#forTenant((request, reply, realm) => this.#page(request, reply, realm)));
  }

  #registerDemo(scope: FastifyInstance, constraints: { host: RegExp }): void {
    const answer = (file: (request: FastifyRequest) => string) => this.#forTenant((request, reply, realm) =>
      (isForeignFrame(request, realm) ? reply.code(403).send() : this.#demo.answer(this.#guard(reply, realm, 'own'), file(request))));
    scope.get('/demo', { constraints }, answer(() => 'demo.html'));
    scope.get('/demo/hls.min.js', { constraints }, (_request, reply) => this.#bare.answer(reply, 'hls.min.js'));
    scope.get('/demo/bench.html', { constraints }, this.#forTenant((request, reply, realm) => this.#ownPage(request, reply, realm, 'bench.html')));
    scope.get('/demo/*', { constraints }, answer(restOf));
  }

  #forTenant(answer: Answer) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const realm = await this.context.tenantAt(request.hostname);
      if (realm) return answer(request, reply, realm);
      return reply.code(404).type('text/plain').send('There is no tenant of this name.');
    };
  }

  /** What a page may carry. A page that cannot have it now comes without: what it shows asks by itself, and says what is wrong. */
  async #carried<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await read();
    } catch (failure) {
      if (failure instanceof PlatformError || isDatabaseDown(failure)) return undefined;
      throw failure;
    }
  }

  #toolkitOf(realm: string): string | undefined {
    const row = this.context.realms.byName(realm);
    return row && projectOf(row)?.baseUri;
  }

  /** @param kind `own` for pages of the site, else who may frame this page @param match what the page's address says, where it is one of the site */
  #guard(reply: FastifyReply, { realm }: RealmSettings, kind: PageKind, match?: PathMatch): FastifyReply {
    const { context } = this;
    return reply.headers(pageHeaders({ ...context.origins, ads: context.adOrigins(realm), toolkit: this.#toolkitOf(realm), cardFields: context.cardFieldsOrigin(realm), frames: context.frameOrigins(realm), partnerScript: context.partnerScript(realm, match) }, kind));
  }

  #sheet(request: FastifyRequest, reply: FastifyReply, realm: RealmSettings): FastifyReply {
    const { sheet } = request.params as { sheet: string };
    const text = Object.hasOwn(sheets, sheet) ? sheets[sheet]?.(realm) : undefined;
    if (text === undefined) return reply.code(404).send();
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(text);
  }

  /** What another page of the site says of itself in its head: the same as when it is opened. */
  async #head(request: FastifyRequest, reply: FastifyReply, realm: RealmSettings): Promise<FastifyReply> {
    const { address, locale: asked } = request.query as Query;
    if (typeof address !== 'string' || !address.startsWith('/')) return reply.code(400).send();
    const [path = '', search] = address.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    const match = matchPath(path, realm.countryCode);
    const locale = pageLocale(realm, asked);
    const { isThere, facts } = await this.#about(this.#lastKnown.begin(), { realm, match, locale, query, address });
    const head = pageHead({ realm, media: this.context.origins.media, locale, match, facts, isThere, query });
    return this.#guard(reply, realm, 'own').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(headDocument(head));
  }

  async #frame(request: FastifyRequest, reply: FastifyReply, realm: RealmSettings): Promise<FastifyReply> {
    const { name } = request.params as { name: string };
    const registered = this.context.registeredOrigins(realm.realm);
    if (isUnregisteredFrame(request, realm, registered)) return reply.code(403).send();
    if (!isFrameName(name)) return reply.code(404).send();
    const modules = await moduleGraphOf(this.folders.embed, `${name}.js`);
    const { content, locale } = request.query as Query;
    const title = name === 'player' && typeof content === 'string' ? (await this.#lastKnown.begin().read(() => this.#carried(() => this.readTitle(this.context, request, content, pageLocale(realm, locale)))))?.value : undefined;
    const later = name === 'session' ? [] : laterFiles(title, await builtManifest(this.folders.embed));
    return this.#guard(reply, realm, { framedBy: framingOriginsOf(registered) }).headers(variesByEmbedder).type('text/html; charset=utf-8').send(frameDocument(realm, name, locale, [...modules, ...later], { title, embedder: embedderOf(request) }));
  }

  /** Whether a page is there, and what it is about; while the database is away, what was last known of it. @param address path and query */
  async #about(reads: PageReads, { realm, match, locale, query, address }: { realm: RealmSettings; match: PathMatch | undefined; locale: string; query: AskedQuery; address: string }) {
    const named = JSON.stringify([realm.realm, address, locale]);
    const isThere = await reads.readKnown(`page ${named}`, () => this.context.hasPage(realm.realm, match, query)) ?? match !== undefined;
    const facts = isThere ? await reads.readKnown(`facts ${named}`, () => this.readFacts(this.context, realm, match, locale, query)) : undefined;
    return { isThere, facts };
  }

  async #page(request: FastifyRequest, reply: FastifyReply, realm: RealmSettings): Promise<FastifyReply> {
    const match = matchPath(pathOf(request), realm.countryCode);
    const registered = mayFrameSite(realm) ? this.context.registeredOrigins(realm.realm) : undefined;
    const isRefused = registered ? isUnregisteredFrame(request, realm, registered) : isForeignFrame(request, realm);
    if (isRefused && !isPostedReturn(request, match?.name)) return reply.code(403).send();
    if (!takesPage(request)) return reply.code(404).send();
    const own = ownAddress(request.url, realm.countryCode);
    if (own !== request.url) return this.#guard(reply, realm, 'own').redirect(own, 308);
    const modules = await moduleGraphOf(this.folders.site, 'main.js');
    const { locale: asked } = request.query as Query;
    const locale = pageLocale(realm, asked, languageWishes(request));
    const reads = this.#lastKnown.begin();
    const { isThere, facts } = await this.#about(reads, { realm, match, locale, query: request.query as Query, address: request.url });
    const content = contentOf(match);
    // Its addresses are signed for this viewer, for a time.
    const title = content === undefined ? undefined : (await reads.read(() => this.#carried(() => this.readTitle(this.context, request, content, locale))))?.value;
    const view = isThere ? await lastView(reads, this.readView, { context: this.context, request, realm: realm.realm, match, locale }) : undefined;
    const manifest = await builtManifest(this.folders.site);
    // What is not there is nothing to be found by.
    if (!match) reply.header('x-robots-tag', 'noindex');
    this.#guard(reply, realm, registered ? { framedBy: framingOriginsOf(registered), isSite: true } : 'own', match).code(isThere ? 200 : 404);
    if (match) reply.headers(isReturnPage(match) ? returnPageHeaders : secretPageHeaders(match));
    return sendDocument(reply, this.#pages.document({ realm, locale, match, query: request.query as Query, url: request.url, isThere, facts, title, view, modules, manifest }));
  }

  /** A page of the tenant's own that elements stand in: it carries what they would ask for. */
  async #ownPage(request: FastifyRequest, reply: FastifyReply, realm: RealmSettings, file: string): Promise<FastifyReply> {
    if (isForeignFrame(request, realm)) return reply.code(403).send();
    const found = await fileInside(this.folders.demoPage, file);
    if (!found) return reply.code(404).send();
    const html = await ownPage(found.path, async (written) => {
      const title = await this.#carried(() => this.readTitle(this.context, request, firstContentIn(written) ?? '', pageLocale(realm, undefined)));
      const manifest = await builtManifest(this.folders.embed);
      const modules = ['footlight-player.js', ...manifest['footlight-player.js'] ?? [], ...laterFiles(title, manifest)];
      return `<link rel="preconnect" href="${this.context.origins.media}" crossorigin>\n${preloadLinks('/embed', modules)}\n${carriedAnswers(realm, title)}`;
    });
    return this.#guard(reply, realm, 'own').type('text/html; charset=utf-8').send(html);
  }
}
