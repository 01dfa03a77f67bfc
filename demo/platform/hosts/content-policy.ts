/** Where the pages of a host may reach. Every entry is a whole origin. */
interface PolicyOrigins {
  readonly api: string;
  readonly media: string;
}

/** The sign-in script of a partner: its own address, and where it calls. */
export interface PartnerScriptOrigins {
  readonly script: string;
  readonly calls: string;
}

/** The same for a tenant's page. */
interface TenantPolicyOrigins extends PolicyOrigins {
  /** Who may put this page into a frame, beside the tenant's own pages. */
  readonly framedBy: readonly string[];
  /** Where its ads, their pictures and their reports come from. */
  readonly ads: readonly string[];
  /** A page of the site, which keeps its offline page by a service worker and reads its guide in another. */
  readonly isSite?: boolean;
  /** Where its built-in provider checks passwords, if not here. */
  readonly toolkit?: string | undefined;
  /** Where its bank cards are entered: a frame in any page with a checkout. */
  readonly cardFields?: string | undefined;
  /** Whose pages it shows in frames. */
  readonly frames?: readonly string[];
  /** On a partner's own sign-in pages alone. */
  readonly partnerScript?: PartnerScriptOrigins | undefined;
}

/** The same for a partner's page. */
export interface PartnerPolicyOrigins extends PolicyOrigins {
  /** Sites whose scripts and frames a partner's page uses. */
  readonly tenants: readonly string[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives): string =>
  Object.entries(directives).map(([name, values]) => [name, ...values].join(' ')).join('; ');

const always: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'manifest-src': ["'none'"],
};
const closing: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  'report-uri': ['/csp-report'],
};

/**
 * What every page of a tenant's own host may do: its own files, its platform's calls, its media.
 *
 * @source design/bridge.md "Origins": the registered origins produce the `frame-ancestors` of every embed page
 */
export const tenantPolicy = ({ api, media, framedBy, ads, isSite = false, toolkit, cardFields, frames = [], partnerScript: partner }: TenantPolicyOrigins): string => write({
  ...always,
  'script-src': ["'self'", ...(partner ? [partner.script] : [])], 'style-src': ["'self'"], 'font-src': ["'self'"],
  'connect-src': ["'self'", api, media, ...ads, ...(partner ? [partner.calls] : []), ...(toolkit === undefined ? [] : [toolkit])], // A page may give its framed player a poster of its own.
  'img-src': ["'self'", media, 'data:', ...framedBy, ...ads], 'media-src': ['blob:', media, ...ads],
  'manifest-src': ["'self'"], 'frame-src': ["'self'", ...(cardFields === undefined ? [] : [cardFields]), ...frames], 'form-action': ["'self'"], 'frame-ancestors': ["'self'", ...framedBy],
  ...closing,
  ...(isSite ? { 'worker-src': ["'self'"], 'trusted-types': ['footlight-offline', 'footlight-guide'] } : {}),
});

/**
 * A careful partner's own policy: nothing inline, nothing evaluated, Trusted Types on.
 *
 * The product has to live under it without a report.
 */
export const partnerPolicy = ({ api, media, tenants }: PartnerPolicyOrigins): string => write({
  ...always,
  'script-src': ["'self'", ...tenants], 'style-src': ["'self'"], 'font-src': ["'self'"],
  'connect-src': [...tenants, api, media], 'img-src': ["'self'", media, 'data:'], 'media-src': ['blob:', media],
  'frame-src': [...tenants], 'form-action': ["'self'"], 'frame-ancestors': ["'none'"],
  ...closing,
});
