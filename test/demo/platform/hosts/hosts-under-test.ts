import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { readRegisteredOrigins } from '../../../../bridge/contract/origins/registered-origins.ts';
import { createHostTable } from '../../../../demo/platform/hosts/host-table.ts';
import { partnerScriptOf } from '../../../../demo/platform/hosts/partner-script.ts';
import { registerHosts } from '../../../../demo/platform/hosts/register-hosts.ts';
import type { ProjectFolders } from '../../../../demo/platform/hosts/files/project-folders.ts';
import type { PlatformContext } from '../../../../demo/platform/server/platform-context.ts';
import { signInOptionsOf } from '../../../../demo/platform/seed/identity/provider-seed.ts';
import { openedBy, signPath } from '../../../../demo/platform/playback/signed-path.ts';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';

const colours = {
  primary: '#0af', secondary: '#09f', tertiary: '#08f', background: '#0b1020', surface: '#151b30', text: '#ffffff', mutedText: '#aab', alert: '#f33',
  primaryCta: '#0af', primaryCtaHover: '#0bf', primaryCtaText: '#000', secondaryCta: '#223', secondaryCtaHover: '#334', secondaryCtaText: '#fff',
  menuText: '#fff', menuTextActive: '#0af',
};

/** Arena and Cinema as far as the hosts care: names, languages, who is registered. */
export const settingsOf = (realm: 'arena' | 'cinema'): RealmSettings => ({
  realm, name: realm === 'arena' ? 'Arena <Sports>' : 'Cinema', origin: `http://${realm}.localhost:4000`, apiKey: 'key', countryCode: 'DEFAULT',
  locales: [
    { locale: 'en', name: 'English', direction: 'ltr' },
    realm === 'arena' ? { locale: 'es', name: 'Español', direction: 'ltr' } : { locale: 'ar', name: 'العربية', direction: 'rtl' },
  ],
  defaultLocale: 'en', timeZone: 'Europe/London', navigationLayout: 'TOP', theme: { scheme: 'dark', colours, fontFamily: 'sans-serif', fallbackFaces: [], radius: 4 },
  endpoints: { api: '', v1: '', v2: '', v4: '', v5: '', live: 'v4', video: 'v4', login: 'plain' },
  flags: {
    watchlists: true, myListMode: false, favouriteVods: false, socialSharing: false, reviews: false, interstitialPage: false, seriesInterstitial: false, enhancedMetadata: false,
    programmePlayback: false, selfRegistration: false, bareBridgeRequests: false, sandboxPayments: true,
  },
  registeredOrigins: [{ origin: 'http://partner.localhost:4000', grants: { observe: true, control: true, load: true, calls: [] } }],
});

/** Files that stand for the built bundles, the media and the written pages. */
const files: Readonly<Record<string, string>> = {
  'embed/loader.js': 'console.log("loader");'.repeat(100),
  'embed/player.js': 'import{a}from"./chunks/shared-abcd1234.js";import("./chunks/hls-engine-abcd1234.js");a();',
  'embed/footlight-checkout.js': 'export{};',
  'embed/chunks/shared-abcd1234.js': 'import"./deep-abcd1234.js";export const a=()=>{};',
  'embed/chunks/deep-abcd1234.js': 'export{};',
  'embed/chunks/hls-engine-abcd1234.js': 'export{};',
  'releases/v1/loader.js': 'console.log("release");',
  'releases/v1/release.json': '{}',
  'site/main.js': 'export{};',
  'docs/index.html': '<!doctype html><title>Overview</title>',
  'docs/elements/player.html': '<!doctype html><title>Player</title>',
  'docs/404.html': '<!doctype html><title>No such page</title>',
  'docs/docs.js': 'export{};',
  'demoPage/demo.html': '<!doctype html><title>Demo</title>',
  'demoPage/inner/other.html': '<!doctype html><title>Other</title>',
  'partner/index.html': '<script src="{{embed}}/embed/loader.js" async></script><p>{{tenantName}}</p>{{nothing}}',
  'partner/bench-media-chrome.html': 'media-chrome',
  'partner/partner.css': 'body{margin:0}',
  'evil/attack.html': 'attack',
  'media/film/main.m3u8': '#EXTM3U\n',
  'media/film/720p/seg-1.m4s': '0123456789',
  'media/film/.hidden': 'hidden',
  'media/clips/one/main.mpd': '<MPD/>',
  'media/make/script.ts': 'secret',
  'outside.m4s': 'outside',
};

