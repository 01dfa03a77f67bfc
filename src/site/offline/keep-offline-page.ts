const address = '/service-worker.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(asked: string): string };
}

/**
 * Lets the browser keep the page that says that the platform cannot be reached.
 *
 * For windows of the site's own: a framed site leaves what is shown without a connection to the page around it.
 *
 * @param trustedTypes where scripts may be started by trusted addresses only; the policy knows one
 */
export async function keepOfflinePage({ serviceWorker }: Pick<Navigator, 'serviceWorker'> = navigator, trustedTypes = (globalThis as { trustedTypes?: Policies }).trustedTypes): Promise<void> {
  // In a private window, and where the connection is not trusted, there is none.
  if (!serviceWorker) return;
  const trusted = trustedTypes?.createPolicy('footlight-offline', { createScriptURL: () => address }).createScriptURL(address) ?? address;
  await serviceWorker.register(trusted, { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
}
