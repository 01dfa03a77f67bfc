/**
 * What the specification names and the reference platform does not give yet.
 *
 * A fake may answer it; each line goes as soon as the platform gives it, which a test watches.
 */
export const specOnly: ReadonlySet<string> = new Set([
  // spec 1 §8 "Access denied throws the licences": here the details are answered with DENIED, and the streams are refused.
  'readVodPlayback: the platform never refuses with 403 access-denied',
  // spec 1 §3 "Bucket types include EPG", §9 "25 for EPG sections".
  'readBucket: the platform gives no readBucket.type "EPG"',
  // spec 2 §3 "else FREE": nothing is given away yet.
  'readLicences: the platform gives no licences.type "FREE"',
  // design/checkout.md 3: the sandbox bank answers at once, and refuses with 402.
  'payBasket: the platform gives no payBasket.state "DECLINED"',
  'payBasket: the platform gives no payBasket.state "PENDING"',
  'payBasket: the platform gives no payBasket.state "AUTHORISING"',
  'readPaymentAttempt: the platform gives no readPaymentAttempt.state "AUTHORISING"',
]);
