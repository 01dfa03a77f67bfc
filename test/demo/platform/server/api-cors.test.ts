import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrastOf } from '../../../../demo/platform/realm/tenant-file/contrast.ts';
import { openTestPlatform, type Question, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const originOf = (name: string) => (name === 'null' ? 'null' : `http://${name}.localhost:${platform.running.port}`);
const askFrom = (name: string | undefined, question: Question) =>
  platform.ask({ ...question, headers: { ...question.headers, ...(name === undefined ? {} : { origin: originOf(name) }) } });

const settings = { path: '/realm-settings/cinema' };
const labels = { path: '/api/v2/label' };
const init = { path: '/api/v1/init/' };
const login = { path: '/api/v2/login', body: { id: 'member@footlight.test', secret: 'footlight' } };
const switches = { path: '/demo/clock' };

describe('which page may ask what', () => {
  test.each([
    ['cinema', 'settings', settings, 200], ['cinema', 'labels', labels, 200], ['cinema', 'init', init, 200], ['cinema', 'login', login, 200], ['cinema', 'clock', switches, 200],
    ['partner', 'settings', settings, 200], ['partner', 'labels', labels, 200], ['partner', 'init', init, 403], ['partner', 'login', login, 403], ['partner', 'clock', switches, 403],
    ['evil', 'settings', settings, 403], ['evil', 'labels', labels, 403], ['evil', 'init', init, 403], ['evil', 'login', login, 403], ['evil', 'clock', switches, 403],
    ['null', 'settings', settings, 403], ['null', 'login', login, 403],
    ['cinema.localhost.evil', 'login', login, 403], ['media', 'login', login, 403],
    ['arena', 'settings of cinema', settings, 200], ['arena', 'labels of cinema', labels, 200], ['arena', 'init of cinema', init, 403], ['arena', 'login of cinema', login, 403],
  ] as [string, string, Question, number][])('%s asks for %s: %#', async (name, _what, question, status) => {
    const reply = await askFrom(name, question);
    expect(reply.status).toBe(status);
    expect(reply.headers['access-control-allow-origin']).toBe(status === 200 ? originOf(name) : undefined);
    if (status === 403) expect(reply.body).toMatchObject({ code: 'origin-not-registered' });
  });

  test.each([
    ['cinema', '/api/v2/login', 204], ['partner', '/api/v2/label', 204], ['partner', '/realm-settings/cinema', 204],
    ['partner', '/api/v2/login', 403], ['partner', '/api/v1/init/', 403], ['evil', '/api/v2/label', 403], ['evil', '/realm-settings/cinema', 403],
  ])('%s asks before asking %s: %i', async (name, path, status) => {
    const reply = await askFrom(name, { method: 'OPTIONS', path });
    expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([status, status === 204 ? originOf(name) : undefined]);
  });

  test.each([
    ['cinema', 'labels', labels, 200], ['cinema', 'init', init, 200], ['cinema', 'login', login, 200],
    ['partner', 'labels', labels, 200], ['partner', 'init', init, 403], ['partner', 'login', login, 403],
    ['arena', 'settings', settings, 200], ['arena', 'labels', labels, 200], ['arena', 'init', init, 403], ['arena', 'login', login, 403],
    ['evil', 'labels', labels, 403], ['evil', 'login', login, 403], ['null', 'login', login, 403],
  ] as [string, string, Question, number][])('%s asks cinema’s own origin for %s: %#', async (name, _what, question, status) => {
    const reply = await askFrom(name, { ...question, host: 'cinema.localhost' });
    expect(reply.status).toBe(status);
    expect(reply.headers['access-control-allow-origin']).toBe(status === 200 ? originOf(name) : undefined);
  });

  test.each([
    ['cinema', '/api/v2/login', 204], ['partner', '/api/v2/label', 204], ['arena', '/api/v2/label', 204],
    ['partner', '/api/v2/login', 403], ['partner', '/playback/vod/1001/urls', 403], ['arena', '/api/v2/login', 403], ['evil', '/api/v2/label', 403],
  ])('%s asks cinema’s own origin before asking %s: %i', async (name, path, status) => {
    expect((await askFrom(name, { method: 'OPTIONS', path, host: 'cinema.localhost' })).status).toBe(status);
  });

  test('a tenant’s own origin answers for no other tenant, and keeps its site', async () => {
    const ask = (realm: string, path: string, headers = {}) => platform.ask({ realm, path, host: 'cinema.localhost', headers });
    expect(await ask('arena', init.path)).toMatchObject({ status: 404, body: { code: 'unknown-realm' } });
    expect(await ask('cinema', '/api/v9/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await ask('cinema', '/demo/clock')).status).toBe(404);
  });

  test('credentials are never asked for', async () => {
    expect((await askFrom('cinema', login)).headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('realm settings', () => {
  test('tell a tenant’s own pages what one page around them may do, and a partner nothing', async () => {
    const told = async (name: string | undefined, embedder?: string) => {
      const path = `${settings.path}${embedder === undefined ? '' : `?embedder=${encodeURIComponent(embedder)}`}`;
      return ((await askFrom(name, { ...settings, path })).body as { registeredOrigins?: { origin: string }[] }).registeredOrigins?.map(({ origin }) => origin);
    };
    const partner = originOf('partner');
    expect([await told(undefined), await told('cinema'), await told('partner'), await told('partner', partner)]).toEqual([undefined, undefined, undefined, undefined]);
    expect([await told(undefined, partner), await told('cinema', partner), await told('cinema', originOf('evil'))]).toEqual([[partner], [partner], undefined]);
  });

  test('are answered on the tenant’s own site, by host with or without port', async () => {
    for (const host of ['arena.localhost', `arena.localhost:${platform.running.port}`]) {
      const reply = await platform.ask({ host: 'arena.localhost', path: `/realm-settings/domain/${encodeURIComponent(host)}` });
      expect(reply.body).toMatchObject({ realm: 'arena', origin: originOf('arena'), endpoints: { v1: `${originOf('arena')}/api/v1` } });
    }
  });

  test('of an unknown tenant are not there', async () => {
    expect(await platform.ask({ path: '/realm-settings/nowhere' })).toMatchObject({ status: 404, body: { code: 'unknown-realm' } });
    expect(await platform.ask({ path: '/realm-settings/domain/nowhere.localhost' })).toMatchObject({ status: 404, body: { code: 'unknown-realm' } });
  });

  test('and calls are not answered under other names', async () => {
    for (const host of ['media.localhost', 'evil.localhost', 'partner.localhost']) {
      expect((await platform.ask({ ...settings, host })).body).not.toMatchObject({ realm: 'cinema' });
      expect((await platform.ask({ ...init, host })).status).toBe(404);
    }
  });
});

test('the themes can be read by weak eyes', () => {
  for (const { settings: { theme: { colours } } } of platform.running.context.realms.all()) {
    const pairs = [
      ...[colours.background, colours.surface].flatMap((ground) => [colours.text, colours.mutedText, colours.alert, colours.menuText, colours.menuTextActive, colours.primary, colours.tertiary].map((ink) => [ink, ground] as const)),
      [colours.primaryCtaText, colours.primaryCta], [colours.primaryCtaText, colours.primaryCtaHover],
      [colours.secondaryCtaText, colours.secondaryCta], [colours.secondaryCtaText, colours.secondaryCtaHover],
    ] as [string, string][];
    for (const [ink, ground] of pairs) expect(contrastOf(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});
