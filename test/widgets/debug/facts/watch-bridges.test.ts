// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { watchBridges } from '../../../../widgets/debug/facts/watch-bridges.ts';

/** A port as the page's script holds it. */
function fakePort() {
  const sent: string[] = [];
  const port = Object.assign(new EventTarget(), { postMessage: (data: string) => void sent.push(data) });
  return { port: port as unknown as MessagePort, sent, answer: (data: string) => port.dispatchEvent(new MessageEvent('message', { data })) };
}
const welcome = (port: MessagePort, methods: string[]) => {
  const event = new MessageEvent('message', { data: JSON.stringify({ x: 1, t: 'welcome', v: 1, session: 's1', methods }), origin: 'https://watch.example' });
  Object.defineProperty(event, 'ports', { value: [port] });
  window.dispatchEvent(event);
};

test('a connection that begins is counted from both sides, and its messages still arrive', () => {
  const note = vi.fn();
  const watch = watchBridges(window, note);
  const { port, sent, answer } = fakePort();
  welcome(port, []);
  const asked = JSON.stringify({ x: 1, s: 's1', t: 'req', id: 'c1', m: 'getState' });
  port.postMessage(asked);
  answer(JSON.stringify({ x: 1, s: 's1', t: 'res', id: 'c1', ok: true }));
  expect(sent).toEqual([asked]);
  expect(watch.read()).toEqual([expect.objectContaining({ origin: 'https://watch.example', protocol: 1, messagesIn: 1, messagesOut: 1 })]);
  expect(note).toHaveBeenCalledOnce();
});

test('only a frame that can say what it counted is asked', () => {
  const watch = watchBridges(window, () => undefined);
  const [counting, plain] = [fakePort(), fakePort()];
  welcome(counting.port, ['readCounters']);
  welcome(plain.port, ['call']);
  watch.askCounters();
  expect(counting.sent.map((text) => (JSON.parse(text) as { m: string }).m)).toEqual(['readCounters']);
  expect(plain.sent).toEqual([]);
});
