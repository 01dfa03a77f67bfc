import type * as z from 'zod/mini';
import type { heldLicence } from '../../src/contracts/purchase/held-licence.ts';
import { recordingsOf } from './recorded-answers/recordings.ts';

type Answer = z.input<typeof heldLicence>;

const [recorded] = (recordingsOf('readHeldLicences')['buyer: a monthly licence']!.answer as { licences: Answer[] }).licences;

/** The monthly licence that the platform answers a buyer, third version, which renews on 20 December 2026. */
export function heldAnswer(change: Partial<Answer> = {}, status: Partial<Answer['status']> = {}): Answer {
  return { ...recorded!, version: 3, ...change, status: { ...recorded!.status, expiryTimestamp: '2026-12-20T12:00:00Z', ...status } };
}

/** Everything that a member holds. */
export const holding = (...licences: Answer[]): { licences: Answer[] } => ({ licences });
