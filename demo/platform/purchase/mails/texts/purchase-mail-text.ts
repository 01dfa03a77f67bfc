import type { PurchaseMailKind } from '../purchase-mail.ts';

/** The words of one mail. `{licence}`, `{date}`, `{price}`, `{invoice}` and `{service}` are filled in. */
export interface PurchaseMailText {
  subject: string;
  lead: string;
  /** Follows the lead where there is a day to name. */
  dated?: string;
  /** The words of its button. */
  action: string;
  note: string;
}

/** @property withdraw the way out of a contract, `{until}` a day @property withdrawByView that of one that is paid for by the view */
export type PurchaseMailTexts = Readonly<Record<PurchaseMailKind, PurchaseMailText>> & { withdraw: string; withdrawByView: string };
