import type { Found } from './read-realm.ts';

/** What never may be read on a partner's page. */
export interface Secret {
  name: string;
  isIn(text: string): boolean;
}

/** The password of every demo account. It is also the product's name, so it counts as a whole value or as a named field only. */
const password = /^footlight$|["']?(?:password|secret)["']?\s*[:=]\s*["']?footlight\b/i;
const card = /4242[ -]?4242[ -]?4242[ -]?4242|(?<![\w.%-])4242(?![\w.%-])/;
const jwt = /eyJ[\w-]{8,}\.[\w-]{8,}/;

/**
 * The secrets of one visit.
 *
 * @param tokens the real ones, read where the platform keeps them
 * @param typed what a viewer typed and nobody else would write
 */
export function secretsOf(tokens: readonly string[], typed: readonly string[]): Secret[] {
  return [
    { name: 'a token by its shape', isIn: (text) => jwt.test(text) },
    { name: 'the password', isIn: (text) => password.test(text) },
    { name: 'the card', isIn: (text) => card.test(text) },
    ...tokens.map((token, at) => ({ name: `token ${at + 1} itself`, isIn: (text: string) => text.includes(token) })),
    ...typed.map((word) => ({ name: `what was typed: ${word}`, isIn: (text: string) => text.includes(word) })),
  ];
}

/** The loader's tag prefix is the same word as the demo password. */
const isPrefix = ({ path, text }: Found): boolean => path === 'window.Symbol(footlight.prefix)' && text === 'footlight';

/** Where secrets lie, in words; empty when there are none. */
export function leaksIn(found: readonly Found[], secrets: readonly Secret[]): string[] {
  return found.filter((one) => !isPrefix(one)).flatMap(({ path, text }) =>
    secrets.filter((secret) => secret.isIn(text)).map(({ name }) => `${name} at ${path}: ${text.slice(0, 120)}`));
}
