import * as z from 'zod/mini';
import { sent } from '../wire/sent-text.ts';

/** How far a profile has come in one title. Seconds. @source spec 1 §2.4, §3; chosen: the call, as the spec shows none */
export const watchProgress = z.object({ id: sent('id'), position: z.number(), duration: z.number() });
export type WatchProgress = z.output<typeof watchProgress>;
