import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

declare const isNetwork: unique symbol;

/** Where a visitor comes from, as limits count it: an IPv4 address, or the first 64 bits of an IPv6 address. */
export type Network = string & { readonly [isNetwork]: true };

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const withoutDots = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = [], after = []] = withoutDots.split('::').map((part) => part.split(':').filter(Boolean).map((group) => Number.parseInt(group, 16)));
  return withoutDots.includes('::') ? [...before, ...Array<number>(Math.max(0, 8 - before.length - after.length)).fill(0), ...after] : before;
}

/** IPv4 in IPv6 as IPv4, without a zone. */
export function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xff_ff) return plain;
  return groups.slice(6).flatMap((group) => [group >> 8, group & 255]).join('.');
}

/**
 * The network of an address. A visitor with one IPv6 address has all that share its first 64 bits, and a device changes the rest every day.
 *
 * @param address as the socket or a proxy says it
 */
export function networkOf(address: string): Network {
  const plain = plainAddress(address);
  return (isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).map((group) => group.toString(16)).join(':') : plain) as Network;
}

/**
 * The visitor's own address, for lists of countries. Limits count `visitorNetwork`; nothing else of the platform reads `ip`, which a lint rule holds.
 *
 * chosen: where a proxy hands on what is no address, the visitor is an unknown one of no country, and all such count as one; the proxy itself may be this
 * machine, which is trusted
 */
export function visitorAddress({ ip }: FastifyRequest): string {
  // Absent once the connection is closed.
  const address = plainAddress(ip ?? '');
  return isIP(address) === 0 ? 'unknown' : address;
}

/** The network that a request comes from. */
export const visitorNetwork = (request: FastifyRequest): Network => networkOf(visitorAddress(request));

/** Whether a request comes from this machine. */
export function isOwnMachine(request: FastifyRequest): boolean {
  const address = visitorAddress(request);
  return address.startsWith('127.') || (isIP(address) === 6 && groupsOf(address).join(':') === '0:0:0:0:0:0:0:1');
}
