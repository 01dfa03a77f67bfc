import { type Drm, licenceHeaders } from '../drm.ts';

const keySystem = 'com.apple.fps';

const configuration: MediaKeySystemConfiguration[] = [{
  initDataTypes: ['skd', 'sinf', 'cenc'],
  videoCapabilities: [{ contentType: 'application/vnd.apple.mpegurl', robustness: '' }, { contentType: 'video/mp4; codecs="avc1.4D401F"', robustness: '' }],
  distinctiveIdentifier: 'not-allowed', persistentState: 'not-allowed', sessionTypes: ['temporary'],
}];

async function bytesOf(answer: Response): Promise<ArrayBuffer> {
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.arrayBuffer();
}

async function keysFor(video: HTMLVideoElement, { certificateUrl }: Drm): Promise<MediaKeys> {
  const access = await navigator.requestMediaKeySystemAccess(keySystem, configuration);
  const keys = await access.createMediaKeys();
  if (certificateUrl) await keys.setServerCertificate(await bytesOf(await fetch(certificateUrl)));
  await video.setMediaKeys(keys);
  return keys;
}

/** Takes a session's request to the licence server, and its answer back. */
async function answerRequest(session: MediaKeySession, message: ArrayBuffer, drm: Drm, signal: AbortSignal): Promise<void> {
  const headers = { 'Content-Type': 'application/octet-stream', ...licenceHeaders(drm) };
  await session.update(await bytesOf(await fetch(drm.url, { method: 'POST', headers, body: message, signal })));
}

/**
 * Gets keys for what the browser plays by itself: FairPlay, in Safari.
 *
 * 1. The element says which key it needs.
 * 2. A session makes a request for it, with the certificate of the licence server.
 * 3. The request goes to the licence server with the stream's token, and what it answers goes back into the session.
 *
 * @param drmNow read for each request: its token is renewed while a title plays
 * @param onRefused gets a code: there is no FairPlay, or the key was refused
 * @returns ends it and closes the sessions
 */
export function followFairPlay(video: HTMLVideoElement, drmNow: () => Drm, onRefused: (code: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let keys: Promise<MediaKeys> | undefined;
  const sessions = new Set<MediaKeySession>();
  const unlessEnded = (code: string) => () => {
    if (!signal.aborted) onRefused(code);
  };
  const open = async ({ initDataType, initData }: MediaEncryptedEvent) => {
    if (!initData) return;
    const session = (await (keys ??= keysFor(video, drmNow()))).createSession();
    if (signal.aborted) return;
    sessions.add(session);
    session.addEventListener('message', ({ message }) => void answerRequest(session, message, drmNow(), signal).catch(unlessEnded('fairplay-refused')), { signal });
    await session.generateRequest(initDataType, initData);
  };
  video.addEventListener('encrypted', (event) => void open(event).catch(unlessEnded('fairplay-unavailable')), { signal });
  return () => {
    ending.abort();
    for (const session of sessions) session.close().catch(() => undefined);
    sessions.clear();
  };
}
