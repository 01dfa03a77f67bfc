import { and, eq } from 'drizzle-orm';
import { gifts } from '../../../demo/platform/db/tables/purchase/gift-tables.ts';
import { giftCode } from '../../../demo/platform/purchase/gifts/gift-code.ts';
import type { GiftBasket } from '../../../src/contracts/purchase/gift.ts';
import { giftOf } from './shelves.ts';
import type { Heard, TwoDoors } from './two-doors.ts';
import { otherDoor, payTimes } from './walk-payment.ts';
import type { StepOf } from './walk-step.ts';
import type { Walker } from './walker.ts';

/** Fills the gift basket and pays it. */
export async function giveGift(walker: Walker, { rung, by, pays, at }: StepOf<'giveGift'>): Promise<Heard[]> {
  const filled = await walker.ask(otherDoor(at), { method: 'PUT', path: '/api/v2/gift/basket', body: { giftId: giftOf(walker, rung) } });
  if (filled.status !== 200) return [filled];
  const { basketId, version } = filled.body as GiftBasket;
  return [filled, ...await payTimes(walker, { basketId, version }, { by, pays, at })];
}

/** Redeems what the viewer gave, as whoever got the code by mail: at both processes at once. */
export async function redeemOwnGift({ db }: TwoDoors, walker: Walker, at: 0 | 1): Promise<Heard[]> {
  const [paid] = await db.select({ id: gifts.id }).from(gifts).where(and(eq(gifts.accountId, walker.accountId), eq(gifts.state, 'PAID'))).limit(1);
  if (!paid) return [];
  const redeemCode = await giftCode(db, paid.id);
  const redeem = (door: 0 | 1) => walker.ask(door, { method: 'POST', path: '/api/v2/gift/redeem', body: { redeemCode } });
  return Promise.all([redeem(at), redeem(otherDoor(at))]);
}
