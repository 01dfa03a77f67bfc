import { readBy } from '../../wire/parsing/read-by.ts';

/** What the card fields of a provider are drawn with, by its own names; of the sandbox `address`, its page. None of it is a secret. */
export type FieldFacts = Readonly<Record<string, string>>;

/** chosen: not `z.record`, whose code every element of a page would carry */
export const fieldFacts = readBy((facts: FieldFacts) => (
  typeof facts === 'object' && facts !== null && Object.values(facts).every((fact) => typeof fact === 'string') ? facts : undefined));
