import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkTenant } from '../../../../../demo/platform/realm/tenant-file/check-tenant.ts';
import { contrastFindings, contrastOf } from '../../../../../demo/platform/realm/tenant-file/contrast.ts';
import { tenantJsonSchema } from '../../../../../demo/platform/realm/tenant-file/tenant-file.ts';
import { realmRows } from '../../../../../demo/platform/seed/realm/realm-rows.ts';

const file = 'demo/tenants/harbour.json';
const example = readFileSync(file, 'utf8');

interface Draft { [key: string]: unknown; theme: { colours: Record<string, string>; [key: string]: unknown }; menu: { labelKey: string; titles: Record<string, string> }[]; locales: { locale: string; name: string }[]; registeredOrigins: { origin: string; grants?: object }[] }

/** What is said of the example after a change. */
function saidOf(change: (draft: Draft) => void): string[] {
  const draft = JSON.parse(example) as Draft;
  change(draft);
  return checkTenant(JSON.stringify(draft)).findings.map(({ place, sentence }) => `${place} ${sentence}`);
}
const withOrigin = (...origins: string[]) => (draft: Draft) => { draft.registeredOrigins = origins.map((origin) => ({ origin })); };

test('the example can be brought in', () => {
  expect(checkTenant(example)).toMatchObject({ findings: [], tenant: { realm: 'harbour', registeredOrigins: [{ origin: 'http://partner.localhost:{port}' }, {}, {}] } });
});

