import type { Buyer, Place, Walk } from './walk.ts';
import { payByGcash, payByPix } from './ways/app.ts';
import { payByBancontact, payByDutchBank } from './ways/bank.ts';
import { payByCard, payByChallengedCard } from './ways/card.ts';
import { payByVoucher, payNothingYet } from './ways/voucher.ts';

/** A way to pay, who has it, and the walk from the offer to the licence. */
export interface WayToPay {
  name: string;
  account: string;
  /** Where it is sold: a scheme moves euros alone, which the cinema does not ask for; a free trial is the cinema's. */
  tenants: readonly Buyer['tenant'][];
  /** Where it is walked. */
  places: readonly Place[];
  walk(walk: Walk): Promise<void>;
}

const everywhere = ['site', 'element'] as const;

/** @source spec 2 §2 "pay", §4; design/checkout.md "Real parts on the embedded default" */
export const waysToPay: readonly WayToPay[] = [
  { name: 'a card, refused and taken, and kept', account: 'buyer', tenants: ['arena', 'cinema'], places: everywhere, walk: payByCard },
  { name: 'a card whose issuer asks: left, refused, passed', account: 'buyer', tenants: ['arena', 'cinema'], places: everywhere, walk: payByChallengedCard },
  { name: 'iDEAL, and a transfer that takes a day', account: 'netherlands', tenants: ['arena'], places: everywhere, walk: payByDutchBank },
  { name: 'Bancontact', account: 'belgium', tenants: ['arena'], places: everywhere, walk: payByBancontact },
  { name: 'Pix', account: 'pix', tenants: ['arena', 'cinema'], places: everywhere, walk: payByPix },
  { name: 'GCash at the second provider', account: 'philippines', tenants: ['arena', 'cinema'], places: everywhere, walk: payByGcash },
  { name: 'a voucher for a part, taken off, and one for the whole', account: 'buyer', tenants: ['arena', 'cinema'], places: everywhere, walk: payByVoucher },
  { name: 'nothing today, and a mandate', account: 'buyer', tenants: ['cinema'], places: everywhere, walk: payNothingYet },
];

/** In Arabic at the cinema where it sells that way, in English elsewhere. */
export const abroad = ({ account, tenants }: WayToPay): Buyer => (tenants.includes('cinema') ? { tenant: 'cinema', language: 'ar', account } : { tenant: 'arena', language: 'en', account });

/** In English. */
export const atHome = ({ account, tenants }: WayToPay): Buyer => ({ tenant: tenants[0]!, language: 'en', account });
