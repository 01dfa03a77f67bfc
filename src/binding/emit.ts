/**
 * How a feature speaks to the page: in an element, an event of this name; on the site, whatever the page makes of it.
 *
 * @param name without the prefix: `access-required` becomes `footlight-access-required`
 * @returns false when the page prevented a cancelable one
 */
export type Emit = (name: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean;
