import { customType } from 'drizzle-orm/pg-core';
import { seal, unseal } from './seal.ts';

/** A column that the database keeps sealed and cannot search; the platform reads and writes it as any other. @param place `table.column` */
export const sealedJson = <T>(place: string) => customType<{ data: T; driverData: string }>({
  dataType: () => 'text', toDriver: (value) => seal(JSON.stringify(value), place), fromDriver: (text) => JSON.parse(unseal(text, place)) as T,
})();

/** The same for a text. */
export const sealedText = (place: string) => customType<{ data: string; driverData: string }>({
  dataType: () => 'text', toDriver: (text) => seal(text, place), fromDriver: (text) => unseal(text, place),
})();
