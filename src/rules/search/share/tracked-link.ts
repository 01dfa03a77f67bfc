import type { ShareDetails, ShareWay } from '../../../contracts/catalogue/share-details.ts';

/**
 * A link with the parameters that the platform wants to find again. Those that the link has already stay as they are.
 *
 * @param way how it is given away
 * @source spec 1 §3 "Share details: … trackingConfiguration list"; chosen: parameters of its query, as the spec shows none
 */
export function trackedLink(link: string, way: ShareWay, tracking: ShareDetails['trackingConfiguration']): string {
  const [address = '', ...fragment] = link.split('#');
  const present = new Set((address.split('?')[1] ?? '').split('&').map((pair) => pair.split('=')[0]));
  const added = new Map(tracking.filter((one) => one.name !== '' && (one.way === undefined || one.way === way))
    .map(({ name, value }) => [encodeURIComponent(name), encodeURIComponent(value)]));
  const pairs = [...added].filter(([name]) => !present.has(name)).map((pair) => pair.join('='));
  const query = pairs.length === 0 ? '' : `${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return [address + query, ...fragment].join('#');
}
