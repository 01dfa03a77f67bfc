import { expect, test } from 'vitest';
import { networkOf, plainAddress } from '../../../../../demo/platform/server/limits/visitor-network.ts';

/** @source RFC 4291 2.2 (spellings), 2.5.4 (64 bits of network), 2.5.5.2 (IPv4 in IPv6) */
test.each([
  ['203.0.113.7', '203.0.113.7'], ['::ffff:203.0.113.7', '203.0.113.7'], ['::FFFF:cb00:7107', '203.0.113.7'], ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0'], ['2001:db8::1', '2001:db8:0:0'], ['fe80::1%eth0', 'fe80:0:0:0'], ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:DB8:01:2::', '2001:db8:1:2'], ['2001:db8:1:2:ffff::9', '2001:db8:1:2'], ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([['::ffff:127.0.0.1', '127.0.0.1'], ['::ffff:0:0', '0.0.0.0'], ['fe80::1%3', 'fe80::1'], ['2001:db8::1', '2001:db8::1']])('%s is %s', (address, plain) => expect(plainAddress(address)).toBe(plain));
