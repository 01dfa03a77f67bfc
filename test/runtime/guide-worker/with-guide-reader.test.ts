import { expect, it, vi } from 'vitest';
import { readGuide, readProgramme } from '../../../src/api/calls/guide/guide.ts';
import type { Client } from '../../../src/api/client.ts';
import { readingClient } from '../../../src/runtime/guide-worker/with-guide-reader.ts';
import type { WindowReader } from '../../../src/runtime/guide-worker/window-reader.ts';
import { readWindow } from '../../../src/store/guide/windows/read-window.ts';
import { guideWindows } from '../../support/guide-windows.ts';

const answer = guideWindows[1]![1];
const query = { from: 0, to: 1 };

/** A transport that reads an answer by the contract it is given, as both do. */
function clientWith(sent: unknown) {
  const asked = vi.fn();
  const inner = { call: async (call: typeof readGuide, input: unknown) => {
    asked(call.name, input);
    const { value, issues } = call.output._zod.run({ value: sent, issues: [] }, { async: false }) as { value: unknown; issues: unknown[] };
    if (issues.length > 0) throw new Error('contract');
    return value;
  } } as unknown as Client;
  let use: ((reader: WindowReader) => void) | undefined;
  const want = vi.fn((given: (reader: WindowReader) => void) => { use = given; });
  return { client: readingClient(inner, want), asked, want, begin: (reader: WindowReader) => use!(reader) };
}

it('answers the first window by itself, asks for a reader then, and leaves it the following ones', async () => {
  const { client, want, begin } = clientWith(answer);
  expect(want).not.toHaveBeenCalled();
  expect((await client.call(readGuide, query)).channels[0]?.id).toBe('a');
  await client.call(readGuide, query);
  expect(want).toHaveBeenCalledOnce();
  const read = vi.fn(async (one: unknown) => readWindow(one));
  begin({ read });
  expect((await client.call(readGuide, query)).channels[0]?.programmes.map(({ id }) => id)).toEqual(['1', '2']);
  expect(read.mock.calls).toEqual([[answer]]);
});

it('an answer that the reader cannot read is a broken contract', async () => {
  const { client, begin } = clientWith({ channels: 'none' });
  await client.call(readGuide, query).catch(() => undefined);
  begin({ read: async (one) => readWindow(one) });
  await expect(client.call(readGuide, query)).rejects.toMatchObject({ kind: 'contract-broken' });
});

it('no other call is touched', async () => {
  const { client, want } = clientWith({});
  await client.call(readProgramme, { id: 'p' }).catch(() => undefined);
  expect(want).not.toHaveBeenCalled();
});
