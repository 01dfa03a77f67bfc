import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { listOf } from '../../wire/parsing/list-of.ts';
import { openEnum } from '../../wire/parsing/open-enum.ts';
import { wholeNumber } from '../../wire/whole-number.ts';

/** A price as it was agreed on, or is announced. @property version counts the prices of its sku from 1 */
const versionedPrice = z.object({ version: wholeNumber, amount: wholeNumber, scale: wholeNumber, currency: z.string() });

/** From one version of a price to another, for one subscription. @source spec 2 §7 "/api/v3/price-version-migration"; chosen: its fields */
const priceMigration = z.object({
  /** Names it in an answer to it. */
  id: z.string(),
  licenceId: z.string(),
  sku: z.string(),
  before: versionedPrice,
  after: versionedPrice,
  /** False where it holds without an answer, unless the viewer leaves. */
  asksConsent: z.boolean(),
  status: openEnum('priceMigrations.status', ['OPEN', 'CONTINUE', 'LEAVE']),
  /** ENDED with its subscription, before it was charged. */
  stage: openEnum('priceMigrations.stage', ['ANNOUNCED', 'APPLIED', 'REPLACED', 'ENDED']),
  announcedAt: instant,
  /** Periods that begin from here on cost it. */
  effectiveAt: instant,
  answeredAt: z.optional(instant),
  /** When it was applied, replaced or over. */
  closedAt: z.optional(instant),
});

/** The new prices that were announced to a member, the newest first. */
export const priceMigrations = z.object({ migrations: listOf('priceMigrations.migrations', priceMigration) });
