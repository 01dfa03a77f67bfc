import type { PartnerScript } from '../../../../store/identity/providers/partner/partner-workflow.ts';

/** chosen: a viewer waits no longer for a script before other ways are offered */
const waitMs = 10_000;
const functions = ['detectPartner', 'runWorkflow', 'logout'] as const satisfies readonly (keyof PartnerScript)[];

/** Scripts that came, by their addresses. */
const here = new Map<string, Promise<PartnerScript>>();
let failures = 0;

/**
 * Fetches a partner's script as a module: the page's policy compares its address, and no address has to be trusted beside it.
 *
 * @throws when it does not come in time, or is not what it should be; the next call fetches it anew
 * @source spec 3 §7 "A third-party sign-in SDK script … loaded"
 */
export function loadPartnerScript(address: string, bring: (address: string) => Promise<unknown> = (at) => import(at)): Promise<PartnerScript> {
  const known = here.get(address);
  if (known) return known;
  // Browsers keep that a module failed, by its whole address.
  const coming = inTime(bring(failures === 0 ? address : `${address}?try=${failures}`)).then(read);
  here.set(address, coming);
  coming.catch(() => {
    failures += 1;
    here.delete(address);
  });
  return coming;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The script took too long.')), waitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function read(module: unknown): PartnerScript {
  const offered = module as Partial<Record<string, unknown>>;
  const missing = functions.filter((name) => typeof offered[name] !== 'function');
  if (missing.length > 0) throw new Error(`The script lacks ${missing.join(', ')}.`);
  return module as PartnerScript;
}
