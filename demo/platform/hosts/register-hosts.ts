import type { FastifyInstance } from 'fastify';
import { guardScope } from '../server/guard-scope.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { carriedView } from '../catalogue/composed/carried-view.ts';
import { carriedTitle } from '../playback/carried-title.ts';
import { keptPageFacts } from './head/kept-page-facts.ts';
import { registerDocsHost } from './docs-host.ts';
import { registerMediaHost } from './media/media-host.ts';
import { registerMailHost } from './mail/mail-host.ts';
import { registerStrangerHost, registerPartnerHost } from './partner-host.ts';
import { acceptReports } from './policy-reports.ts';
import { bareEngineFolder, frameworkFolder, type ProjectFolders, projectFolders } from './files/project-folders.ts';
import { registerStaticFiles } from './files/static-files.ts';
import { registerPartnerProducts } from '../identity/entitlement-sync/partner-host.ts';
import { registerDirectoryHosts } from '../identity/providers/directory/directory-host.ts';
import { registerGraphHost } from '../identity/providers/graph/graph-host.ts';
import { registerOperatorHost } from '../identity/providers/operator/operator-host.ts';
import { registerToolkitHost } from '../identity/toolkit/toolkit-host.ts';
import { registerCardFieldHosts } from '../purchase/card-fields/card-fields-host.ts';
import { registerPayerHosts } from '../purchase/providers/payer-host.ts';
import { registerPaymentWebhooks } from '../purchase/providers/webhook-host.ts';
import { registerProviderHosts } from '../identity/providers/host/provider-host.ts';
import { registerReturns } from './returns/accept-post.ts';
import { registerDiscovery } from './discovery/register-discovery.ts';
import { TenantHost } from './tenant-host.ts';

/**
 * Every host beside the api: the tenants' sites, the media, a partner and an unregistered page.
 *
 * @param folders where files lie; a test brings its own
 * @param readTitle what a page carries of its title; a test without a catalogue brings its own
 * @param readFacts what a page is about; the same
 * @param readView what a page carries of its composed page; the same
 * @source design/platform.md "What it runs on"
 */
export function registerHosts(app: FastifyInstance, context: PlatformContext, folders: ProjectFolders = projectFolders, readTitle = carriedTitle, readFacts = keptPageFacts, readView = carriedView): void {
  app.register(async (scope) => {
    guardScope(scope);
    acceptReports(scope);
    await registerStaticFiles(scope);
    registerDiscovery(scope, context);
    new TenantHost(context, folders, readTitle, readFacts, readView).register(scope);
    registerReturns(scope, context);
    registerMediaHost(scope, context, folders.media);
    if (context.demoMode) registerMailHost(scope, context);
    registerDocsHost(scope, context, folders.docs);
    if (context.demoMode) {
      registerPartnerHost(scope, context, [folders.partner, bareEngineFolder, frameworkFolder]);
      registerStrangerHost(scope, context, [folders.evil, folders.partner, frameworkFolder]);
      await registerProviderHosts(scope, context);
      await registerPartnerProducts(scope, context);
      await registerGraphHost(scope, context);
      await registerDirectoryHosts(scope, context);
      await registerOperatorHost(scope, context);
      await registerToolkitHost(scope, context);
      await registerPayerHosts(scope, context);
      registerCardFieldHosts(scope, context, folders.cardFields);
    }
    await registerPaymentWebhooks(scope, context);
    scope.get('/*', { constraints: { host: context.hosts.pattern('bare') } }, async (_request, reply) => {
      const [first] = await context.tenants();
      return first ? reply.redirect(`${first.origin}${context.demoMode ? '/demo' : '/'}`, 302) : reply.code(404).send();
    });
  });
}
