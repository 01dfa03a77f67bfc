import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parentOf } from '../../../../../demo/platform/server/telemetry/trace-requests.ts';
import { openTelemetry } from '../../../../../demo/platform/server/telemetry/telemetry.ts';
import { trace } from '@opentelemetry/api';
import { openTestPlatform } from '../../../../support/test-platform.ts';

interface Attribute { key: string; value: { stringValue?: string; intValue?: number } }
interface SentSpan { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[]; status: { code?: number } }
interface SentTraces { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] }
interface SentMetrics { resourceMetrics: { scopeMetrics: { metrics: { name: string; unit: string; histogram?: { dataPoints: { count: number; attributes: Attribute[] }[] } }[] }[] }[] }

/** A collector that takes OTLP as JSON over HTTP. */
const heard: Record<string, string[]> = {};
let collector: Server;
let endpoint = '';
const caller = { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
const email = 'someone.else@example.org';

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => { text += part.toString(); }).on('end', () => {
      (heard[request.url ?? ''] ??= []).push(text);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const platform = await openTestPlatform(undefined, true, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'tried' });
  const { authorisationToken: token } = await platform.signIn('cinema', 'subscriber');
  await platform.ask({ token, path: `/api/v1/watchlists?who=${email}`, headers: { traceparent: `00-${caller.traceId}-${caller.spanId}-01` } });
  await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'readLabels', status: 503, count: 1 } });
  await platform.ask({ path: '/api/v2/label' });
  await platform.ask({ token, method: 'POST', path: '/api/v1/new-watchlists/favourites/content', body: { content: [{ id: '1001', contentType: 'VOD' }] } });
  await platform.close();
});
afterAll(() => { collector.close(); });

const spans = (): SentSpan[] => (heard['/v1/traces'] ?? []).flatMap((text) => (JSON.parse(text) as SentTraces).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
const metrics = () => (heard['/v1/metrics'] ?? []).flatMap((text) => (JSON.parse(text) as SentMetrics).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics)));
const valueOf = ({ attributes }: { attributes: Attribute[] }, name: string) => { const value = attributes.find(({ key }) => key === name)?.value; return value?.stringValue ?? value?.intValue; };

test('a request is a span by its route, within the trace of whoever sent it', () => {
  const span = spans().find(({ traceId, parentSpanId }) => traceId === caller.traceId && parentSpanId === caller.spanId);
  expect(span).toMatchObject({ name: 'GET /api/v1/watchlists', parentSpanId: caller.spanId });
  expect(span && [valueOf(span, 'http.route'), valueOf(span, 'http.response.status_code')]).toEqual(['/api/v1/watchlists', 200]);
  const failed = spans().find(({ name }) => name === 'GET /api/v2/label');
  expect([failed?.status.code, failed && valueOf(failed, 'http.response.status_code')]).toEqual([2, 503]);
  expect((heard['/v1/traces'] ?? []).join()).toContain('"stringValue":"tried"');
});

test.skipIf(!process.env.FOOTLIGHT_TEST_POSTGRES)('what a request asks the database server are spans within it, in a transaction too, each once and without values', () => {
  const within = (name: string) => {
    const request = spans().find((span) => span.name.startsWith(name));
    expect(request, name).toBeDefined();
    return spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId).map((span) => String(valueOf(span, 'db.query.text')));
  };
  expect(within('GET /api/v1/watchlists').filter((statement) => statement.includes('from "watchlists"')).length).toBeGreaterThan(0);
  const writing = within('POST /api/v1/new-watchlists/');
  expect(writing.filter((statement) => statement === 'begin')).toHaveLength(1);
  expect(writing.filter((statement) => statement === 'commit')).toHaveLength(1);
  expect(writing.some((statement) => /^insert into .*\$1/.test(statement))).toBe(true);
});

test('durations, requests under way and memory are measured', () => {
  const named = new Map(metrics().map((one) => [one.name, one]));
  expect([...named.keys()]).toEqual(expect.arrayContaining(['http.server.request.duration', 'http.server.active_requests', 'process.memory.usage', 'v8js.memory.heap.used', 'nodejs.eventloop.delay.p99']));
  const points = named.get('http.server.request.duration')?.histogram?.dataPoints ?? [];
  expect(points.filter((point) => valueOf(point, 'http.route') === '/api/v1/watchlists').map(({ count }) => count)).toEqual([1]);
});

test('nothing of a person is told', () => {
  const told = Object.values(heard).flat().join('\n');
  expect(told.length).toBeGreaterThan(1000);
  for (const secret of [email, 'footlight.test', 'who=', 'Bearer', '127.0.0.1']) expect(told).not.toContain(secret);
});

test.each([
  ['no header', undefined], ['another version', `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01`], ['a trace of noughts', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`], ['text', "00-'; drop table"],
])('%s names no trace to go on with', (_what, header) => {
  expect(trace.getSpanContext(parentOf(header))).toBeUndefined();
});

test('where no collector is named, or it is switched off, nothing is traced', async () => {
  expect([await openTelemetry({}), await openTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' })]).toEqual([undefined, undefined]);
});

test('a collector that is gone holds nothing up', async () => {
  const telemetry = await openTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await telemetry?.observeQuery('select 1', async () => 'answered')).toBe('answered');
  await expect(telemetry?.close()).resolves.toBeUndefined();
});
