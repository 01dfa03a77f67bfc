import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { BuiltFiles } from './files/built-files.ts';
import type { PartnerPolicyOrigins } from './content-policy.ts';
import { fileInside } from './files/file-inside.ts';
import { mannerOf } from './partner/page-manners.ts';
import { ownTenantOf, pageSamples } from './documents/page-samples.ts';
import { registerReports } from './policy-reports.ts';
import { writtenPage } from './documents/written-page.ts';

/** As long as the platform's own addresses of free titles. */
const filmLifeMs = 4 * 3_600_000;

/** Pages that are written for the tenant, by what they end with. */
const written: ReadonlyMap<string, string> = new Map(Object.entries<string>({ html: 'text/html; charset=utf-8', xhtml: 'application/xhtml+xml; charset=utf-8' }));

/** The pages of a host: their folders, and whether they have a strict content-security policy. */
interface HostPages {
  readonly host: RegExp;
  /** Looked through in this order. */
  readonly folders: readonly string[];
  readonly strict: boolean;
}

async function policyOriginsOf({ origins: { api, media }, tenants }: PlatformContext): Promise<PartnerPolicyOrigins> {
  return { api, media, tenants: (await tenants()).map(({ origin }) => origin) };
}

/** The page's own headers, and its policy where the host has them. */
async function sendHeaders(reply: FastifyReply, context: PlatformContext, path: string, nonce: string): Promise<void> {
  const { policy, headers } = mannerOf(path);
  const text = policy(await policyOriginsOf(context), nonce);
  reply.headers({ ...headers, ...(text === undefined ? {} : { 'content-security-policy': text }) });
}

/** Where the free film's stream is, for a page that brings a player of its own. */
async function filmAddress({ origins, now, signPath }: PlatformContext): Promise<string> {
  return `${origins.media}${signPath('/film/main.m3u8', await now() + filmLifeMs)}`;
}

/** What the placeholders of a page stand for, for the tenant in its address or the first one. */
async function valuesFor(context: PlatformContext, asked: unknown): Promise<Readonly<Record<string, string>>> {
  const tenants = await context.tenants();
  const realm = tenants.find((tenant) => tenant.realm === asked) ?? tenants[0];
  if (!realm) return {};
  // One that looks different: beside each other they show that nothing of one reaches the other.
  const other = tenants.find(({ theme }) => theme.colours.background !== realm.theme.colours.background) ?? tenants.find((tenant) => tenant !== realm);
  return {
    embed: realm.origin, tenant: realm.realm, tenantName: realm.name, otherTenant: other?.realm ?? '', otherName: other?.name ?? '',
    otherEmbed: other?.origin ?? '', scheme: realm.theme.scheme, ...context.origins, ...pageSamples, stream: await filmAddress(context),
  };
}

function registerPages(scope: FastifyInstance, context: PlatformContext, { host, folders, strict }: HostPages): void {
  const files = folders.map((folder) => new BuiltFiles(folder));
  scope.get('/*', { constraints: { host } }, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*': string })['*'] || 'index.html';
    const nonce = randomBytes(16).toString('base64');
    if (strict) await sendHeaders(reply, context, path, nonce);
    for (const kept of files) {
      const file = await fileInside(kept.folder, path);
      if (!file) continue;
      const type = written.get(path.slice(path.lastIndexOf('.') + 1));
      if (!type) return kept.answer(reply, path);
      const values = await valuesFor(context, (request.query as { tenant?: unknown }).tenant ?? ownTenantOf(path));
      return reply.type(type).header('cache-control', 'no-cache').send(await writtenPage(file.path, { ...values, nonce }));
    }
    return reply.code(404).type('text/plain').send('No such page.');
  });
}

/** The pages of a registered partner, under a strict policy of its own. */
export function registerPartnerHost(scope: FastifyInstance, context: PlatformContext, folders: readonly string[]): void {
  const host = context.hosts.pattern('partner');
  registerReports(scope, host, context);
  registerPages(scope, context, { host, folders, strict: true });
}

/** The same pages on an unregistered origin, without a policy: the product alone has to refuse it. */
export function registerStrangerHost(scope: FastifyInstance, context: PlatformContext, folders: readonly string[]): void {
  registerPages(scope, context, { host: context.hosts.pattern('stranger'), folders, strict: false });
}
