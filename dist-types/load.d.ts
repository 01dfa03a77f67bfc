import { LoadOptions } from './begin-page.js';
export * from './embed.js';

/**
 * Finds Footlight's tags in the page, now and later, and loads each one's code on first sight, as the script tag does.
 *
 * On a server it does nothing. A second call does nothing either.
 *
 * @throws TypeError when `origin` is no address
 */
declare function load(options: LoadOptions): void;

export { LoadOptions, load };
