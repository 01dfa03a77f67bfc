import * as z from 'zod/mini';
import { grants } from '../../../../bridge/contract/origins/grants.ts';

const text = z.string().check(z.minLength(1, 'is empty'));
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i, 'has to be a colour of six digits, such as #1a2b3c'));
const language = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'has to be a language such as en or pt-BR'));
const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'has to be a country by its two letters, such as GB'));
const name = z.string().check(z.regex(/^[a-z][a-z\d-]{1,30}$/, 'has to be small letters, digits and hyphens, such as harbour'));
const hostName = z.string().check(z.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/, 'has to be a name of the web without https:// and port, such as watch.example.com'));
const words = z.record(language, text);

/** Links are read by their label's key in the viewer's language. */
const footerLink = z.strictObject({ title: text, labelKey: z.optional(text), type: z.enum(['VIEW', 'ROUTE']), view: text });

/**
 * A tenant as one file: what it is called, how it looks, who may embed it, and what its viewers find in the menu.
 *
 * An unknown setting is a mistake here. Addresses of the api follow from `host`.
 */
export const tenantFile = z.strictObject({
  $schema: z.optional(z.string()),
  realm: name,
  name: text,
  host: hostName,
  /** Public: pages send it with every call. */
  apiKey: z.string().check(z.regex(/^[\w-]{8,64}$/, 'has to be 8 to 64 letters, digits, hyphens')),
  /** Which words its addresses have. */
  countryCode: z._default(z.enum(['DEFAULT', 'ES', 'PT']), 'DEFAULT'),
  locales: z.array(z.strictObject({ locale: language, name: text, direction: z._default(z.enum(['ltr', 'rtl']), 'ltr') })).check(z.minLength(1, 'is empty: a site needs a language')),
  defaultLocale: language,
  timeZone: text,
  navigationLayout: z._default(z.enum(['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR']), 'TOP'),
  theme: z.strictObject({
    scheme: z.enum(['dark', 'light']),
    colours: z.strictObject({
      primary: colour, secondary: colour, tertiary: colour, background: colour, surface: colour, text: colour, mutedText: colour, alert: colour,
      primaryCta: colour, primaryCtaHover: colour, primaryCtaText: colour, secondaryCta: colour, secondaryCtaHover: colour, secondaryCtaText: colour,
      menuText: colour, menuTextActive: colour,
    }),
    fontFamily: z._default(text, 'system-ui, sans-serif'),
    /** Pixels. */
    radius: z._default(z.int().check(z.minimum(0, 'is below 0'), z.maximum(40, 'is above 40')), 6),
  }),
  logo: z.optional(text),
  footer: z._default(z.array(footerLink), []),
  menu: z.array(z.strictObject({
    labelKey: text, titles: words, type: z._default(z.enum(['VIEW', 'ROUTE']), 'ROUTE'), view: text,
    featured: z._default(z.boolean(), false), platforms: z._default(z.array(z.enum(['WEB', 'MOBILE-WEB'])), ['WEB', 'MOBILE-WEB']), forMembers: z._default(z.boolean(), false),
  })).check(z.minLength(1, 'is empty: viewers find nothing')),
  flags: z._default(z.partialRecord(z.enum(['watchlists', 'myListMode', 'favouriteVods', 'reviews', 'socialSharing', 'interstitialPage', 'seriesInterstitial', 'enhancedMetadata', 'programmePlayback', 'selfRegistration', 'sandboxPayments']), z.boolean()), {}),
  /** Who may embed it. */
  registeredOrigins: z._default(z.array(z.strictObject({ origin: z.string(), grants: z.optional(grants) })), []),
  /** Where its ads come from. */
  adOrigins: z._default(z.array(z.string()), []),
  homeCountry: country,
  /** Absent is everywhere. */
  saleCountries: z.optional(z.array(country)),
  tax: z.strictObject({ percent: z.number().check(z.minimum(0, 'is below 0'), z.maximum(100, 'is above 100')), inclusive: z.boolean() }),
  seller: z.strictObject({ name: text, address: z.array(text), taxNumber: text, email: text }),
});
export type TenantFile = z.output<typeof tenantFile>;

/** The schema for editors, which check a file while it is written. */
export const tenantJsonSchema = (): object => z.toJSONSchema(tenantFile, { io: 'input' });
