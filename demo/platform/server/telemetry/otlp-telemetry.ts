import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { ObserveQuery } from '../../db/open-postgres.ts';
import type { Environment } from '../../purchase/providers/vendors/configured-vendors.ts';
import { measureProcess } from './measure-process.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';

/** What traces and measures a process. */
export interface Telemetry {
  /** Traces and measures every request of a server. */
  follow(app: FastifyInstance): void;
  observeQuery: ObserveQuery;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** chosen: the specification of OpenTelemetry's own default */
const usualIntervalMs = 60_000;

/** chosen: a collector that does not answer holds up no stop for longer */
const timeoutMillis = 3_000;

const scope = 'footlight-platform';

/** @param endpoint base address of a collector that takes OTLP over HTTP @source OpenTelemetry "OTLP Exporter Configuration" */
export function createTelemetry(endpoint: string, environment: Environment): Telemetry {
  const base = endpoint.replace(/\/$/, '');
  const resource = resourceFromAttributes({ 'service.name': environment['OTEL_SERVICE_NAME'] || scope, 'service.instance.id': randomUUID() });
  const traces = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis }))] });
  const metrics = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics`, timeoutMillis }), exportTimeoutMillis: timeoutMillis,
      exportIntervalMillis: Math.max(Number(environment['OTEL_METRIC_EXPORT_INTERVAL']) || usualIntervalMs, timeoutMillis),
    })],
  });
  const tracer = traces.getTracer(scope);
  const meter = metrics.getMeter(scope);
  const { follow, current } = traceRequests(tracer, meter);
  measureProcess(meter);
  return {
    follow,
    observeQuery: traceQueries(tracer, meter, current),
    close: async () => { await Promise.allSettled([traces.shutdown(), metrics.shutdown()]); },
  };
}
