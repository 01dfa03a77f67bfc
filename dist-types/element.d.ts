import { LoadOptions } from './begin-page.js';
export * from './embed.js';

/**
 * What each element's own entry gives, such as `footlight/player`: loads that element's code and defines its tag.
 *
 * On a server it does nothing. @throws TypeError when `origin` is no address; rejects when the code does not come
 */
declare const load: (options: LoadOptions) => Promise<void>;

export { LoadOptions, load };
