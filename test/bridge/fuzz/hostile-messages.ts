import * as fc from 'fast-check';
import { eventNames } from '../../../bridge/contract/events.ts';
import { methodNames } from '../../../bridge/contract/methods.ts';
import { messageBytes } from '../../../bridge/contract/messages/read-message.ts';

/** Names that lead to a prototype, or that a language looks up by itself. */
export const prototypeWords = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__lookupSetter__', 'then', 'toJSON', 'catch'] as const;

const json = fc.jsonValue({ maxDepth: 2 });
const name = fc.oneof(fc.constantFrom(...methodNames, ...eventNames), fc.constantFrom(...prototypeWords), fc.string({ maxLength: 70 }));
const token = fc.oneof(fc.constantFrom('a'.repeat(22), 'session-0123456789', 'nonce-0000000000000000'), fc.string({ maxLength: 70 }), json);
const types = ['announce', 'hello', 'welcome', 'reject', 'req', 'res', 'evt', 'ping', 'pong', 'bye', ...prototypeWords] as const;
const parameters = fc.oneof(
  json,
  fc.record({ kind: fc.constantFrom('vod', 'live', 'film', '__proto__'), id: token, startAt: fc.double(), autoplay: json }, { requiredKeys: [] }),
  fc.record({ to: fc.double(), by: fc.double(), live: fc.boolean(), value: json, id: token, events: fc.array(name, { maxLength: 5 }), hz: fc.double(), name, input: json }, { requiredKeys: [] }),
);

/** Something that looks like a message of the protocol; nearly valid more often than by chance. */
const envelope = fc.record({
  x: fc.oneof({ arbitrary: fc.constant(1), weight: 8 }, { arbitrary: json, weight: 1 }),
  t: fc.oneof({ arbitrary: fc.constantFrom(...types), weight: 8 }, { arbitrary: json, weight: 1 }),
  v: fc.oneof({ arbitrary: fc.constant(1), weight: 4 }, { arbitrary: json, weight: 1 }),
  nonce: token, s: token, id: token, m: name, p: parameters, ok: fc.boolean(), r: json, e: fc.oneof(name, json), n: fc.integer(), d: json,
  tokens: fc.dictionary(name, fc.string({ maxLength: 30 }), { maxKeys: 3 }), want: fc.array(name, { maxLength: 3 }), locale: fc.string({ maxLength: 12 }), session: token, grants: json,
}, { requiredKeys: ['x', 't'] });

const text = envelope.map((message) => JSON.stringify(message));
const polluting = fc.tuple(text, fc.constantFrom(...prototypeWords), json).map(([message, word, value]) => message.replace('{', `{${JSON.stringify(word)}:${JSON.stringify({ polluted: value })},`));
const cut = fc.tuple(text, fc.nat(200)).map(([message, at]) => message.slice(0, at));
const doubled = fc.tuple(text, text).map(([one, other]) => one + other);
const deep = fc.tuple(fc.constantFrom('[', '{"p":', '{"__proto__":'), fc.integer({ min: 10, max: 5000 })).map(([open, times]) => open.repeat(times));
const huge = `{"x":1,"t":"hello","sdk":"${'a'.repeat(messageBytes)}"}`;

/** Throws when it is read or made a text. */
const trap = Object.defineProperties({}, Object.fromEntries(['x', 't', 'length', 'toString', 'valueOf', 'toJSON'].map((name) => [name, { enumerable: true, get() { throw new Error('touched'); } }])));
/** A string's wrapper is no string, and may answer anything. */
const disguised = Object.assign(Object('{"x":1,"t":"hello"}') as object, { toString: () => '{"x":1}', toJSON: () => ({ x: 1 }) });
const noText = fc.oneof(fc.anything(), fc.constantFrom<unknown>(trap, disguised, undefined, null, 0, new ArrayBuffer(8), [huge], { x: 1, t: 'hello', v: 1 }));

/** What a hostile window may post: protocol-like texts first, then everything else. */
export const hostileData: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: text, weight: 10 },
  { arbitrary: polluting, weight: 4 },
  { arbitrary: cut, weight: 2 },
  { arbitrary: doubled, weight: 1 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: fc.string(), weight: 1 },
  { arbitrary: json.map((value) => JSON.stringify(value)), weight: 1 },
  { arbitrary: fc.constant(huge), weight: 1 },
  { arbitrary: noText, weight: 2 },
);

/** Requests of somebody who has a session: methods, parameters and ids as they please. */
export const hostileRequest = (session: string): fc.Arbitrary<unknown> => fc.oneof(
  { arbitrary: fc.record({ x: fc.constant(1), t: fc.constant('req'), s: fc.constant(session), id: fc.stringMatching(/^[a-z0-9]{1,8}$/), m: name, p: parameters }, { requiredKeys: ['x', 't', 's', 'id', 'm'] }).map((message) => JSON.stringify(message)), weight: 4 },
  { arbitrary: hostileData.filter((data) => typeof data === 'string'), weight: 2 },
);
