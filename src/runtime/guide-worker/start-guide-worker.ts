const address = '/site/guide-worker.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(asked: string): string };
}

/**
 * Starts the guide's worker, a file of the site's own origin.
 *
 * @param trustedTypes where scripts may be started by trusted addresses only; the policy knows one
 * @throws where workers are refused
 */
export function startGuideWorker(trustedTypes = (globalThis as { trustedTypes?: Policies }).trustedTypes): Worker {
  const trusted = trustedTypes?.createPolicy('footlight-guide', { createScriptURL: () => address }).createScriptURL(address) ?? address;
  return new Worker(trusted, { name: 'footlight-guide' });
}
