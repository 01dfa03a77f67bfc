import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type Meter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Seconds, as OpenTelemetry advises for requests. @source OpenTelemetry semantic conventions "http.server.request.duration" */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const header = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The span of whoever sent the request, when it names one. @source W3C Trace Context "traceparent" */
export function parentOf(traceparent: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = header.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true });
}

/** What is told of a request: never its address as it was asked, its query or its sender. */
const attributesOf = (request: FastifyRequest) => ({ 'http.request.method': request.method, 'http.route': request.routeOptions.url ?? 'none' });

/** A span and a duration for each request, and where in a request code runs. */
export function traceRequests(tracer: Tracer, meter: Meter): { follow(app: FastifyInstance): void; current(): Context } {
  const running = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, Span>();
  const durations = meter.createHistogram('http.server.request.duration', { unit: 's', advice: { explicitBucketBoundaries: boundaries } });
  const active = meter.createUpDownCounter('http.server.active_requests');
  return {
    current: () => running.getStore() ?? ROOT_CONTEXT,
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const parent = parentOf(request.headers.traceparent);
        const attributes = attributesOf(request);
        const span = tracer.startSpan(`${attributes['http.request.method']} ${attributes['http.route']}`, { kind: SpanKind.SERVER, attributes }, parent);
        spans.set(request, span);
        active.add(1);
        running.run(trace.setSpan(parent, span), done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const status = { 'http.response.status_code': reply.statusCode };
        const span = spans.get(request)?.setAttributes({ ...status, 'footlight.request_id': request.id });
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        active.add(-1);
        durations.record(reply.elapsedTime / 1000, { ...attributesOf(request), ...status });
      });
    },
  };
}
