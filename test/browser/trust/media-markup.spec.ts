import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, wake } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from '../player/slice-of.ts';

/**
 * What a manifest, captions and side files hold is text: nothing of it runs, and no stranger is asked for anything.
 *
 * @source issue "Trust by origin"; W3C WebVTT §4; RFC 8216 §4.3.5; ISO/IEC 23009-1 §5.5, §5.10
 */
// What a file asks of strangers is refused by the page's policy, which reports it.
test.use({ expectedReport: /"blocked-uri":"(?:http:\/\/evil\.localhost|javascript|data)\b/ });

/** What somebody put where a name belongs: markup, and letters that turn what follows around. */
const markup = '<img src=x onerror=globalThis.broken=1><script>globalThis.broken=1</script>\u202Egnp.exe';
const escaped = markup.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What strangers answered, and what was told to them though nobody asked for it to be. */
function watchStrangers(page: Page, platform: TestPlatform): string[] {
  const asked: string[] = [];
  const stranger = new URL(platform.at('evil')).host;
  page.on('response', (response) => { if (new URL(response.url()).host === stranger) asked.push(response.url()); });
  page.on('request', (request) => { if (/\/(?:report|event)\b/.test(request.url()) && request.url().includes(stranger)) asked.push(request.url()); });
  return asked;
}

/** What nobody caught; Firefox counts what a policy refuses among it. */
function watchErrors(page: Page): string[] {
  const unhandled: string[] = [];
  page.on('pageerror', ({ message }) => { if (!/settings blocked|Same Origin Policy/.test(message)) unhandled.push(message); });
  return unhandled;
}

async function edit(page: Page, file: RegExp, change: (text: string) => string): Promise<void> {
  await page.route(file, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const namesIn = async (player: Locator): Promise<string[]> =>
  (await sliceOf(player)).evaluate((slice) => [...slice.textTracks.value, ...slice.audioTracks.value].map(({ label }) => label));

async function expectNothingRan(page: Page, asked: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'broken') as unknown)).toBeUndefined();
  expect(asked).toEqual([]);
}

/** Chooses captions of each language, one after the other, while the film plays. */
async function choose(player: Locator, languages: readonly string[]): Promise<void> {
  const slice = await sliceOf(player);
  for (const language of languages) {
    await slice.evaluate((each, wanted) => each.setTextTrack(each.textTracks.value.find((track) => track.language === wanted)!.id), language);
    await expectToBeWatched(player);
  }
}

async function expectMenuInside(player: Locator): Promise<void> {
  await wake(player);
  await player.getByRole('button', { name: 'Captions' }).click();
  const menu = player.getByRole('menu');
  await expect(menu).toBeVisible();
  const [inner, outer] = [(await menu.boundingBox())!, (await player.boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  await expect(menu.locator('img, script, b')).toHaveCount(0);
  await player.page().keyboard.press('Escape');
}

test('an HLS playlist whose names, groups and tags are markup and lead elsewhere: names are text, nothing runs, no stranger is asked, the film plays', async ({ page, platform }) => {
  const unhandled = watchErrors(page);
  const asked = watchStrangers(page, platform);
  const evil = platform.at('evil', '/');
  await watchPlayers(page);
  await edit(page, /\/main\.m3u8/, (text) => text
    .replace(/NAME="[^"]*"/g, `NAME="${markup}"`)
    .replaceAll('"captions"', '"<b onclick=globalThis.broken=1>"')
    .replace('#EXT-X-INDEPENDENT-SEGMENTS', [
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-SESSION-DATA:DATA-ID="a",URI="${evil}data.json"`, '#EXT-X-SESSION-DATA:DATA-ID="b",URI="javascript:globalThis.broken=1"',
      `#EXT-X-CONTENT-STEERING:SERVER-URI="${evil}steering",PATHWAY-ID="."`,
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="<b onclick=globalThis.broken=1>",NAME="script",LANGUAGE="fr",URI="javascript:globalThis.broken=1"`,
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="<b onclick=globalThis.broken=1>",NAME="data",LANGUAGE="de",URI="data:text/html,<script>parent.broken=1</script>"`,
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="<b onclick=globalThis.broken=1>",NAME="long ${'<i>'.repeat(350_000)}",LANGUAGE="it",URI="${evil}text.m3u8"`,
    ].join('\n')));
  await edit(page, /\/v-?[^/]*\.m3u8/, (text) => text.replace('#EXT-X-MEDIA-SEQUENCE:0', [
    '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PROGRAM-DATE-TIME:2024-01-01T00:00:00.000Z',
    `#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2024-01-01T00:00:00.000Z",DURATION=5,X-ASSET-URI="${evil}ad.m3u8"`,
    `#EXT-X-DATERANGE:ID="list",CLASS="com.apple.hls.interstitial",START-DATE="2024-01-01T00:00:20.000Z",DURATION=5,X-ASSET-LIST="${evil}list.json"`,
    `#EXT-X-DATERANGE:ID="text",CLASS="<script>globalThis.broken=1</script>",START-DATE="2024-01-01T00:00:00.000Z",X-COM-TEXT="<img src=x onerror=globalThis.broken=1>"`,
  ].join('\n')));
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1001', autoplay: 'muted' });
  await expectToBeWatched(player);
  expect(await namesIn(player)).toContain(markup);
  await choose(player, ['fr', 'de', 'it', 'en']);
  await expectMenuInside(player);
  await expectToBeWatched(player);
  await expectNothingRan(page, asked);
  expect(unhandled).toEqual([]);
});

test('a DASH manifest whose labels are markup and that leads, reports and calls elsewhere: labels are text, nothing runs, no stranger is told, the film plays', async ({ page, platform }) => {
  const unhandled = watchErrors(page);
  const asked = watchStrangers(page, platform);
  const evil = platform.at('evil', '/');
  await watchPlayers(page);
  await edit(page, /\.mpd/, (text) => text
    .replace('<MPD ', '<MPD xmlns:xlink="http://www.w3.org/1999/xlink" ')
    .replace(/<Label>[^<]*<\/Label>/g, `<Label>${escaped}</Label>`)
    .replace('<Period ', `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:http-iso:2014" value="${evil}time"/><ContentSteering queryBeforeStart="true" defaultServiceLocation="a">${evil}steering</ContentSteering><Metrics metrics="DVBErrors"><Reporting schemeIdUri="urn:dvb:dash:reporting:2014" value="1" dvb:reportingUrl="${evil}report" dvb:probability="1000" xmlns:dvb="urn:dvb:dash-extensions:2014-1"/></Metrics><Period `)
    .replace(/(<Period [^>]*>)/, `$1<EventStream schemeIdUri="urn:mpeg:dash:event:callback:2015" value="1" timescale="1"><Event presentationTime="0" duration="10" id="1" messageData="${evil}event">${evil}event</Event></EventStream><EventStream schemeIdUri="urn:scte:dash:asset" timescale="1"><Event presentationTime="0" id="2">&lt;script&gt;globalThis.broken=1&lt;/script&gt;</Event></EventStream>`)
    .replace('</Period>', `<AdaptationSet contentType="text" mimeType="text/vtt" lang="fr"><Label>elsewhere</Label><Representation id="x" bandwidth="256"><BaseURL>${evil}text.vtt</BaseURL></Representation></AdaptationSet><AdaptationSet contentType="text" mimeType="text/vtt" lang="de"><Label>script</Label><Representation id="y" bandwidth="256"><BaseURL>javascript:globalThis.broken=1</BaseURL></Representation></AdaptationSet><AdaptationSet xlink:href="${evil}set.xml" xlink:actuate="onLoad"/></Period>`));
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1020', autoplay: 'muted' });
  await expectToBeWatched(player);
  expect(await namesIn(player)).toContain(markup);
  await choose(player, ['fr', 'de', 'en']);
  await expectMenuInside(player);
  await expectNothingRan(page, asked);
  expect(unhandled).toEqual([]);
});
