import { createHttpClient } from '../../../src/api/http-client.ts';
import { rpcAnswer } from '../../../src/contracts/wire/rpc-envelope.ts';
import { renewEventEpoch } from '../../../demo/platform/catalogue/event-epoch.ts';
import { openTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type CallName, callNamed, callsBySubject, type Subject } from './every-call.ts';
import { createNormaliser } from './normalised.ts';
import { type Earlier, recordedAt, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** One answer as it came over the wire; an envelope is taken off. */
export interface RecordedAnswer {
  realm: string;
  viewer: string;
  input: unknown;
  status: number;
  answer: unknown;
}

/** Call → name of the recording → the answer. */
export type RecordedAnswers = Record<string, Record<string, RecordedAnswer>>;

/** Makes every recorded call against a platform of its own, and gives what it answered by subject. */
export async function recordAnswers(): Promise<Record<Subject, RecordedAnswers>> {
  const platform = await openTestPlatform();
  try {
    await platform.ask({ path: '/demo/clock', method: 'PUT', body: { fix: recordedAt } });
    await renewEventEpoch(platform.running.context.db, recordedAt);
    const all: RecordedAnswers = {};
    for (const scenario of scenarios) await play(scenario, platform, all);
    return bySubject(all);
  } finally {
    await platform.close();
  }
}

async function play(scenario: Scenario, platform: TestPlatform, all: RecordedAnswers): Promise<void> {
  await platform.ask({ path: '/demo/reset', method: 'POST', body: {} });
  const earlier: Earlier = {};
  const normalise = createNormaliser(platform.running.port);
  const send = await senderOf(scenario, platform);
  for (const step of scenario.steps) {
    if (step.kind === 'move') {
      await step.move(platform, scenario.realm);
      continue;
    }
    const input = step.input(earlier);
    const { status, answer } = await send(step.call, input);
    earlier[step.call] = answer as never;
    const name = `${scenario.viewer}: ${step.as}`;
    const known = all[step.call] ??= {};
    if (known[name]) throw new Error(`Two recordings of ${step.call} are called "${name}".`);
    known[name] = { realm: scenario.realm, viewer: scenario.viewer, ...(normalise({ input, status, answer }) as Omit<RecordedAnswer, 'realm' | 'viewer'>) };
  }
}

/** Sends calls as the product does, and keeps what came over the wire. */
async function senderOf({ realm, viewer, locale = 'en' }: Scenario, platform: TestPlatform) {
  const settings = platform.running.context.settingsOf(realm);
  if (!settings) throw new Error(`There is no tenant ${realm}.`);
  const token = viewer === 'visitor' ? undefined : (await (viewer === 'guest' ? platform.guest(realm) : platform.signIn(realm, viewer))).authorisationToken;
  let came: { status: number; text: string } = { status: 0, text: '' };
  const wire: typeof fetch = async (address, init) => {
    const url = new URL(String(address));
    const reply = await platform.running.app.inject({
      method: (init?.method ?? 'GET') as 'GET', url: url.pathname + url.search,
      headers: { ...(init?.headers as Record<string, string>), host: url.host }, payload: (init?.body as string | null) ?? undefined,
    });
    came = { status: reply.statusCode, text: reply.body };
    return new Response(came.text, { status: came.status });
  };
  const client = createHttpClient({ settings, tokens: { token: async () => token, renew: async () => undefined }, locale: () => locale, fetch: wire });
  return async (name: CallName, input: unknown) => {
    const call = callNamed(name)!;
    came = { status: 0, text: '' };
    // A refusal is an answer too: what came over the wire says so. Anything else that fails is a fault of the scenario.
    await client.call(call, input as never).catch((failure: unknown) => {
      if (came.status < 400) throw failure;
    });
    const body: unknown = came.text === '' ? {} : JSON.parse(came.text);
    const opened = call.envelope(settings.endpoints) === 'rpc' ? rpcAnswer.parse(body) : undefined;
    return { status: came.status, answer: opened ? (opened.error ?? opened.result) : body };
  };
}

function bySubject(all: RecordedAnswers): Record<Subject, RecordedAnswers> {
  const pick = (calls: object) => Object.fromEntries(Object.keys(calls).sort().flatMap((call) => (all[call] ? [[call, all[call]]] : [])));
  return Object.fromEntries(Object.entries(callsBySubject).map(([subject, calls]) => [subject, pick(calls)])) as Record<Subject, RecordedAnswers>;
}

/** The text of a recorded file. */
export const recordedText = (answers: RecordedAnswers): string => `${JSON.stringify(answers, null, 1)}\n`;
