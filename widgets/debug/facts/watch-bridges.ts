import { readFrameMessage } from '../../../bridge/host/session/read-frame-message.ts';
import { ownOf } from '../../../src/page/own-document.ts';
import { elementsOfPage } from '../../../src/runtime/causes/elements-of-page.ts';
import { BridgeTraffic, ownIds, type BridgeFacts } from './bridge-facts.ts';
import type { CallFacts } from './call-facts.ts';
import { plainPath } from './plain-path.ts';

/** What can be seen of the connections of a page. */
export interface BridgeWatch {
  read(): BridgeFacts[];
  /** Asks each open frame what it counted. */
  askCounters(): void;
}

/**
 * Counts what crosses every connection that begins from now on. Each port is listened to beside its owner; none is opened, and no
 * object of the browser's own is changed.
 */
export function watchBridges(page: Window, note: (call: CallFacts) => void): BridgeWatch {
  const seen: { traffic: BridgeTraffic; ask(): void }[] = [];
  page.addEventListener('message', ({ data, origin, ports, source }: MessageEvent) => {
    const message = readFrameMessage(data);
    const [port] = ports;
    if (message?.t !== 'welcome' || !port) return;
    const traffic = new BridgeTraffic(pathOf(source), origin, Number(message['v']), note);
    const post = port.postMessage.bind(port);
    port.postMessage = (sent: unknown) => {
      traffic.send(sent, performance.now());
      post(sent);
    };
    port.addEventListener('message', (event) => traffic.receive(event.data, performance.now()));
    const isCounting = Array.isArray(message['methods']) && message['methods'].includes('readCounters');
    const ask = () => port.postMessage(JSON.stringify({ x: 1, s: message['session'], t: 'req', id: nextId(), m: 'readCounters', p: {} }));
    seen.push({ traffic, ask: isCounting ? ask : () => undefined });
  }, true);
  return {
    read: () => seen.map(({ traffic }) => traffic.facts),
    askCounters: () => seen.forEach(({ traffic, ask }) => traffic.facts.open && ask()),
  };
}

let asked = 0;
/** Apart from the ids of the connection's owner, who leaves the answer alone. */
const nextId = () => `${ownIds}${(asked += 1)}`;

/** Frames stand in the page and in elements. */
function pathOf(source: MessageEventSource | null): string {
  const roots: ParentNode[] = [ownOf('documentElement'), ...elementsOfPage().flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const frame = roots.flatMap((root) => [...root.querySelectorAll('iframe')]).find(({ contentWindow }) => contentWindow === source);
  return frame ? plainPath(frame.src) : 'not found';
}
