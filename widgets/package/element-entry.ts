import type { LoadOptions } from './begin-page.ts';

export type { LoadOptions } from './begin-page.ts';
export type * from '../element/elements.ts';

/**
 * What each element's own entry gives, such as `footlight/player`: loads that element's code and defines its tag.
 *
 * On a server it does nothing. @throws TypeError when `origin` is no address; rejects when the code does not come
 */
export declare const load: (options: LoadOptions) => Promise<void>;
