import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { licence } from '../licence.ts';

/** All licences on offer in one list, of families and outside them, as anybody is offered them. @source spec 2 §7 "GET all licences"; chosen: the answer, as the spec shows none */
export const everyLicence = z.object({ licences: listOf('everyLicence.licences', licence) });
