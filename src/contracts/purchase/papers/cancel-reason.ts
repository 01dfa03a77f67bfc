import * as z from 'zod/mini';
import { sent } from '../../wire/sent-text.ts';

/** Why somebody leaves. chosen: a short list, without free text, so that nothing about a person or a child is written down */
export const cancelReasons = ['TOO_EXPENSIVE', 'NOT_USED', 'MISSING_TITLES', 'TECHNICAL', 'OTHER_SERVICE', 'SOMETHING_ELSE'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The answer to the one question that is asked who cancelled; it may be skipped. */
export const cancelReasonAnswer = z.object({ licenceId: sent('id'), reason: z.enum(cancelReasons) });
