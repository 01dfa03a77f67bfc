import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../server/platform-context.ts';
import { BuiltFiles } from './files/built-files.ts';
import { fileInside } from './files/file-inside.ts';
import { registerReports } from './policy-reports.ts';

/** The documentation reads its own files alone, and nobody frames it. */
const docsPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report";

const headers = {
  'content-security-policy': docsPolicy, 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin',
};

/** `elements/player` is `elements/player.html`, and nothing is the first page. */
const fileOf = (path: string): string => (path === '' ? 'index.html' : /\.\w+$/.test(path) ? path : `${path}.html`);

const restOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

/**
 * The documentation, as `npm run build` wrote it.
 *
 * `/live/…` leads to the host pages that its examples are taken from, and to the demo page; where the platform is no demo, there are none.
 */
export function registerDocsHost(scope: FastifyInstance, context: PlatformContext, folder: string): void {
  const host = context.hosts.pattern('docs');
  const constraints = { host };
  const files = new BuiltFiles(folder, headers);
  registerReports(scope, host, context);
  if (context.demoMode) {
    scope.get('/live/demo', { constraints }, async (_request, reply) => {
      const [first] = await context.tenants();
      return first ? reply.redirect(`${first.origin}/demo`, 302) : reply.code(404).send();
    });
    scope.get('/live/*', { constraints }, (request, reply) => reply.redirect(`${context.origins.partner}/${encodeURI(restOf(request))}`, 302));
  }
  scope.get('/*', { constraints }, async (request, reply) => {
    const file = fileOf(restOf(request));
    if (await fileInside(folder, file)) return files.answer(reply, file);
    const missing = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined);
    return missing === undefined
      ? reply.code(404).type('text/plain').send('The documentation is not built: npm run build.')
      : reply.code(404).headers({ ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(missing);
  });
}
