import * as fc from 'fast-check';

/** One of a tenant's three prices: a licence that may rest, one above it in its family, and another one. */
export type Rung = 'low' | 'high' | 'other';
export type CardKind = 'good' | 'once' | 'slowBack' | 'bad' | 'asked' | 'askedThenBad' | 'disputed';
/** By a card, by the way of the viewer's own country, or by a bank that may take a day. */
export type Means = CardKind | 'LOCAL' | 'BANK';
export type Times = 'once' | 'twice' | 'twiceWithOneKey';
export type Verb = 'pause' | 'resume' | 'cancel' | 'cancelAnyway' | 'reactivate' | 'redeem' | 'refuse';

/** What a viewer, a second page of theirs, their bank and its messages may do. */
type Deed =
  | { do: 'buy'; rung: Rung; /** What is paid once goes into the same basket, where it may. */ isWithOther?: boolean; by: Means; voucher?: string | undefined; pays: Times }
  | { do: 'fillBasket'; rung: Rung }
  | { do: 'press'; answer: 'pay' | 'once' | 'later' | 'refuse' | 'cancel'; isWordLost: boolean }
  | { do: 'word' | 'return' | 'giveUp' | 'reload' | 'payAgain' | 'redeemVoucher' | 'redeemOwnGift' | 'keepPlan' | 'withdraw' }
  | { do: 'giveGift'; rung: 'low' | 'high'; by: Means; pays: Times }
  | { do: 'changePlan'; pays: Times }
  | { do: 'verb'; verb: Verb; rung: 'low' | 'high' }
  | { do: 'changeCard'; card: CardKind; rung: 'low' | 'high' }
  | { do: 'answerPrice'; status: 'CONTINUE' | 'LEAVE' };

/** A deed, and which of the two processes hears it first: each further request goes to the other one. */
export type Step = Deed & { at: 0 | 1 };

export type StepOf<D extends Step['do']> = Extract<Step, { do: D }>;

/** One step, or two at the same time. */
export type Beat = readonly [Step] | readonly [Step, Step];

/** What happens to everybody after a beat: time, or a new price. `isMeanwhile`: during the beat. */
export interface Moment { days: number; isMeanwhile: boolean; hasNewPrice: boolean }

/** One viewer's walk. */
export interface Walk { realm: 'arena' | 'cinema'; country: 'NL' | 'BR' | 'PH'; beats: readonly Beat[] }

/** Walks of several viewers side by side, and the time that passes for all of them. */
export interface Crowd { walks: readonly Walk[]; moments: readonly Moment[] }

/** chosen: a walk has four to six beats, of one step or two: shorter ones leave little to go wrong, longer ones are found by shorter ones */
const mostBeats = 6;

const rung = fc.constantFrom<Rung>('low', 'low', 'high', 'other');
const verbRung = fc.constantFrom('low' as const, 'low' as const, 'high' as const);
const card = fc.constantFrom<CardKind>('good', 'good', 'once', 'bad', 'asked', 'askedThenBad');
const means = fc.constantFrom<Means>('good', 'good', 'once', 'slowBack', 'bad', 'asked', 'askedThenBad', 'LOCAL', 'LOCAL', 'LOCAL', 'BANK');
const times = fc.constantFrom<Times>('once', 'once', 'twice', 'twiceWithOneKey');
const voucher = fc.constantFrom(undefined, undefined, undefined, 'WELCOME20', 'FREEMONTH', 'ONCE', 'YEARONLY', 'SUMMER');
const at = fc.constantFrom(0 as const, 1 as const);

const several = fc.constantFrom(false, false, true);

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('buy' as const), rung, isWithOther: several, by: means, voucher, pays: times, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fillBasket' as const), rung, at }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), answer: fc.constantFrom('pay' as const, 'pay' as const, 'pay' as const, 'once' as const, 'later' as const, 'refuse' as const, 'cancel' as const), isWordLost: fc.boolean(), at }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('word' as const, 'return' as const, 'giveUp' as const, 'reload' as const, 'payAgain' as const), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('redeemVoucher' as const, 'redeemOwnGift' as const, 'redeemOwnGift' as const, 'withdraw' as const, 'withdraw' as const, 'keepPlan' as const), at }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('verb' as const), verb: fc.constantFrom<Verb>('pause', 'resume', 'cancel', 'cancelAnyway', 'reactivate', 'redeem', 'refuse'), rung: verbRung, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('changeCard' as const), card, rung: verbRung, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveGift' as const), rung: fc.constantFrom('low' as const, 'high' as const), by: means, pays: times, at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('changePlan' as const), pays: times, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answerPrice' as const), status: fc.constantFrom('CONTINUE' as const, 'LEAVE' as const), at }) },
);

const beat: fc.Arbitrary<Beat> = fc.oneof({ weight: 3, arbitrary: fc.tuple(deed) }, { weight: 2, arbitrary: fc.tuple(deed, deed) });

/** Most viewers begin by buying, and most of them succeed, since little happens to who holds nothing. */
const firstMeans = fc.constantFrom<Means>('good', 'good', 'good', 'good', 'once', 'slowBack', 'bad', 'asked', 'LOCAL', 'LOCAL', 'BANK');

const begin: fc.Arbitrary<Beat> = fc.tuple(fc.record({ do: fc.constant('buy' as const), rung, isWithOther: several, by: firstMeans, voucher, pays: fc.constantFrom('once' as const, 'twice' as const), at }));

const walk: fc.Arbitrary<Walk> = fc.record({ realm: fc.constantFrom('arena' as const, 'cinema' as const), country: fc.constantFrom('NL' as const, 'NL' as const, 'BR' as const, 'PH' as const), beats: fc.tuple(begin, fc.array(beat, { minLength: 3, maxLength: mostBeats - 1, size: 'max' })).map(([first, rest]) => [first, ...rest]) });

/** In days: longer than a payer has, and than a quote is good. */
const halfHour = 1 / 48;

const moment: fc.Arbitrary<Moment> = fc.record({ days: fc.constantFrom(0, 0, halfHour, 1, 3, 8, 31, 95), isMeanwhile: fc.boolean(), hasNewPrice: fc.constantFrom(false, false, false, false, true) });

/** @param most how many walk side by side at most */
export const crowdOf = (most: number): fc.Arbitrary<Crowd> =>
  fc.record({ walks: fc.array(walk, { minLength: 1, maxLength: most, size: 'max' }), moments: fc.array(moment, { minLength: mostBeats, maxLength: mostBeats }) });
