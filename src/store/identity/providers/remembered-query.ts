import { readBy } from '../../../contracts/wire/parsing/read-by.ts';

/** What a sign-in was for, `entryPage`, `from` and their like, as a tab keeps it. Storage may hold anything: it is checked again where it is used. */
export const rememberedQuery = readBy((query: Record<string, string>) => (Object.values(query).every((text) => typeof text === 'string') ? query : undefined));
