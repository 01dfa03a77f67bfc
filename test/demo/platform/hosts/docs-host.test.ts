import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, startHosts, type HostsUnderTest } from './hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

describe('the documentation', () => {
  test.each([['/', 'Overview'], ['/elements/player', 'Player'], ['/elements/player.html', 'Player']])('answers %s', async (url, title) => {
    const answer = await ask(hosts, 'docs', url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test('lives under a policy that lets nothing in but its own files', async () => {
    const { headers } = await ask(hosts, 'docs', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /csp-report");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await hosts.app.inject({ method: 'POST', url: '/csp-report', headers: { host: 'docs.localhost:4000', 'content-type': 'application/csp-report' }, payload: '{}' })).statusCode).toBe(204);
  });

  test.each(['/nowhere', '/elements', '/..%2fsite/main', '/.hidden'])('has no page at %s, and says so under the same policy', async (url) => {
    const answer = await ask(hosts, 'docs', url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('No such page');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([
    ['/live/player.html', 'http://partner.localhost:4000/player.html'], ['/live/frameworks/react.html', 'http://partner.localhost:4000/frameworks/react.html'],
    ['/live/demo', 'http://arena.localhost:4000/demo'], ['/live//evil.test/', 'http://partner.localhost:4000//evil.test/'],
  ])('leads %s to the host pages', async (url, location) => {
    const answer = await ask(hosts, 'docs', url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });
});
