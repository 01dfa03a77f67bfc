import { readFrameMessage } from '../../../bridge/host/session/read-frame-message.ts';
import type { CallFacts } from './call-facts.ts';

/** What crossed one connection, in numbers. */
export interface BridgeFacts {
  /** Path of the frame's address. */
  frame: string;
  origin: string;
  /** Version of the protocol that both speak. */
  protocol: number;
  open: boolean;
  messagesIn: number;
  messagesOut: number;
  events: number;
  /** Requests that were refused or failed, by code and reason. */
  refused: Record<string, number>;
  /** What the frame counted and turned away, by name; empty without the grant `observe`. */
  counters: Record<string, number>;
  /** Milliseconds from request to answer: the last one, and the mean. */
  latency: { last: number; mean: number } | undefined;
}

/** Requests of the overlay's own begin so: what it asks is no call of the page. */
export const ownIds = 'debug-';

interface Asked { at: number; name: string }

/** Counts the messages of one connection, from both sides; what they carry is looked at, and not kept. */
export class BridgeTraffic {
  readonly facts: BridgeFacts;
  readonly #asked = new Map<string, Asked>();
  #answers = 0;

  constructor(frame: string, origin: string, protocol: number, readonly note: (call: CallFacts) => void) {
    this.facts = { frame, origin, protocol, open: true, messagesIn: 0, messagesOut: 0, events: 0, refused: {}, counters: {}, latency: undefined };
  }

  /** @param now milliseconds */
  send(data: unknown, now: number): void {
    const message = readFrameMessage(data);
    if (!message) return;
    this.facts.messagesOut += 1;
    if (message.t === 'bye') this.facts.open = false;
    if (message.t === 'req') this.#asked.set(String(message['id']), { at: now, name: nameOf(message) });
  }

  /** @param now milliseconds */
  receive(data: unknown, now: number): void {
    const message = readFrameMessage(data);
    if (!message) return;
    this.facts.messagesIn += 1;
    if (message.t === 'bye') this.facts.open = false;
    if (message.t === 'evt') this.facts.events += 1;
    if (message.t === 'res') this.#settle(message, now);
  }

  #settle(message: Readonly<Record<string, unknown>>, now: number): void {
    const id = String(message['id']);
    const asked = this.#asked.get(id);
    if (!asked) return;
    this.#asked.delete(id);
    if (id.startsWith(ownIds)) return this.#keepCounters(message['r']);
    const ms = Math.round(now - asked.at);
    this.#answers += 1;
    const mean = this.facts.latency?.mean ?? 0;
    this.facts.latency = { last: ms, mean: Math.round(mean + (ms - mean) / this.#answers) };
    const status = message['ok'] === true ? 'ok' : failureOf(message['e']);
    if (status !== 'ok') this.facts.refused[status] = (this.facts.refused[status] ?? 0) + 1;
    this.note({ endpoint: asked.name, way: 'session frame', status, ms, cached: undefined });
  }

  #keepCounters(result: unknown): void {
    const { counters } = (result ?? {}) as { counters?: readonly { name: string; count: number }[] };
    if (Array.isArray(counters)) this.facts.counters = Object.fromEntries((counters as { name: string; count: number }[]).map(({ name, count }) => [name, count]));
  }
}

function nameOf(message: Readonly<Record<string, unknown>>): string {
  const { m: method, p: given } = message;
  const called = method === 'call' ? (given as { name?: unknown } | undefined)?.name : undefined;
  return String(called ?? method);
}

function failureOf(error: unknown): string {
  const { code = 'no code', reason } = (error ?? {}) as { code?: string; reason?: string };
  return reason ? `${code} (${reason})` : code;
}
