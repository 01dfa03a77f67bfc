import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { pageLocale } from '../documents/frame-document.ts';
import { keptPageFacts } from '../head/kept-page-facts.ts';
import { oembedAnswer, playedPage } from './oembed.ts';
import { readSitemapPaths, sitemapDocument } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply, realm: RealmSettings) => Promise<FastifyReply>;

const hour = 'public, max-age=3600';

/** What search engines, sites that show links, and browsers that install a site ask of a tenant. */
export function registerDiscovery(scope: FastifyInstance, context: PlatformContext): void {
  const constraints = { host: context.hosts.pattern('tenant') };
  const { media } = context.origins;
  const get = (path: string, answer: Answer) => scope.get(path, { constraints }, async (request, reply) => {
    const realm = await context.tenantAt(request.hostname);
    return realm ? answer(request, reply, realm) : reply.code(404).send();
  });
  // chosen: a viewer's own pages and the previews of editors are not read; what they are is in no search engine's interest.
  get('/robots.txt', async (_request, reply, { origin }) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', hour).send(`User-agent: *\nDisallow: /_admin/\nDisallow: /frames/\nSitemap: ${origin}/sitemap.xml\n`));
  get('/sitemap.xml', async (_request, reply, realm) => {
    const { published, now } = await context.readState();
    const paths = await context.keptData.read(published, `sitemap ${realm.realm}`, () => readSitemapPaths(context.db, realm, now));
    return reply.type('application/xml; charset=utf-8').header('cache-control', hour).send(sitemapDocument(realm, paths));
  });
  get('/manifest.webmanifest', async (_request, reply, realm) => reply.type('application/manifest+json').header('cache-control', hour).send(webManifest(realm, media)));
  get('/oembed', async (request, reply, realm) => {
    const query = request.query as { readonly [name: string]: unknown };
    if (query['format'] !== undefined && query['format'] !== 'json') return reply.code(501).send({ error: 'Only JSON is answered.' });
    const match = playedPage(realm, query['url']);
    const facts = match && await context.hasPage(realm.realm, match) ? await keptPageFacts(context, realm, match, pageLocale(realm, query['locale'])) : undefined;
    if (!match || !facts) return reply.code(404).send({ error: 'No title of this site has this address.' });
    return reply.header('access-control-allow-origin', '*').header('cache-control', hour).send(oembedAnswer(realm, media, match, facts, query));
  });
}
