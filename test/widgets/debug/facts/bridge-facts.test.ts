import { expect, test, vi } from 'vitest';
import { BridgeTraffic } from '../../../../widgets/debug/facts/bridge-facts.ts';

const message = (fields: object) => JSON.stringify({ x: 1, s: 'session-of-this-test', ...fields });
const begin = () => {
  const note = vi.fn();
  return { note, traffic: new BridgeTraffic('/frames/session', 'https://watch.example', 1, note) };
};

test('counts what crosses, says what was refused and why, and how long answers take', () => {
  const { traffic } = begin();
  traffic.send(message({ t: 'req', id: 'c1', m: 'play', p: {} }), 100);
  traffic.receive(message({ t: 'res', id: 'c1', ok: true }), 120);
  traffic.send(message({ t: 'req', id: 'c2', m: 'setRate', p: {} }), 200);
  traffic.receive(message({ t: 'res', id: 'c2', ok: false, e: { code: 'NOT_PERMITTED', reason: 'no-control', message: '' } }), 240);
  traffic.receive(message({ t: 'evt', n: 1, e: 'play' }), 250);
  traffic.receive('no message of ours', 260);
  expect(traffic.facts).toMatchObject({ messagesIn: 3, messagesOut: 2, events: 1, refused: { 'NOT_PERMITTED (no-control)': 1 }, latency: { last: 40, mean: 30 }, open: true });
  traffic.send(message({ t: 'bye' }), 300);
  expect(traffic.facts.open).toBe(false);
});

test('a call is noted by its name, its end and its time, and nothing that it asked or was answered', () => {
  const { traffic, note } = begin();
  traffic.send(message({ t: 'req', id: 'c1', m: 'call', p: { name: 'readWatchlist', input: { mail: 'member@example.test' } } }), 0);
  traffic.receive(message({ t: 'res', id: 'c1', ok: true, r: { displayName: 'Alex', token: 'eyJ…' } }), 15);
  expect(note.mock.calls).toEqual([[{ endpoint: 'readWatchlist', way: 'session frame', status: 'ok', ms: 15, cached: undefined }]]);
  expect(JSON.stringify(traffic.facts)).not.toMatch(/member@|Alex|eyJ/);
});

test('what the overlay itself asks is no call of the page', () => {
  const { traffic, note } = begin();
  traffic.send(message({ t: 'req', id: 'debug-1', m: 'readCounters', p: {} }), 0);
  traffic.receive(message({ t: 'res', id: 'debug-1', ok: true, r: { counters: [{ name: 'flooded', count: 3 }] } }), 5);
  expect(note).not.toHaveBeenCalled();
  expect(traffic.facts).toMatchObject({ counters: { flooded: 3 }, latency: undefined });
  traffic.send(message({ t: 'req', id: 'debug-2', m: 'readCounters', p: {} }), 0);
  traffic.receive(message({ t: 'res', id: 'debug-2', ok: false, e: { code: 'NOT_PERMITTED' } }), 5);
  expect(traffic.facts.refused).toEqual({});
});
