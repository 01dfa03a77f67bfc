import { type Context, type Meter, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { ObserveQuery } from '../../db/open-postgres.ts';

const boundaries = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];

/** chosen: enough to recognise a statement, which may be pages long */
const longestStatement = 500;

/** `select`, `insert into`, `begin`: what a statement does. */
const operationOf = (statement: string): string => /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY';

/** A span and a duration for each statement, within that of the request. Statements have placeholders; values are never told. */
export function traceQueries(tracer: Tracer, meter: Meter, current: () => Context): ObserveQuery {
  const durations = meter.createHistogram('db.client.operation.duration', { unit: 's', advice: { explicitBucketBoundaries: boundaries } });
  return async (statement, run) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(statement) };
    const span = tracer.startSpan(attributes['db.operation.name'], { kind: SpanKind.CLIENT, attributes: { ...attributes, 'db.query.text': statement.slice(0, longestStatement) } }, current());
    const began = performance.now();
    try {
      return await run();
    } catch (failure) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw failure;
    } finally {
      span.end();
      durations.record((performance.now() - began) / 1000, attributes);
    }
  };
}
