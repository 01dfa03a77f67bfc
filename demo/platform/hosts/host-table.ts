import { cardFieldHosts } from '../purchase/card-fields/card-field-hosts.ts';
import { payerHosts } from '../purchase/providers/payer-address.ts';

/** What a host serves. */
export type HostKind = 'tenant' | 'api' | 'media' | 'partner' | 'stranger' | 'mail' | 'docs' | 'provider' | 'payer' | 'card-fields' | 'bare';

/** A page for people to open, as the start command prints it. */
export interface HostPage { title: string; path: string }

interface HostRow { kind: HostKind; /** Without port. */ name: string; pages: readonly HostPage[] }

/** @property isDemo whether it is a double of another service, which production leaves out */
interface FixedHost extends HostRow { isDemo: boolean }

/** Hosts that are no tenant's. `evil` is an origin that no tenant registers. */
const fixedHosts = [
  { kind: 'api', name: 'api.localhost', pages: [], isDemo: false },
  { kind: 'media', name: 'media.localhost', pages: [], isDemo: false },
  { kind: 'partner', name: 'partner.localhost', pages: [{ title: "A partner's pages", path: '/' }, { title: 'All six elements on one page', path: '/all.html' }], isDemo: true },
  { kind: 'stranger', name: 'evil.localhost', pages: [{ title: 'A page that is not registered', path: '/attack.html' }], isDemo: true },
  { kind: 'mail', name: 'mail.localhost', pages: [{ title: 'Inbox of every mail that was sent', path: '/' }], isDemo: true },
  { kind: 'docs', name: 'docs.localhost', pages: [{ title: 'Documentation', path: '/' }], isDemo: false },
  ...['id', 'google', 'apple', 'sso', 'opin', 'partner-id', 'facebook', 'pbr', 'sptv', 'cdc', 'mvpd'].map((name) => ({ kind: 'provider' as const, name: `${name}.localhost`, pages: [], isDemo: true })),
  ...Object.values(payerHosts).map((name) => ({ kind: 'payer' as const, name, pages: [], isDemo: true })),
  ...cardFieldHosts.map((name) => ({ kind: 'card-fields' as const, name, pages: [], isDemo: true })),
  { kind: 'bare', name: 'localhost', pages: [], isDemo: false },
  { kind: 'bare', name: '127.0.0.1', pages: [], isDemo: false },
  { kind: 'bare', name: '[::1]', pages: [], isDemo: false },
] as const satisfies readonly FixedHost[];

/** A tenant as far as its host is concerned. */
export interface TenantHostRow { host: string; settings: { name: string } }

/** All names that this platform answers. Any other `*.localhost` is answered 404. */
export interface HostTable {
  /** Matches the `Host` headers of a kind, with or without port; a Fastify route constraint. */
  pattern(kind: HostKind): RegExp;
  /** @param host a `Host` header */
  kindOf(host: string): HostKind | undefined;
  /** Whole origins of the fixed hosts, with the running port. */
  readonly origins: { readonly api: string; readonly media: string; readonly partner: string; readonly evil: string; readonly mail: string };
  /** Addresses for people, in order. */
  pages(): { title: string; address: string }[];
}

const escaped = (name: string): string => name.replace(/[.[\]]/g, '\\$&');

/** Matches no host: a kind without rows answers nothing. */
const nothing = /^(?!)/;

function patternOf(rows: readonly HostRow[], kind: HostKind): RegExp {
  const names = rows.filter((row) => row.kind === kind).map((row) => escaped(row.name));
  return names.length === 0 ? nothing : new RegExp(`^(?:${names.join('|')})(?::\\d{1,5})?$`);
}

/**
 * The platform's hosts as one table: fixed names, and the tenants of the realm directory.
 *
 * @param demoMode without it the hosts that stand in for others answer nothing
 * @throws Error when a tenant claims a name that is taken
 * @source design/platform.md "What it runs on"
 */
export function createHostTable(tenants: readonly TenantHostRow[], port: number, demoMode = true): HostTable {
  const own = tenants.map(({ host, settings }): HostRow => ({ kind: 'tenant', name: host, pages: [{ title: `${settings.name}, the site`, path: '/' }] }));
  const rows: readonly HostRow[] = [...own, ...fixedHosts.filter(({ isDemo }) => demoMode || !isDemo)];
  const taken = rows.find((row, index) => rows.findIndex((other) => other.name === row.name) !== index);
  if (taken) throw new Error(`The host ${taken.name} is in the table twice.`);
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const patterns = new Map(kinds.map((kind) => [kind, patternOf(rows, kind)]));
  const origin = (name: string) => `http://${name}.localhost:${port}`;
  return {
    pattern: (kind) => patterns.get(kind) ?? nothing,
    kindOf: (host) => kinds.find((kind) => patterns.get(kind)?.test(host)),
    origins: { api: origin('api'), media: origin('media'), partner: origin('partner'), evil: origin('evil'), mail: origin('mail') },
    pages: () => rows.flatMap(({ name, pages }) => pages.map(({ title, path }) => ({ title, address: `http://${name}:${port}${path}` }))),
  };
}
