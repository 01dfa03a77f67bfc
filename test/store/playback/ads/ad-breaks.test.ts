// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adBreaksOf } from '../../../../src/store/playback/ads/ad-breaks.ts';

const media = '<MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="800"><![CDATA[https://ads.test/spot.mp4]]></MediaFile>'
  + '<MediaFile delivery="progressive" type="application/javascript" apiFramework="VPAID" width="1" height="1">https://ads.test/evil.js</MediaFile>'
  + '<MediaFile delivery="progressive" type="video/mp4" width="1" height="1">javascript:alert(1)</MediaFile></MediaFiles>';
const tracking = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'pause', 'resume', 'skip', 'mute']
  .map((event) => `<Tracking event="${event}">https://ads.test/t/${event}</Tracking>`).join('');
const inline = (id: string, attributes = '', click = 'https://shop.test/?at=[TIMESTAMP]') => `<Ad id="${id}" ${attributes}><InLine><AdSystem>t</AdSystem><AdTitle>Spot ${id}</AdTitle>
  <Error>https://ads.test/error?code=[ERRORCODE]</Error><Impression>https://ads.test/t/impression</Impression>
  <Creatives><Creative><Linear skipoffset="00:00:05"><Duration>00:00:08</Duration><TrackingEvents>${tracking}</TrackingEvents>
  <VideoClicks><ClickThrough><![CDATA[${click}]]></ClickThrough><ClickTracking>https://ads.test/t/click</ClickTracking></VideoClicks>${media}</Linear></Creative></Creatives></InLine></Ad>`;
const vast = (...ads: string[]) => `<VAST version="4.2">${ads.join('')}</VAST>`;
const wrapper = (next: string) => vast(`<Ad id="w"><Wrapper><AdSystem>t</AdSystem><Impression>https://ads.test/t/wrapped</Impression><VASTAdTagURI>${next}</VASTAdTagURI><Creatives/></Wrapper></Ad>`);
const vmap = (breaks: string) => `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks}</vmap:VMAP>`;
const planned = (offset: string, source: string, type = 'linear') => `<vmap:AdBreak timeOffset="${offset}" breakType="${type}" breakId="${offset}"><vmap:AdSource>${source}</vmap:AdSource>
  <vmap:TrackingEvents><vmap:Tracking event="breakStart">https://ads.test/t/break</vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>`;

const documents: Record<string, string> = {
  'https://ads.test/one': vast(inline('one')),
  'https://ads.test/pod': vast(inline('second', 'sequence="2"'), inline('first', 'sequence="1"'), inline('alone')),
  'https://ads.test/buffet': vast(inline('a'), inline('b')),
  'https://ads.test/bad-click': vast(inline('x', '', 'javascript:alert(1)')),
  'https://ads.test/empty': '<VAST version="4.2"><Error>https://ads.test/error?code=[ERRORCODE]</Error></VAST>',
  'https://ads.test/html': '<!doctype html><p>oops',
  'https://ads.test/wrapped': wrapper('https://ads.test/one'),
  'https://ads.test/loop': wrapper('https://ads.test/loop'),
  'https://ads.test/vmap': vmap([
    planned('start', '<vmap:AdTagURI templateType="vast3"><![CDATA[https://ads.test/one]]></vmap:AdTagURI>'),
    planned('50%', `<vmap:VASTAdData>${vast(inline('inside'))}</vmap:VASTAdData>`),
    planned('00:00:10', '<vmap:AdTagURI>https://ads.test/one</vmap:AdTagURI>', 'nonlinear'),
    planned('#3', '<vmap:AdTagURI>https://ads.test/one</vmap:AdTagURI>'),
    planned('end', '<vmap:AdTagURI>https://ads.test/gone</vmap:AdTagURI>'),
  ].join('')),
};

let called: string[] = [];
let fetched: string[] = [];
const { signal } = new AbortController();

