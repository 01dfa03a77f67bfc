import { expect, test } from 'vitest';
import { withoutReports } from '../../../src/playback/dash/without-reports.ts';

const answer = (type: string, data: unknown) => ({ data, request: { customData: { request: { type } } } });
const read = async (type: string, data: unknown): Promise<unknown> => (await withoutReports(answer(type, data) as never)).data;

test.each([
  ['a report to another host', '<MPD><Metrics metrics="DVBErrors"><Reporting/></Metrics><Period/></MPD>', /Metrics>|<Metrics/],
  ['an event that is a request', '<EventStream schemeIdUri="urn:mpeg:dash:event:callback:2015" value="1"/>', /callback/],
])('%s is left out of a manifest', async (_case, manifest, gone) => {
  expect(await read('MPD', manifest)).not.toMatch(gone);
});

test('everything else stays as it came', async () => {
  const manifest = '<MPD><Period><EventStream schemeIdUri="urn:mpeg:dash:event:2012"/><Label>Metrics, MetricsX</Label></Period></MPD>';
  expect(await read('MPD', manifest)).toBe(manifest);
  expect(await read('MediaSegment', '<Metrics/>')).toBe('<Metrics/>');
  const bytes = new ArrayBuffer(4);
  expect(await read('MPD', bytes)).toBe(bytes);
  expect(await withoutReports({ data: 'x', request: {} } as never)).toMatchObject({ data: 'x' });
});
