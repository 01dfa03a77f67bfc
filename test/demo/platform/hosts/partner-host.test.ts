import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type HostsUnderTest, startHosts } from './hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

test('a partner page loads the tenant it was written for', async () => {
  const arena = await ask(hosts, 'partner', '/');
  expect(arena.body).toBe('<script src="http://arena.localhost:4000/embed/loader.js" async></script><p>Arena &lt;Sports&gt;</p>');
  expect((await ask(hosts, 'partner', '/index.html?tenant=cinema')).body).toContain('http://cinema.localhost:4000/embed/loader.js');
  expect((await ask(hosts, 'partner', '/index.html?tenant=nobody')).body).toContain('http://arena.localhost:4000/embed/loader.js');
});

test('a partner keeps a strict policy: nothing inline, nothing evaluated, Trusted Types', async () => {
  const policy = String((await ask(hosts, 'partner', '/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://arena.localhost:4000 http://cinema.localhost:4000;");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

test('only the page with controls that others wrote goes without the policy', async () => {
  const page = await ask(hosts, 'partner', '/bench-media-chrome.html');
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, undefined]);
});

test('the stranger has the same pages and one more, and no policy that would protect us', async () => {
  const page = await ask(hosts, 'evil', '/index.html');
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, undefined]);
  expect((await ask(hosts, 'evil', '/attack.html')).body).toBe('attack');
  expect((await ask(hosts, 'partner', '/attack.html')).statusCode).toBe(404);
});

test.each(['/../media/film/main.m3u8', '/%2e%2e/media/film/main.m3u8', '/..%2f..%2foutside.m4s', '/nothing.html', '/constructor'])('%s finds nothing', async (path) => {
  expect((await ask(hosts, 'partner', path)).statusCode).toBe(404);
});

test('files beside the pages are served with their kind', async () => {
  expect((await ask(hosts, 'partner', '/partner.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});