/** Answers with these documents, parsed as a browser parses them. */
class FakeRequest extends EventTarget {
  status = 0;
  responseXML: Document | null = null;
  #url = '';
  open(_method: string, url: string) { this.#url = url; }
  overrideMimeType() { /* always XML */ }
  abort() { /* nothing under way */ }
  send() {
    fetched.push(this.#url);
    const text = documents[this.#url];
    this.status = text ? 200 : 404;
    this.responseXML = text ? new DOMParser().parseFromString(text, 'text/xml') : null;
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')));
  }
}

beforeEach(() => {
  called = [];
  fetched = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('Image', class { set src(address: string) { called.push(address.replace('https://ads.test/', '')); } });
});
afterEach(() => vi.unstubAllGlobals());

const unit = (path: string, rest: object = {}) => ({ id: 'unit', type: 'VAST' as const, url: `https://ads.test/${path}`, position: 'PRE' as const, ...rest });
const spotsOf = async (path: string) => (await adBreaksOf([unit(path)], 60, signal))[0]!.spots();

test('a VAST unit is a break at its place', async () => {
  const units = [unit('one'), unit('one', { id: 'mid', position: 'MID', offset: 20 }), unit('one', { id: 'post', position: 'POST' }), unit('one', { id: 'lost', position: 'MID' })];
  expect((await adBreaksOf(units, 60, signal)).map(({ id, position, at }) => [id, position, at])).toEqual([['unit', 'PRE', 0], ['mid', 'MID', 20], ['post', 'POST', Infinity]]);
  expect(fetched).toEqual([]);
});

test('an ad says how long it is, when it may be skipped, where a click leads, and offers nothing that runs', async () => {
  const [spot] = await spotsOf('one');
  expect(spot).toMatchObject({ id: 'one', title: 'Spot one', duration: 8, skipAfter: 5, files: [{ url: 'https://ads.test/spot.mp4', type: 'video/mp4', height: 360, bitrate: 800 }] });
  expect(spot?.clickUrl).toMatch(/^https:\/\/shop\.test\/\?at=2/);
  expect((await spotsOf('bad-click'))[0]?.clickUrl).toBeUndefined();
  expect(called).toEqual([]);
});

test('what happens is told once, at the addresses of the document', async () => {
  const [spot] = await spotsOf('one');
  const { track } = spot!;
  track.impression();
  track.impression();
  for (const seconds of [0.1, 1, 2.1, 4.2, 4.4, 6.5]) track.progress(seconds);
  track.paused(true);
  track.paused(true);
  track.paused(false);
  track.muted(true);
  track.click();
  track.complete();
  track.complete();
  track.error(405);
  expect(called).toEqual(['t/impression', 't/start', 't/firstQuartile', 't/midpoint', 't/thirdQuartile', 't/pause', 't/resume', 't/mute', 't/click', 't/complete', 'error?code=405']);
});

test('the ads of a pod come in their order; of several that stand alone, one', async () => {
  expect((await spotsOf('pod')).map(({ id }) => id)).toEqual(['first', 'second']);
  expect((await spotsOf('buffet')).map(({ id }) => id)).toEqual(['a']);
});

test('a wrapper is followed and counts too; a chain without an end is left', async () => {
  const [spot] = await spotsOf('wrapped');
  spot!.track.impression();
  expect(called).toEqual(expect.arrayContaining(['t/impression', 't/wrapped']));
  fetched = [];
  expect(await spotsOf('loop')).toEqual([]);
  expect(fetched.length).toBeLessThanOrEqual(6);
});

test.each(['empty', 'html', 'missing'])('a document that is %s gives no ad', async (path) => {
  expect(await spotsOf(path)).toEqual([]);
  if (path === 'empty') expect(called).toEqual(['error?code=303']);
});

test('an address that is none of the web is not asked', async () => {
  const [filled] = await adBreaksOf([{ ...unit('one'), url: 'file:///etc/passwd' }], 60, signal);
  expect(await filled!.spots()).toEqual([]);
  expect(fetched).toEqual([]);
});

test('a VMAP document plans breaks of its own, each with its ads inside or behind an address', async () => {
  const breaks = await adBreaksOf([unit('vmap', { type: 'VMAP' })], 60, signal);
  expect(breaks.map(({ id, position, at }) => [id, position, at])).toEqual([['unit/start', 'PRE', 0], ['unit/50%', 'MID', 30], ['unit/end', 'POST', Infinity]]);
  expect(await Promise.all(breaks.map(async (each) => (await each.spots()).map(({ id }) => id)))).toEqual([['one'], ['inside'], []]);
  breaks[0]!.track('breakStart');
  expect(called).toContain('t/break');
});

test('a break’s ads are asked for once', async () => {
  const [filled] = await adBreaksOf([unit('one')], 60, signal);
  await Promise.all([filled!.spots(), filled!.spots()]);
  expect(fetched).toEqual(['https://ads.test/one']);
});
