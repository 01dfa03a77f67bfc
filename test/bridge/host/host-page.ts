import { afterEach, beforeEach, vi } from 'vitest';
import { connect, type Connection, type ConnectOptions } from '../../../bridge/host/connect.ts';
import { frameOrigin, holdTimers, hostWithFrame, ofKind, until, type FakeWindow } from '../two-windows.ts';

let held: Connection[] = [];
let ports: MessagePort[] = [];
export const session = 'session-0123456789';
/** What the frame offers unless a test says otherwise. */
export const offer = { grants: { observe: true, control: true, load: true, calls: [] }, methods: ['play'], events: ['play', 'timeupdate', 'resize'], state: null, refusedTokens: [] };

/** A host page whose frame is played by the test. */
export function setUp(options: Partial<ConnectOptions> = {}) {
  const world = hostWithFrame();
  const outcome = connect(world.element, { origin: frameOrigin, ...options });
  const settled: { connection?: Connection; failure?: { code: string; retryable: boolean } } = {};
  outcome.then((connection) => { settled.connection = connection; held.push(connection); }, (failure: { code: string; retryable: boolean }) => { settled.failure = failure; });
  const hellos = () => ofKind(world.frame, 'hello');
  const say = (message: unknown, from: { window?: FakeWindow; origin?: string; port?: MessagePort } = {}) =>
    world.host.deliver(typeof message === 'object' ? JSON.stringify(message) : message, from.origin ?? frameOrigin, (from.window ?? world.frame).seenFrom(world.host), from.port ? [from.port] : []);
  const welcome = (extra: object = {}, from: Parameters<typeof say>[1] = {}) => {
    const { port1, port2 } = new MessageChannel();
    const asked: Record<string, unknown>[] = [];
    port1.onmessage = ({ data }: MessageEvent) => void asked.push(JSON.parse(data as string) as Record<string, unknown>);
    ports.push(port1, port2);
    say({ x: 1, t: 'welcome', v: 1, nonce: hellos().at(-1)?.['nonce'], session, ...offer, ...extra }, { port: port2, ...from });
    const post = (message: object) => port1.postMessage(JSON.stringify({ x: 1, s: session, ...message }));
    return { asked, post, port: port1 };
  };
  return { ...world, settled, hellos, say, welcome };
}
/** Connected, with the frame's end of the port. */
export async function connected(options: Partial<ConnectOptions> = {}) {
  const page = setUp(options);
  const frameEnd = page.welcome();
  const connection = await until(() => page.settled.connection);
  return { ...page, ...frameEnd, connection };
}

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const connection of held) connection.destroy();
  for (const port of ports) port.close();
  held = [];
  ports = [];
  vi.useRealTimers();
});
