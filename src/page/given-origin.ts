import { pageGlobal } from './page-global.ts';

/**
 * The platform's origin, where a page's own bundle says it. Code that came from the platform knows it by its own address.
 *
 * The build of the packages reads it by this key: `plugins/package/package-elements.ts`.
 */
export const givenOrigin = pageGlobal<string>('origin');
