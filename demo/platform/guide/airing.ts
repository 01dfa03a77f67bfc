import type * as z from 'zod/mini';
import type { guideProgramme } from '../../../src/contracts/guide/guide-programme.ts';
import type { ProgrammeRow } from '../db/tables/guide-tables.ts';
import type { CycleRun } from './guide-cycle.ts';

/** A broadcast with its moments, as its channel's own times say them: without the channel's offset. Epoch milliseconds. */
export interface Airing { start: number; until: number; row: ProgrammeRow; run: CycleRun }

/** A programme as the wire has it: moments are ISO text. */
export type WireProgramme = z.input<typeof guideProgramme>;
