import { expect, it } from 'vitest';
import { isPermittedLicence } from '../../../plugins/licences/permitted-licence.ts';

it.each(['MIT', 'Apache-2.0', 'BSD-3-Clause', 'OFL-1.1', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', '(MIT AND Zlib)', 'GPL-2.0-only OR ISC'])('%s may be shipped', (licence) => {
  expect(isPermittedLicence(licence)).toBe(true);
});

it.each(['GPL-3.0-only', 'LGPL-3.0-or-later', 'AGPL-3.0', 'MPL-2.0', 'SSPL-1.0', 'CC-BY-NC-4.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'Apache-2.0 AND LGPL-3.0-or-later', '(MIT OR GPL-3.0) AND MPL-2.0', 'mit', ''])('%s may not', (licence) => {
  expect(isPermittedLicence(licence)).toBe(false);
});
