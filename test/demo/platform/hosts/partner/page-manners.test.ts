import { expect, test } from 'vitest';
import { mannerOf } from '../../../../../demo/platform/hosts/partner/page-manners.ts';

const origins = { api: 'http://api.test', media: 'http://media.test', tenants: ['http://arena.test'] };
const policyOf = (path: string): string => mannerOf(path).policy(origins, 'abc') ?? '';

test.each(['index.html', 'constructor', 'hosts/amd.html'])('%s is sent strict, without headers of its own', (path) => {
  expect(policyOf(path)).toContain("script-src 'self' http://arena.test; ");
  expect(policyOf(path)).toContain("trusted-types 'none'");
  expect(mannerOf(path).headers).toEqual({});
});

test.each([
  ['hosts/nonce.html', "script-src 'nonce-abc'; "],
  ['hosts/strict-dynamic.html', "script-src 'nonce-abc' 'strict-dynamic'; "],
  ['frameworks/angular.html', "script-src 'self' 'unsafe-eval' http://arena.test; "],
])('%s lets scripts in by %s', (path, directive) => {
  expect(policyOf(path)).toContain(directive);
});

test.each(['react', 'vue', 'svelte', 'angular'])('a page of %s writes markup', (name) => {
  expect(policyOf(`frameworks/${name}.html`)).not.toContain('trusted-types');
});

test.each([['hosts/isolated.html', 'require-corp'], ['hosts/isolated-credentialless.html', 'credentialless']])('%s is isolated by %s', (path, embedder) => {
  expect(mannerOf(path).headers).toEqual({ 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': embedder });
});

test('the page with controls that others wrote has no policy, and a sandboxed one nothing else', () => {
  expect(mannerOf('bench-media-chrome.html').policy(origins, 'abc')).toBeUndefined();
  expect(policyOf('hosts/sandboxed.html')).toBe('sandbox allow-scripts');
});