export interface HostsUnderTest {
  readonly app: FastifyInstance;
  readonly folder: string;
  readonly key: Uint8Array;
  /** What the hosts were given; a test may replace one of its functions. */
  readonly context: PlatformContext;
  /** The platform's clock; a test moves it. */
  now: number;
  sign(path: string, expiresAt: number): string;
  close(): Promise<void>;
}

function contextOf(hosts: Omit<HostsUnderTest, 'context'>): PlatformContext {
  const tenants = [settingsOf('arena'), settingsOf('cinema')];
  const table = createHostTable(tenants.map((settings) => ({ host: `${settings.realm}.localhost`, settings })), 4000);
  const reports: { at: number; host: string; body: unknown }[] = [];
  const held: Partial<PlatformContext> = {
    port: 4000,
    hosts: table, origins: table.origins, demoMode: true,
    now: async () => hosts.now,
    readState: async () => ({ now: hosts.now, published: 1, hasFault: () => false, mediaFaults: [] }),
    // A tenant without a menu: what a page says to readers without script is tested with the whole platform.
    realms: { byName: () => undefined } as Partial<PlatformContext['realms']> as PlatformContext['realms'],
    tenants: async () => tenants,
    tenantAt: async (hostname) => tenants.find(({ realm }) => hostname === `${realm}.localhost`),
    hasPage: async (_realm, match) => match !== undefined,
    limits: { count: async () => undefined, countAddress: async () => undefined, forget: async () => undefined },
    cardFieldsOrigin: (realm) => (realm === 'arena' ? 'https://cards.example.com' : undefined),
    adOrigins: (realm) => (realm === 'arena' ? ['https://ads.example.com'] : []),
    frameOrigins: (realm) => (realm === 'arena' ? ['https://shop.example.com'] : []),
    registeredOrigins: () => readRegisteredOrigins(tenants[0]?.registeredOrigins).origins,
    partnerScript: (realm, match) => partnerScriptOf({ signIn: JSON.parse(JSON.stringify(signInOptionsOf(realm)).replaceAll('{port}', '4000')) }, match),
    signPath: (path, goodBy) => signPath(hosts.key, path, goodBy),
    // No session watches here: an address is good by its moment alone.
    verifyPath: async (path) => {
      const goodBy = openedBy(hosts.key, path);
      return { verdict: goodBy === undefined ? 'altered' : hosts.now < Number(goodBy) ? 'valid' : 'expired' };
    },
    addReport: async (report) => { reports.push({ at: hosts.now, ...report }); },
    readReports: async () => reports,
    clearReports: async () => { reports.length = 0; },
  };
  return held as PlatformContext;
}

/** All hosts on real files in a folder of their own, with the platform's own signature and a clock to move. */
export async function startHosts(): Promise<HostsUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-hosts-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const loader = files['embed/loader.js'] ?? '';
  await writeFile(join(folder, 'embed/loader.js.br'), brotliCompressSync(loader));
  await writeFile(join(folder, 'embed/loader.js.gz'), gzipSync(loader));
  await symlink(join(folder, 'outside.m4s'), join(folder, 'media/film/linked.m4s'));
  const names = ['embed', 'releases', 'site', 'demoPage', 'partner', 'evil', 'media', 'fonts', 'docs'] as const;
  const folders = Object.fromEntries(names.map((name) => [name, join(folder, name)])) as ProjectFolders;
  const key = new Uint8Array(32).fill(7);
  const app = Fastify();
  const hosts: Omit<HostsUnderTest, 'context'> = {
    app, folder, key, now: Date.UTC(2026, 5, 1, 12),
    sign: (path, expiresAt) => signPath(key, path, expiresAt),
    close: async () => { await app.close(); await rm(folder, { recursive: true }); },
  };
  const context = contextOf(hosts);
  registerHosts(app, context, folders, async () => undefined, async () => undefined, async () => undefined);
  await app.ready();
  return Object.assign(hosts, { context });
}

/** One request to a host by its name. */
export const ask = (hosts: HostsUnderTest, host: string, url: string, headers: Record<string, string> = {}) =>
  hosts.app.inject({ method: 'GET', url, headers: { host: `${host}.localhost:4000`, ...headers } });
