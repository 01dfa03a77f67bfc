import { expect, test } from 'vitest';
import { networkOf } from '../../../../../demo/platform/server/limits/known-places.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'], ['::ffff:203.0.113.7', '::ffff:203.0.113.7'], ['::1', '0:0:0:0'], ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'], ['2001:DB8:01:2::', '2001:db8:1:2'], ['2001:db8:1:2:ffff::9', '2001:db8:1:2'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
