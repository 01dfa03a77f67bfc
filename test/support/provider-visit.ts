import { workflowReturnOf } from '../../src/rules/identity/providers/workflow-return.ts';
import './localhost-dns.ts';

/** What a provider's page brought back to the tenant's site. */
export interface Returned { address: URL; fields: Record<string, string> }

/** A partner's workflow brings the same in its response. */
const broughtBy = (fields: Record<string, string>): Record<string, string> => ({ ...(workflowReturnOf(fields) ?? fields) }) as Record<string, string>;

/** A browser at a provider: it keeps cookies and follows redirects until the tenant's own site is reached. */
export class ProviderVisit {
  readonly #cookies = new Map<string, string>();

  async #ask(address: URL, form?: Record<string, string>): Promise<Response> {
    const reply = await fetch(address, {
      redirect: 'manual', method: form ? 'POST' : 'GET', headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const one of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return reply;
  }

  /** Opens a page, through redirects of the same host. @returns where it ended */
  async open(start: string | URL, form?: Record<string, string>): Promise<{ address: URL; page: string; status: number }> {
    let address = new URL(start);
    const { host } = address;
    let reply = await this.#ask(address, form);
    for (let next = reply.headers.get('location'); next !== null; next = reply.headers.get('location')) {
      address = new URL(next, address);
      if (address.host !== host) return { address, page: '', status: reply.status };
      reply = await this.#ask(address);
    }
    return { address, page: await reply.text(), status: reply.status };
  }

  /** Goes through the sign-in page. @param press what is sent by its form */
  async signIn(authorisationUri: string, press: Record<string, string>): Promise<Returned> {
    const login = await this.open(authorisationUri);
    const { address, page } = login.address.host === new URL(authorisationUri).host && !login.page.includes('Submitting Callback') ? await this.open(login.address, press) : login;
    if (page === '') return { address, fields: broughtBy(Object.fromEntries(address.searchParams)) };
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = Object.fromEntries([...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')]));
    return { address: new URL(action), fields };
  }
}
