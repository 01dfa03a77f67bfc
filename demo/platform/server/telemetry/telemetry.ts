import type { Environment } from '../../purchase/providers/vendors/configured-vendors.ts';
import type { Telemetry } from './otlp-telemetry.ts';

/**
 * Traces and metrics by OTLP, where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; nothing of it is loaded elsewhere.
 *
 * @returns undefined where none is named
 */
export async function openTelemetry(environment: Environment): Promise<Telemetry | undefined> {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint || environment['OTEL_SDK_DISABLED'] === 'true') return undefined;
  const { createTelemetry } = await import('./otlp-telemetry.ts');
  return createTelemetry(endpoint, environment);
}
