import { expect, test } from 'vitest';
import { matchPath } from '../../src/routing/match-path.ts';
import { takesPost } from '../../src/routing/routes-with-post.ts';

test.each([
  ['/payment-authorization', true], ['/payment/1', true], ['/pay/sandbox', true], ['/pay', true], ['/oidc', true], ['/oidc/login', true], ['/oidc/signup', true], ['/oauth/apple', true],
  ['/payment-update/pass', false], ['/oidc/account', false], ['/oidc/logout', false], ['/oidc/forgot-password', false], ['/login', false], ['/login/apple', false],
  ['/purchase', false], ['/', false], ['/logout', false], ['/impersonate/token', false], ['/_admin/preview', false],
])('a provider may post to %s: %s', (path, allowed) => {
  const match = matchPath(path);
  expect(match && takesPost(match.name)).toBe(allowed);
});
