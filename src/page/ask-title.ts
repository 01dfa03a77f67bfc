import { handedTitle, type SentFile, titleElementId } from './handed-title.ts';
import { ownOf } from './own-document.ts';

/** As much of the platform's answer as is needed here; the player reads it by its contract. */
interface Answer {
  free?: { urls: { hls: { drm?: unknown; firstFiles?: { playlists: string[]; inits: string[] } }[] } };
}

/**
 * Asks for a title before the code of its player is here, in case anybody may watch it.
 *
 * 1. One request without a header of our own, which needs neither token nor preflight; nothing where the page carries its answer.
 * 2. Playlists and init files, which weigh little, follow from it at once. Segments wait until it is known who is watching,
 *    since a member may go on in the middle.
 *
 * @param language of the title's texts; the tenant's own when empty
 * @param content such as `vod:1001`; anything else is left alone
 * @param sendEngine called when the answer says that the lean engine will play it
 */
export function askTitle(origin: string, content: string, language: string, sendEngine: () => void): void {
  if (!/^(?:vod|live):[\w.-]{1,128}$/.test(content)) return;
  const files = new Map<string, SentFile>();
  const read = async () => {
    const written = carriedTitle();
    const answer = written?.content === content ? written.answer : await (await fetch(`${origin}/playback/free/${content.replace(':', '/')}`, { headers: { 'accept-language': language || '*' } })).json() as Answer;
    const [stream] = answer.free?.urls.hls ?? [];
    if (!stream || stream.drm || !('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)) return answer;
    for (const url of [...stream.firstFiles?.playlists ?? [], ...stream.firstFiles?.inits ?? []]) files.set(url, sendFor(url));
    sendEngine();
    return answer;
  };
  // What goes wrong here is asked for again, by what can say what is wrong.
  handedTitle.write({ origin, content, files, answer: read().catch(() => undefined) });
}

/** The title that a page of the platform carries, with the platform's answer. */
export function carriedTitle(): { content: string; answer: Answer } | undefined {
  const text = ownOf('querySelector').call(document, `script#${titleElementId}[type="application/json"]`)?.textContent;
  return text ? JSON.parse(text) as { content: string; answer: Answer } : undefined;
}

function sendFor(url: string): SentFile {
  const control = new AbortController();
  const response = fetch(url, { credentials: 'same-origin', signal: control.signal });
  response.catch(() => undefined);
  return { response, openedAt: performance.now(), abort: () => control.abort() };
}
