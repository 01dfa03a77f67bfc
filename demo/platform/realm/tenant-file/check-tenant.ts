import type * as z from 'zod/mini';
import { withPort } from '../realm-directory.ts';
import { contrastFindings } from './contrast.ts';
import { type Finding, placeOf } from './finding.ts';
import { labelFindings } from './label-findings.ts';
import { originFindings } from './origin-findings.ts';
import { type TenantFile, tenantFile } from './tenant-file.ts';

/** A file that was checked; a tenant where nothing is wrong. */
export type CheckedTenant = { tenant: TenantFile; findings: readonly [] } | { tenant: undefined; findings: readonly Finding[] };

const kinds: ReadonlyMap<string, string> = new Map(Object.entries<string>({ string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false', array: 'a list', object: 'an object', record: 'an object' }));

/** What the schema says, in a sentence. */
function sentencesOf(issue: z.core.$ZodIssue, input: unknown): Finding[] {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ place: placeOf([...issue.path, key]), sentence: 'is no setting of a tenant' }));
  if (issue.code === 'invalid_key') return [{ place, sentence: issue.issues[0]?.message ?? 'is no name that can stand here' }];
  const given = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (given === undefined) return [{ place, sentence: 'is missing' }];
  if (issue.code === 'invalid_type') return [{ place, sentence: `has to be ${kinds.get(issue.expected) ?? issue.expected}` }];
  if (issue.code === 'invalid_value') return [{ place, sentence: `has to be one of ${issue.values.join(', ')}; it is ${JSON.stringify(given)}` }];
  return [{ place, sentence: `${JSON.stringify(given)} ${issue.message}` }];
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

const zoneFindings = ({ timeZone }: TenantFile): Finding[] => (isZone(timeZone) ? [] : [{ place: 'timeZone', sentence: `"${timeZone}" is no time zone; write one such as Europe/Lisbon` }]);

function readJson(text: string): { value: unknown } | { finding: Finding } {
  try {
    return { value: JSON.parse(text) };
  } catch (failure) {
    return { finding: { place: 'the file', sentence: `is no JSON: ${(failure as Error).message}` } };
  }
}

/**
 * Checks a tenant's file: its shape, then contrast, words and origins.
 *
 * @param port what `{port}` in addresses stands for
 */
export function checkTenant(text: string, port = 4000): CheckedTenant {
  const json = readJson(text);
  if ('finding' in json) return { tenant: undefined, findings: [json.finding] };
  const input = withPort(json.value, port);
  const read = tenantFile.safeParse(input);
  if (!read.success) return { tenant: undefined, findings: read.error.issues.flatMap((issue) => sentencesOf(issue, input)) };
  const tenant = read.data;
  const findings = [...zoneFindings(tenant), ...contrastFindings(tenant.theme.colours), ...labelFindings(tenant), ...originFindings(tenant)];
  return findings.length === 0 ? { tenant: tenantFile.parse(json.value), findings: [] } : { tenant: undefined, findings };
}
