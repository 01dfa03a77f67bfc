import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../../server/platform-context.ts';
import { accountMethods, type At, type Fields, renewed } from './toolkit-accounts.ts';
import { callerAt } from './toolkit-caller.ts';
import { refused, toolkitMessage } from './toolkit-error.ts';
import { projectOf, type ToolkitProject } from './toolkit-project.ts';
import { toolkitKeys } from './toolkit-tokens.ts';

const keyOf = (request: FastifyRequest): string => String((request.query as { key?: unknown }).key ?? '');

const projectAt = ({ realms }: PlatformContext, request: FastifyRequest): ToolkitProject | undefined =>
  realms.all().map(projectOf).find((one) => one?.apiKey === keyOf(request));

/** The tenant's own pages may ask, and nobody else's. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, project: ToolkitProject | undefined): void {
  const { origin } = request.headers;
  void reply.headers({ vary: 'origin', 'cache-control': 'no-store' });
  if (project && origin === project.realm.settings.origin) void reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type', 'access-control-allow-methods': 'POST', 'access-control-max-age': '600' });
}

const sendRefusal = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });

const fieldsOf = ({ body }: FastifyRequest): Fields => (typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : (body ?? {}) as Fields);

/** Answers one request of a project, in the service's own words. */
async function answer(context: PlatformContext, request: FastifyRequest, reply: FastifyReply, work: (at: At, fields: Fields) => Promise<object>): Promise<FastifyReply> {
  const project = projectAt(context, request);
  allowOrigin(request, reply, project);
  try {
    if (!project) throw refused('API_KEY_INVALID : API key not valid. Please pass a valid API key.');
    return await reply.send(await work({ project, caller: await callerAt(request, context, project) }, fieldsOf(request)));
  } catch (failure) {
    const message = toolkitMessage(failure);
    if (message === undefined) throw failure;
    return sendRefusal(reply, message);
  }
}

/**
 * A stand-in for the identity toolkit behind the built-in provider. It shares the platform's accounts, passwords, limits and mails.
 *
 * @source design/identity.md "an identity-toolkit-like service (argon2id, jose) for the built-in ID provider"
 */
export async function registerToolkitHost(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: `id.localhost:${context.port}` };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8 * 1024 }, (_request, body, done) => done(null, body));
    scope.options('/v1/*', { constraints }, async (request, reply) => {
      allowOrigin(request, reply, projectAt(context, request));
      return reply.code(204).send();
    });
    scope.get('/v1/jwk', { constraints }, async () => ({ keys: await toolkitKeys(context.db) }));
    scope.post('/v1/token', { constraints }, (request, reply) => answer(context, request, reply, renewed));
    scope.post<{ Params: { '*': string } }>('/v1/*', { constraints }, (request, reply) => {
      const [, name = ''] = /^accounts:(\w+)$/u.exec(request.params['*']) ?? [];
      const work = Object.hasOwn(accountMethods, name) ? accountMethods[name] : undefined;
      return work ? answer(context, request, reply, work) : reply.code(404).send({ error: { code: 404, message: 'NOT_FOUND' } });
    });
  });
}
