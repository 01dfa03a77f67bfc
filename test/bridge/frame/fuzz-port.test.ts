import { afterEach, expect, it } from 'vitest';
import { isMethodName, methodNames, shapeOfMethod } from '../../../bridge/contract/methods.ts';
import { createBridgeCounters } from '../../../bridge/frame/limits/bridge-counters.ts';
import { wholeContract } from '../../../bridge/frame/frame-server.ts';
import { createFrameSession, type FrameSession } from '../../../bridge/frame/session/frame-session.ts';
import { handlerTable } from '../../../bridge/frame/requests/run-method.ts';
import { everything, hostOrigin, settle } from '../two-windows.ts';
import { fuzz } from '../fuzz/fuzz-run.ts';
import { hostileRequest } from '../fuzz/hostile-messages.ts';

const id = 'session-0123456789';
const sessions: FrameSession[] = [];
afterEach(() => sessions.splice(0).forEach((session) => session.end()));

/** A session over a port of the test's own; every handler notes what it was given. */
function openSession(grants: object) {
  const answers: Record<string, unknown>[] = [];
  const ran: [string, unknown][] = [];
  const port = { onmessage: null as ((event: { data: unknown }) => void) | null, postMessage: (text: string) => void answers.push(JSON.parse(text) as Record<string, unknown>), close: () => undefined };
  const handlers = Object.fromEntries(methodNames.map((name) => [name, (input: unknown) => { ran.push([name, input]); throw new Error('a secret address'); }]));
  let clock = 0;
  const counters = createBridgeCounters();
  const session = createFrameSession({
    contract: wholeContract, id, origin: hostOrigin, grants: { ...everything, ...grants }, port: port as unknown as MessagePort, handlers: handlerTable(handlers),
    scopesOf: () => [], counters, now: () => (clock += 1000), isHidden: () => false,
  });
  sessions.push(session);
  return { answers, ran, session, send: (data: unknown) => port.onmessage?.({ data }) };
}

const isFit = (name: string, input: unknown) => isMethodName(name) && shapeOfMethod(name).input.safeParse(input).success;

it('a handler runs for what the contract lists and nothing else, is given only that, and no failure tells more than its code', async () => {
  let world = openSession({ calls: ['play', 'load'] });
  await fuzz('a session with every grant', 20_000, hostileRequest(id), async (messages) => {
    if (!world.session.isOpen()) world = openSession({ calls: ['play', 'load'] });
    const asked = new Set<string>();
    for (const data of messages) {
      world.send(data);
      asked.add(String(data));
    }
    await settle(1);
    for (const [name, input] of world.ran) expect(isFit(name, input), `${name} ${JSON.stringify(input)}`).toBe(true);
    for (const answer of world.answers) {
      expect(['res', 'pong', 'bye']).toContain(answer['t']);
      expect(answer['s']).toBe(id);
      expect(JSON.stringify(answer)).not.toContain('secret');
    }
    const ids = world.answers.filter(({ t }) => t === 'res').map((answer) => answer['id']);
    expect(new Set(ids).size, 'an id is answered once').toBe(ids.length);
    world.answers.length = world.ran.length = 0;
  });
}, 60_000);

it('a session without grants runs nothing', async () => {
  let world = openSession({ observe: false, control: false, load: false, calls: [] });
  await fuzz('a session without grants', 10_000, hostileRequest(id), async (messages) => {
    if (!world.session.isOpen()) world = openSession({ observe: false, control: false, load: false, calls: [] });
    for (const data of messages) world.send(data);
    await settle(1);
    expect(world.ran).toEqual([]);
    expect(world.answers.every(({ t, ok }) => t !== 'res' || ok === false)).toBe(true);
    world.answers.length = 0;
  });
}, 60_000);