test.each<[string, (draft: Draft) => void, string[]]>([
  ['an unknown setting', (draft) => { draft['colour'] = '#000000'; }, ['colour is no setting of a tenant']],
  ['an unknown setting inside', (draft) => { draft.theme['font'] = 'Arial'; }, ['theme.font is no setting of a tenant']],
  ['a setting that is not there', (draft) => { delete draft['timeZone']; }, ['timeZone is missing']],
  ['a colour that is not there', (draft) => { delete draft.theme.colours['alert']; }, ['theme.colours.alert is missing']],
  ['a number for a text', (draft) => { draft['name'] = 7; }, ['name has to be a text']],
  ['a text for a list', (draft) => { draft['menu'] = 'home' as never; }, ['menu has to be a list']],
  ['a word that is none of several', (draft) => { draft['navigationLayout'] = 'LEFT'; }, ['navigationLayout has to be one of TOP, TOP_LEFT, HAMBURGER, SIDEBAR; it is "LEFT"']],
  ['a colour by its name', (draft) => { draft.theme.colours['text'] = 'black'; }, ['theme.colours.text "black" has to be a colour of six digits, such as #1a2b3c']],
  ['a host with its scheme', (draft) => { draft['host'] = 'https://watch.example.com'; }, ['host "https://watch.example.com" has to be a name of the web without https:// and port, such as watch.example.com']],
  ['a realm in capitals', (draft) => { draft['realm'] = 'Harbour'; }, ['realm "Harbour" has to be small letters, digits and hyphens, such as harbour']],
  ['no menu', (draft) => { draft.menu = []; }, ['menu [] is empty: viewers find nothing']],
  ['a zone that is none', (draft) => { draft['timeZone'] = 'Lisbon'; }, ['timeZone "Lisbon" is no time zone; write one such as Europe/Lisbon']],
  ['a flag that is none', (draft) => { draft['flags'] = { watchlist: true }; }, ['flags.watchlist is no setting of a tenant']],
  ['pale small text', (draft) => { draft.theme.colours['mutedText'] = '#8a9aa3'; }, ['theme.colours.mutedText has a contrast of 2.9 to background (#8a9aa3 on #ffffff); text needs 4.5 or more', 'theme.colours.mutedText has a contrast of 2.7 to surface (#8a9aa3 on #f4f8fa); text needs 4.5 or more']],
  ['a button that is pale under the pointer', (draft) => { draft.theme.colours['primaryCtaHover'] = '#9fd0e6'; }, ['theme.colours.primaryCtaText has a contrast of 1.6 to primaryCtaHover (#ffffff on #9fd0e6); text needs 4.5 or more']],
  ['a label that nobody has', (draft) => { draft.menu[0]!.labelKey = 'menuHom'; }, ['menu[0].labelKey "menuHom" is no label of this platform']],
  ['a menu without one language', (draft) => { delete draft.menu[1]!.titles['pt']; }, ['menu[1].titles has no title in pt']],
  ['a menu in one language more', (draft) => { draft.menu[2]!.titles['es'] = 'Mi lista'; }, ['menu[2].titles.es is a language that the tenant does not have']],
  ['a language without labels', (draft) => { draft.locales.push({ locale: 'fr', name: 'Français' }); draft.menu.forEach(({ titles }) => { titles['fr'] = 'Titre'; }); }, ['locales[2].locale fr has no labels on this platform, so its pages would be in English']],
  ['a language twice', (draft) => { draft.locales.push({ locale: 'pt', name: 'Português' }); }, ['locales[2].locale pt is there already']],
  ['a first language of its own', (draft) => { draft['defaultLocale'] = 'es'; }, ['defaultLocale es is none of the locales']],
  ['an origin without https', withOrigin('http://www.example.com'), ['registeredOrigins[0] "http://www.example.com" is not https, so anybody on the way could speak for it']],
  ['an origin with a path', withOrigin('https://www.example.com/watch'), ['registeredOrigins[0] "https://www.example.com/watch" has a path (/watch); write https://www.example.com']],
  ['an origin with a slash', withOrigin('https://www.example.com/'), ['registeredOrigins[0] "https://www.example.com/" ends with a slash; write https://www.example.com']],
  ['an origin in capitals', withOrigin('https://WWW.example.com'), ['registeredOrigins[0] "https://WWW.example.com" is not written as browsers write it; write https://www.example.com']],
  ['an origin with the usual port', withOrigin('https://www.example.com:443'), ['registeredOrigins[0] "https://www.example.com:443" is not written as browsers write it; write https://www.example.com']],
  ['every origin', withOrigin('*'), ['registeredOrigins[0] "*" may stand for the subdomains of one site alone, as https://*.example.com']],
  ['a name alone', withOrigin('www.example.com'), ['registeredOrigins[0] "www.example.com" is no origin; write a whole origin such as https://www.example.com']],
  ['an origin twice', withOrigin('https://a.example', 'https://b.example', 'https://a.example'), ['registeredOrigins[2] "https://a.example" is there already (registeredOrigins[0])']],
  ['subdomains that may do much', (draft) => { draft.registeredOrigins = [{ origin: 'https://*.example.com', grants: { control: true } }]; }, ['registeredOrigins[0] "https://*.example.com" lets every subdomain drive the player or make calls, whoever writes there; name each origin, or grant no more than observe']],
  ['ads without https', (draft) => { draft['adOrigins'] = ['http://ads.example.com']; }, ['adOrigins[0] "http://ads.example.com" is not https, so anybody on the way could speak for it']],
])('%s is said with its place', (_what, change, sentences) => {
  expect(saidOf(change)).toEqual(sentences);
});

test('text that is no JSON is said to be none', () => {
  expect(checkTenant('{ "realm": ')).toMatchObject({ tenant: undefined, findings: [{ place: 'the file', sentence: expect.stringMatching(/^is no JSON: /) }] });
});

test('contrast is as WCAG counts it, and the demo’s tenants hold it', () => {
  expect([contrastOf('#000000', '#ffffff'), contrastOf('#777777', '#ffffff'), contrastOf('#ffffff', '#ffffff')].map((ratio) => ratio.toFixed(2))).toEqual(['21.00', '4.48', '1.00']);
  expect(realmRows.flatMap(({ settings }) => contrastFindings(settings.theme.colours))).toEqual([]);
});

test('the schema for editors is the one that is checked by', () => {
  expect(JSON.parse(readFileSync('demo/tenants/tenant.schema.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(tenantJsonSchema())));
});

test('the command says each finding with its file, and ends with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-tenant-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, example.replace('"menuHome"', '"menuHom"'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'demo/platform/tenant.ts', 'check', file, wrong], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, `${file}: the tenant harbour can be brought in.\n`, `${wrong}: menu[0].labelKey "menuHom" is no label of this platform.\n`]);
});
