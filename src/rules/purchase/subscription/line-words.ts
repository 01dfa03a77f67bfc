import type { LabelKey } from '../../realm/fallback-texts.ts';
import { dayAndMonth } from './day-and-month.ts';
import { renewalPeriod, type RenewalPeriod } from './renewal-period.ts';
import type { Moment, SubscriptionLine } from './subscription-line.ts';

/** The words of a status line; `every` is said after them. */
export interface LineWords {
  labelKey: LabelKey;
  date?: string;
  every?: RenewalPeriod;
}

type Words = Record<SubscriptionLine['state'], { without: LabelKey; dated?: LabelKey; active?: LabelKey }>;

/** chosen: the label keys, as the spec names none */
const words: Words = {
  pauseRequested: { without: 'subscriptionPauseRequested', dated: 'subscriptionPauseRequestedFor' },
  resumeRequested: { without: 'subscriptionResumeRequested' },
  paymentPending: { without: 'subscriptionPaymentPending', dated: 'subscriptionPaymentPendingUntil' },
  pausedUntil: { without: 'subscriptionPaused', dated: 'subscriptionPausedUntil', active: 'subscriptionPausedUntilActive' },
  pausedIndefinitely: { without: 'subscriptionPaused', active: 'subscriptionPausedActive' },
  renewsToday: { without: 'subscriptionRenewsToday' },
  renewsTomorrow: { without: 'subscriptionRenewsTomorrow' },
  renewsOn: { without: 'subscriptionRenews', dated: 'subscriptionRenewsOn' },
  expiresToday: { without: 'subscriptionExpiresToday' },
  expiresTomorrow: { without: 'subscriptionExpiresTomorrow' },
  expiresOn: { without: 'subscriptionExpires', dated: 'subscriptionExpiresOn' },
  unknownRenewing: { without: 'subscriptionMayRenew', dated: 'subscriptionMayRenewOn' },
  unconfirmed: { without: 'subscriptionUnconfirmed' },
  free: { without: 'subscriptionFree' },
  endless: { without: 'subscriptionEndless' },
  inactive: { without: 'subscriptionInactive' },
  expired: { without: 'subscriptionExpired', dated: 'subscriptionExpiredOn' },
  unknown: { without: 'subscriptionUnknown' },
};

/** @param period ISO duration of the subscription; said of what is renewed alone */
export function lineWords(line: SubscriptionLine, { period, locale, moment }: { period: string | undefined; locale: string; moment: Moment }): LineWords {
  const { without, dated, active } = words[line.state];
  const at = 'at' in line ? line.at : undefined;
  const isActive = 'isStillActive' in line && line.isStillActive;
  return {
    labelKey: (isActive ? active : undefined) ?? (at === undefined ? undefined : dated) ?? without,
    date: at === undefined ? undefined : dayAndMonth(at, locale, moment),
    every: line.state.startsWith('renews') ? renewalPeriod(period, locale) : undefined,
  };
}
