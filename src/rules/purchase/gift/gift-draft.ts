import { latestGiftDays } from '../../../contracts/purchase/gift.ts';
import { cleanEmail, isEmail } from '../../identity/form/clean-text.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** A gift as it is typed. `day` is a date field's text, such as `2026-02-14`, or empty. */
export interface TypedGift { message: string; recipientEmail: string; day: string }

export type GiftField = 'recipientEmail' | 'day';

/** chosen: a mail that comes on a day comes at nine in the morning, where its giver is */
const deliveryHour = 9;

/** When its recipient is told, epoch milliseconds; undefined for at once, and for a day that is none. */
export function deliveryOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return undefined;
  const at = new Date(Number(year), Number(month) - 1, Number(date), deliveryHour);
  return at.getDate() === Number(date) ? at.getTime() : undefined;
}

/** The day of a moment as a date field writes it, where the viewer is. */
export function dayText(at: number): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The last day that can be chosen, as a date field writes it. */
export const latestDay = (now: number): string => dayText(now + latestGiftDays * 86_400_000);

/** What is wrong with a gift as it is typed, by field. @param now epoch milliseconds */
export function giftProblems({ recipientEmail, day }: TypedGift, now: number): Partial<Record<GiftField, LabelKey>> {
  const email = cleanEmail(recipientEmail);
  const isDay = day === '' || (deliveryOf(day) !== undefined && day >= dayText(now) && day <= latestDay(now));
  return {
    ...(email !== '' && !isEmail(email) ? { recipientEmail: 'pleaseProvideValidEmail' as const } : {}),
    ...(email !== '' && !isDay ? { day: 'giftDateOutOfRange' as const } : {}),
  };
}
