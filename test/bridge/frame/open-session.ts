import { wholeContract } from '../../../bridge/frame/frame-server.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Grants } from '../../../bridge/contract/origins/grants.ts';
import { createBridgeCounters } from '../../../bridge/frame/limits/bridge-counters.ts';
import { createFrameSession, type FrameSession } from '../../../bridge/frame/session/frame-session.ts';
import { handlerTable, type Handlers } from '../../../bridge/frame/requests/run-method.ts';
import { everything, holdTimers, settle } from '../two-windows.ts';

/** The session's id. */
export const s = 'session-0123456789';
let ports: MessagePort[] = [];
let sessions: FrameSession[] = [];

/** A session whose other end is in the test's hand. */
export function open(handlers: Handlers = {}, options: { grants?: Partial<Grants>; hidden?: boolean } = {}) {
  const { port1, port2 } = new MessageChannel();
  const counters = createBridgeCounters();
  const answers: Record<string, unknown>[] = [];
  port2.onmessage = ({ data }: MessageEvent) => void answers.push(JSON.parse(data as string) as Record<string, unknown>);
  const session = createFrameSession({
    contract: wholeContract,
    id: s, origin: 'https://partner.example', grants: { ...everything, ...options.grants }, port: port1,
    handlers: handlerTable(handlers), counters, now: () => performance.now(), isHidden: () => options.hidden === true,
    scopesOf: (name) => (name === 'readList' ? ['scope:lists'] : []),
  });
  ports.push(port1, port2);
  sessions.push(session);
  const post = (message: unknown) => port2.postMessage(typeof message === 'object' ? JSON.stringify(message) : message);
  let lastId = 0;
  const ask = async (m: string, p?: unknown, extra: object = {}) => {
    const id = `a${String((lastId += 1))}`;
    post({ x: 1, t: 'req', s, id, m, p, ...extra });
    await settle();
    return answers.find((one) => one['id'] === id);
  };
  return { session, answers, counters, post, ask, port: port2 };
}
export const refusal = (code: string) => ({ ok: false, e: { code } });

beforeEach(() => void holdTimers());
afterEach(() => {
  for (const session of sessions) session.end();
  for (const port of ports) port.close();
  ports = [];
  sessions = [];
  vi.useRealTimers();
});
