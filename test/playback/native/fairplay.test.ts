// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFairPlay } from '../../../src/playback/native/fairplay.ts';

const drm = { url: 'https://keys.test/fps', jwtToken: 'token-1', encryptionMode: 'CBC' as const, keySystems: ['com.apple.fps'], certificateUrl: 'https://keys.test/fps.cer' };
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (data: BufferSource) => new TextDecoder().decode(data);

class FakeSession extends EventTarget {
  updates: string[] = [];
  isClosed = false;
  async generateRequest(type: string, data: BufferSource) {
    this.dispatchEvent(Object.assign(new Event('message'), { message: bytes(`request for ${type} ${textOf(data)}`) }));
  }
  async update(answer: BufferSource) { this.updates.push(textOf(answer)); }
  async close() { this.isClosed = true; }
}

let sessions: FakeSession[];
let certificates: string[];
let asked: { url: string; headers?: Record<string, string>; body?: string }[];
let licenceStatus: number;

beforeEach(() => {
  [sessions, certificates, asked, licenceStatus] = [[], [], [], 200];
  const keys = {
    setServerCertificate: async (certificate: BufferSource) => { certificates.push(textOf(certificate)); },
    createSession: () => { const session = new FakeSession(); sessions.push(session); return session; },
  };
  vi.stubGlobal('navigator', { requestMediaKeySystemAccess: vi.fn(async () => ({ createMediaKeys: async () => keys })) });
  vi.stubGlobal('fetch', vi.fn(async (url: string, init: RequestInit = {}) => {
    asked.push({ url, ...(init.headers ? { headers: init.headers as Record<string, string> } : {}), ...(init.body ? { body: textOf(init.body as ArrayBuffer) } : {}) });
    return url.endsWith('.cer') ? new Response('certificate') : new Response('licence', { status: licenceStatus });
  }));
});
afterEach(() => vi.unstubAllGlobals());

function start(over: Partial<typeof drm> = {}) {
  const video = Object.assign(document.createElement('video'), { setMediaKeys: vi.fn(async () => undefined) });
  const onRefused = vi.fn<(code: string) => void>();
  const stop = followFairPlay(video, () => ({ ...drm, ...over }), onRefused);
  const needKey = (initData: ArrayBuffer | null = bytes('skd://1')) => video.dispatchEvent(Object.assign(new Event('encrypted'), { initDataType: 'skd', initData }));
  return { video, onRefused, stop, needKey };
}

test('a key is asked for with certificate, token and request, and what comes goes into the session', async () => {
  const { video, onRefused, needKey } = start();
  needKey();
  await vi.waitFor(() => expect(sessions[0]?.updates).toEqual(['licence']));
  expect(certificates).toEqual(['certificate']);
  expect(video.setMediaKeys).toHaveBeenCalledOnce();
  expect(asked.at(-1)).toEqual({ url: drm.url, headers: { 'Content-Type': 'application/octet-stream', Authorization: 'Bearer token-1' }, body: 'request for skd skd://1' });
  expect(onRefused).not.toHaveBeenCalled();
});

test('a key that is needed later is asked for with the token of then', async () => {
  const video = Object.assign(document.createElement('video'), { setMediaKeys: vi.fn(async () => undefined) });
  let jwtToken = 'token-1';
  followFairPlay(video, () => ({ ...drm, jwtToken }), vi.fn());
  jwtToken = 'token-2';
  video.dispatchEvent(Object.assign(new Event('encrypted'), { initDataType: 'skd', initData: bytes('skd://1') }));
  await vi.waitFor(() => expect(sessions[0]?.updates).toEqual(['licence']));
  expect(asked.at(-1)?.headers?.['Authorization']).toBe('Bearer token-2');
});

test('a second key shares the keys of the element', async () => {
  const { video, needKey } = start();
  needKey();
  needKey(bytes('skd://2'));
  await vi.waitFor(() => expect(sessions.map(({ updates }) => updates.length)).toEqual([1, 1]));
  expect([video.setMediaKeys.mock.calls.length, certificates.length]).toEqual([1, 1]);
});

test('a refused key says so', async () => {
  licenceStatus = 403;
  const { onRefused, needKey } = start();
  needKey();
  await vi.waitFor(() => expect(onRefused.mock.calls).toEqual([['fairplay-refused']]));
  expect(sessions[0]?.updates).toEqual([]);
});

test('a browser without FairPlay says so', async () => {
  vi.stubGlobal('navigator', { requestMediaKeySystemAccess: async () => { throw new DOMException('no', 'NotSupportedError'); } });
  const { onRefused, needKey } = start();
  needKey();
  await vi.waitFor(() => expect(onRefused.mock.calls).toEqual([['fairplay-unavailable']]));
});

test('another site\'s media, whose key is not told, asks for nothing', () => {
  const { needKey } = start();
  needKey(null);
  expect([asked, sessions]).toEqual([[], []]);
});

test('its end closes every session and listens no more', async () => {
  const { stop, needKey, onRefused } = start();
  needKey();
  await vi.waitFor(() => expect(sessions[0]?.updates).toHaveLength(1));
  stop();
  stop();
  needKey();
  expect([sessions.length, sessions[0]?.isClosed, onRefused.mock.calls]).toEqual([1, true, []]);
});
