import { expect, it } from 'vitest';
import { siteAddress } from '../../../plugins/docs/page-links.ts';

const pages = [{ path: '', source: 'docs/welcome.md' }, { path: 'theming', source: 'widgets/element/theming.md' }];

it.each([
  ['../widgets/element/theming.md', '/theming'], ['../widgets/element/theming.md#tokens', '/theming#tokens'], ['welcome.md', '/'],
  ['#below', '#below'], ['/live/player.html', '/live/player.html'], ['https://semver.org', 'https://semver.org'], ['theming.md', undefined], ['../README.md', undefined],
])('%s leads to %s', (href, address) => {
  expect(siteAddress(href, { source: 'docs/welcome.md' }, pages)).toBe(address);
});
