import { givenOrigin } from '../../src/page/given-origin.ts';
import { elementPrefix } from '../../src/page/loader-handover.ts';
import { sessionFrame } from '../../src/page/session-frame.ts';
import { askSettings } from '../loading/first-calls.ts';
import { reservePlaces } from '../loading/reserve-places.ts';

/** Which platform a page's elements belong to, and how their tags are called. */
export interface LoadOptions {
  /** The tenant's own site, such as `https://watch.example.com`. */
  origin: string;
  /** What stands before each tag's name. Default: `footlight`. */
  prefix?: string | undefined;
}

/** What a page's elements wait for. */
export interface BegunPage {
  origin: string;
  prefix: string;
}

/**
 * Tells a page's elements where their platform is, and sends for what all of them need. The first call of a page counts.
 *
 * @returns undefined where there is no page, as on a server
 * @throws TypeError when `origin` is no address
 */
export function beginPage({ origin: address, prefix = 'footlight' }: LoadOptions): BegunPage | undefined {
  const { origin } = new URL(address);
  if (typeof document === 'undefined') return undefined;
  const known = givenOrigin.read();
  if (known !== undefined) return { origin: known, prefix: elementPrefix.read() ?? 'footlight' };
  givenOrigin.write(origin);
  elementPrefix.write(prefix);
  if (location.origin !== origin) sessionFrame(origin);
  reservePlaces(prefix);
  askSettings(origin);
  return { origin, prefix };
}
