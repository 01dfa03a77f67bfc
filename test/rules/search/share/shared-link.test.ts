import { expect, it } from 'vitest';
import { sharedLink } from '../../../../src/rules/search/share/shared-link.ts';

const own = 'https://arena.example';

/** @source spec 1 §3 "Share details: universalLink with a path placeholder" */
it.each([
  ['the platform’s link', 'https://go.arena.example/open?to=/{path}', 'https://go.arena.example/open?to=/playlist/4001?a=$&'],
  ['its own address without one', undefined, 'https://arena.example/playlist/4001?a=$&'],
  ['its own address for a link without a place for the path', 'https://go.arena.example/', 'https://arena.example/playlist/4001?a=$&'],
  ['its own address for what is no web address', 'javascript:alert("{path}")', 'https://arena.example/playlist/4001?a=$&'],
  ['its own address for a link that a path would name the host of', 'https://{path}', 'https://arena.example/playlist/4001?a=$&'],
])('gives away %s', (_, universalLink, link) => expect(sharedLink('/playlist/4001?a=$&', own, universalLink)).toBe(link));
