import * as z from 'zod/mini';
import { actionKind } from '../action-kind.ts';

/** Known, and never shown. @source spec 1 §4.1 "Button actions are hidden when: … download (always)" */
export const download = actionKind({ type: 'download', data: z.optional(z.unknown()), effectOf: () => undefined });
