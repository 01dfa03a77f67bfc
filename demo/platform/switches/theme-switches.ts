import type { FastifyRequest } from 'fastify';
import { contrastFindings } from '../realm/tenant-file/contrast.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { PlatformError } from '../server/platform-error.ts';

/** Colours of a tenant's theme that do not read well. */
export const themeSwitches = ({ realms }: PlatformContext): Record<string, (request: FastifyRequest) => Promise<unknown>> => ({
  'GET /demo/contrast': async (request) => {
    const row = realms.byName((request.query as { realm?: string }).realm ?? '');
    if (!row) throw new PlatformError(404, 'unknown-realm', 'There is no tenant of this name.');
    return { contrast: contrastFindings(row.settings.theme.colours) };
  },
});
