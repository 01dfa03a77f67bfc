import { expect, test } from 'vitest';
import { lineWords } from '../../../../src/rules/purchase/subscription/line-words.ts';
import type { SubscriptionLine } from '../../../../src/rules/purchase/subscription/subscription-line.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';
import { fillText } from '../../../../src/rules/realm/fill-text.ts';

const at = Date.parse('2026-12-05T12:00:00Z');
const moment = { now: Date.parse('2026-11-24T12:00:00Z'), zone: 'UTC' };

function said(line: SubscriptionLine, locale = 'en-US'): string {
  const { labelKey, date = '', every } = lineWords(line, { period: 'P1M', locale, moment });
  const text = fillText(fallbackText(labelKey), { date });
  return every ? fillText(fallbackText('subscriptionLineEvery'), { line: text, every: fallbackText(every.labelKey) }) : text;
}

test.each<[SubscriptionLine, string]>([
  [{ state: 'pauseRequested', at }, 'A pause is requested. It begins on 12/5.'],
  [{ state: 'pauseRequested' }, 'A pause is requested.'],
  [{ state: 'resumeRequested' }, 'Its pause is about to end.'],
  [{ state: 'paymentPending', at }, 'The payment has not come yet. It is due by 12/5.'],
  [{ state: 'paymentPending' }, 'The payment has not come yet.'],
  [{ state: 'pausedUntil', at, isStillActive: true }, 'Paused until 12/5. You can still watch.'],
  [{ state: 'pausedUntil', at, isStillActive: false }, 'Paused until 12/5'],
  [{ state: 'pausedIndefinitely', isStillActive: true }, 'Paused until you resume it. You can still watch.'],
  [{ state: 'pausedIndefinitely', isStillActive: false }, 'Paused until you resume it'],
  [{ state: 'renewsToday', at }, 'Renews today, every month'],
  [{ state: 'renewsTomorrow', at }, 'Renews tomorrow, every month'],
  [{ state: 'renewsOn', at }, 'Renews on 12/5, every month'],
  [{ state: 'expiresToday', at }, 'Ends today'],
  [{ state: 'expiresTomorrow', at }, 'Ends tomorrow'],
  [{ state: 'expiresOn', at }, 'Ends on 12/5'],
  [{ state: 'unknownRenewing', at }, 'Paid until 12/5. We do not know whether it renews then.'],
  [{ state: 'unknownRenewing' }, 'We do not know whether it renews.'],
  [{ state: 'unconfirmed' }, 'The payment is not confirmed yet.'],
  [{ state: 'free' }, 'Free of charge'],
  [{ state: 'endless' }, 'Yours for good'],
  [{ state: 'inactive' }, 'Not active'],
  [{ state: 'expired', at: Date.parse('2026-11-01T12:00:00Z') }, 'Ended on 11/1/2026'],
  [{ state: 'expired' }, 'It has ended'],
  [{ state: 'unknown' }, 'We cannot say how this stands right now.'],
])('%j: %s', (line, text) => {
  expect(said(line)).toBe(text);
});

test('outside of the United States the day comes first', () => {
  expect(said({ state: 'expiresOn', at }, 'en')).toBe('Ends on 5/12');
});
