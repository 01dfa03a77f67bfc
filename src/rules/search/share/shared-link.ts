/**
 * The link that is given away.
 *
 * @param path of this deployment, with its `/` and its query
 * @param universalLink the platform's, which an app may open as well: `{path}` stands for the path without its `/`
 * @source spec 1 §3 "Share details: universalLink with a path placeholder"; chosen: the placeholder's spelling, and that a link of no web address, or without a place for the path, is not used
 */
export function sharedLink(path: string, origin: string, universalLink?: string): string {
  if (!universalLink || !/^https?:\/\/[^\s/{]/.test(universalLink) || !universalLink.includes('{path}')) return origin + path;
  return universalLink.replace('{path}', () => path.slice(1));
}
