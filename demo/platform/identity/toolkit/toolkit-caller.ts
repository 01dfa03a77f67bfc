import type { FastifyRequest } from 'fastify';
import { acceptedLanguages, offeredLocale } from '../../realm/offered-locale.ts';
import { placeOf } from '../../realm/request-place.ts';
import { AnswerLife } from '../../server/answers/answer-life.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import type { Caller } from '../../server/request-caller.ts';
import type { ToolkitProject } from './toolkit-project.ts';

/** Somebody at the toolkit, as the platform counts them and writes to them: by the tenant of the project, without a session. */
export async function callerAt(request: FastifyRequest, context: PlatformContext, { realm }: ToolkitProject): Promise<Caller> {
  const { now, published } = await context.readState();
  const locale = offeredLocale(realm.settings, acceptedLanguages(request.headers['accept-language'] ?? ''));
  return { context, realm, user: undefined, locale, now, published, life: new AnswerLife(now), request, place: () => placeOf({ request, context, realm, published }, undefined) };
}
