import type { FrameAbility, FramedPage } from '../../contracts/catalogue/framed-page.ts';

/** What an iframe is made from. */
export interface Frame {
  src: string;
  /** As the attribute writes it. */
  sandbox: string;
}

const tokens: Readonly<Record<FrameAbility, string>> = { SCRIPTS: 'allow-scripts', FORMS: 'allow-forms', OWN_ORIGIN: 'allow-same-origin', POPUPS: 'allow-popups' };

/**
 * How a page of somebody else is framed.
 *
 * A page of our own origin is never framed: with scripts and its own origin it could take the sandbox away.
 *
 * @param ownOrigin of the site
 * @returns undefined for what may not be framed: other schemes, addresses with a name or password in them, our own origin
 * @source spec 1 §2.1 "external page", "plugin"; chosen: the sandbox, as the spec names none
 */
export function frameOf({ url, abilities }: Pick<FramedPage, 'url' | 'abilities'>, ownOrigin: string): Frame | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, href, username, password } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || origin === ownOrigin || username !== '' || password !== '') return undefined;
  return { src: href, sandbox: [...new Set(abilities.flatMap((ability) => (ability === 'UNKNOWN' ? [] : tokens[ability])))].join(' ') };
}
