import type { FieldFacts } from './field-facts.ts';

/** The page of their provider that cards are entered in. @returns undefined where none is named, or no whole address of the web */
export function addressOfCardFields(fields: FieldFacts | undefined): string | undefined {
  const address = fields?.['address'];
  return address !== undefined && /^https?:\/\/(?:[\w.-]+|\[[\d:a-f]+\])(?::\d{1,5})?\/[^?#\s]*$/i.test(address) ? address : undefined;
}
