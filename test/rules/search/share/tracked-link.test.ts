import { expect, it } from 'vitest';
import { trackedLink } from '../../../../src/rules/search/share/tracked-link.ts';

const tracking = [{ name: 'from', value: 'a friend' }, { name: 'by', value: 'code', way: 'QR' as const }, { name: 'by', value: 'mail', way: 'EMAIL' as const }];

/** @source spec 1 §3 "Share details: … trackingConfiguration list" */
it.each([
  ['what every way carries', 'https://a.example/video/7', 'COPY', 'https://a.example/video/7?from=a%20friend'],
  ['what its own way carries', 'https://a.example/video/7', 'QR', 'https://a.example/video/7?from=a%20friend&by=code'],
  ['it beside what is there', 'https://a.example/video/7?t=1', 'EMAIL', 'https://a.example/video/7?t=1&from=a%20friend&by=mail'],
  ['it before the fragment', 'https://a.example/video/7#a#b', 'COPY', 'https://a.example/video/7?from=a%20friend#a#b'],
  ['nothing twice', 'https://a.example/video/7?from=me', 'COPY', 'https://a.example/video/7?from=me'],
] as const)('adds %s', (_, link, way, tracked) => expect(trackedLink(link, way, tracking)).toBe(tracked));

it('adds nothing where nothing is asked for, and no nameless parameter', () => {
  expect([trackedLink('https://a.example/', 'COPY', []), trackedLink('https://a.example/', 'COPY', [{ name: '', value: 'x' }])]).toEqual(['https://a.example/', 'https://a.example/']);
});
