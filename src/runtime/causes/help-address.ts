import type { CauseCode } from '../../contracts/wire/cause-code.ts';
import { givenOrigin } from '../../page/given-origin.ts';
import { pageGlobal } from '../../page/page-global.ts';

/** Written by `src/page/session-frame.ts`. */
const frames = pageGlobal<ReadonlyMap<string, unknown>>('session-frames');

/** The platform of this page's elements: as the page's own bundle said, as the first session frame has it, or the page's own. */
export const platformOfPage = (): string => givenOrigin.read() ?? [...frames.read()?.keys() ?? []][0] ?? location.origin;

/**
 * Where a cause is explained.
 *
 * chosen: an address of the platform, which leads on to its documentation, since a script on a partner's page knows no other host of it
 */
export const helpAddress = (code: CauseCode): string => `${platformOfPage()}/embed/docs/causes#${code}`;
