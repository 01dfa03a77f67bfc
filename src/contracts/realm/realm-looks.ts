import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';

/** A link at the end of every page. */
const footerLink = z.object({
  title: z.string(),
  labelKey: z.optional(z.string()),
  type: openEnum('footerLink.type', ['VIEW', 'ROUTE']),
  data: z.object({ view: z.string() }),
});
export type FooterLink = z.output<typeof footerLink>;

/**
 * The pictures and the small print of a tenant. A file of its own, so that a page's first code does not carry it.
 *
 * @source spec 3 §2 "Login-style pages show a background image and a logo"; chosen: the fields, as the spec names none
 */
const realmLooks = z.object({
  /** Address of a picture. */
  logo: z.optional(z.string()),
  /** Pictures behind a sign-in: to 1024 px, above, and above where pages read from right to left. */
  login: z.optional(z.object({ mobile: z.string(), desktop: z.string(), desktopRtl: z.optional(z.string()) })),
  /** Pictures that stand for viewers without one of their own. */
  avatars: z._default(listOf('realmLooks.avatars', z.string()), () => []),
  footer: z._default(listOf('realmLooks.footer', footerLink), () => []),
});
export type RealmLooks = z.output<typeof realmLooks>;

/** What a tenant's `looks` hold; a tenant that says none, or says them wrongly, has none. */
export function readLooks(looks: unknown): RealmLooks {
  return z.safeParse(realmLooks, looks ?? {}).data ?? { avatars: [], footer: [] };
}
