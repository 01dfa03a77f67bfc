import type { FastifyRequest } from 'fastify';
import { acceptedLanguages } from '../../realm/offered-locale.ts';

/** What the site keeps of a viewer's choice for its next document. */
const chosenCookie = /(?:^|;\s*)footlight\.selected-language=([\w-]+)/;

/**
 * The languages that whoever opens a page wants, the most wanted first: what they chose on the site, then what their browser says.
 *
 * chosen: the order, as the spec names none; a language in the address comes before both
 */
export function languageWishes({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const chosen = chosenCookie.exec(headers.cookie ?? '')?.[1];
  return [...(chosen === undefined ? [] : [chosen]), ...acceptedLanguages(headers['accept-language'] ?? '')];
}
