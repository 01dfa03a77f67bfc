import type { PurchaseMailTexts } from './purchase-mail-text.ts';

/** English words of mails about purchases. */
export const enMails: PurchaseMailTexts = {
  receipt: { subject: 'Your receipt for {licence}', lead: 'We received {price} for {licence}. Your invoice is {invoice}.', dated: 'This is paid until {date}.', action: 'See your payments', note: 'Every invoice is in your account as a PDF.' },
  paidBack: { subject: 'You get {price} back', lead: 'Your contract for {licence} has ended, and {price} goes back the way it came. Your credit note is {invoice}.', action: 'See your payments', note: 'A bank may take some days to show it.' },
  trialEnds: { subject: 'Your free trial of {licence} ends soon', lead: 'Your free trial ends on {date}. After it {licence} costs {price}.', action: 'Keep or cancel', note: 'If you want to keep it, there is nothing to do. Cancel before that day and nothing is charged.' },
  renewalAhead: { subject: '{licence} is renewed soon', lead: '{licence} is renewed on {date} for {price}.', action: 'See your subscription', note: 'If you want to keep it, there is nothing to do. Cancel before that day and nothing more is charged.' },
  paymentRefused: { subject: 'Your payment for {licence} was not taken', lead: 'Your card was refused, so {licence} could not be renewed.', dated: 'It stays open until {date} while we try again.', action: 'Pay by another card', note: 'Your bank can tell you why. If you do nothing, the subscription ends.' },
  endedUnpaid: { subject: '{licence} has ended', lead: 'The payment for {licence} was refused several times, so the subscription has ended. Nothing is owed.', action: 'Start again', note: 'Your lists and your place in every title are still there.' },
  pauseEnds: { subject: 'Your pause of {licence} ends soon', lead: '{licence} goes on from {date} and costs {price}.', action: 'See your subscription', note: 'If you want to come back, there is nothing to do. Cancel before that day and nothing is charged.' },
  cancelled: { subject: 'You cancelled {licence}', lead: 'Your subscription to {licence} is cancelled, and nothing more is charged.', dated: 'You can watch until {date}.', action: 'See your subscription', note: 'If you change your mind before it ends, you can take this back in your account.' },
  newPrice: { subject: 'A new price for {licence}', lead: '{licence} will cost {price} from {date} on. We ask you before it is charged.', action: 'Agree or leave', note: 'Without your answer the subscription ends with the time that you have paid for.' },
  newPriceNotice: { subject: 'A new price for {licence}', lead: '{licence} will cost {price} from {date} on.', action: 'See your subscription', note: 'If you want to keep it, there is nothing to do. Cancel before your first payment at this price and it is not charged.' },
  offerTaken: { subject: 'Your offer for {licence}', lead: 'You stay with {licence}, and the payments to come are lower: {price} each while the offer lasts.', action: 'See your subscription', note: 'Thank you for staying with {service}.' },
  withdraw: 'You may withdraw from this contract until {until}, without a reason:',
  withdrawByView: 'You may withdraw from this contract until {until}, without a reason, unless it was played for a minute. You agreed to that when you paid:',
};
