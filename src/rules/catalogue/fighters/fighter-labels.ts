import type { Bout, BoutMethod, BoutResult } from '../../../contracts/catalogue/fighters/bout.ts';
import type { FighterStat, StatName } from '../../../contracts/catalogue/fighters/fighter-stat.ts';
import type { WeightClass } from '../../../contracts/catalogue/fighters/weight-class.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** What a value is written with: a plain number, a share of a hundred, or minutes and seconds. */
export type StatShape = 'number' | 'percent' | 'time';

/** @source spec 1 §3 "fight result methods, win/loss/no contest, weight classes, stat names" */
const results: Readonly<Record<BoutResult, LabelKey>> = { WIN: 'boutWin', LOSS: 'boutLoss', DRAW: 'boutDraw', NO_CONTEST: 'boutNoContest' };

const methods: Readonly<Record<BoutMethod, LabelKey>> = {
  KO: 'methodKo', TKO: 'methodTko', SUBMISSION: 'methodSubmission', UNANIMOUS_DECISION: 'methodUnanimousDecision', SPLIT_DECISION: 'methodSplitDecision',
  MAJORITY_DECISION: 'methodMajorityDecision', TECHNICAL_DECISION: 'methodTechnicalDecision', DOCTOR_STOPPAGE: 'methodDoctorStoppage',
  DISQUALIFICATION: 'methodDisqualification', FORFEIT: 'methodForfeit', OVERTURNED: 'methodOverturned',
};

const weights: Readonly<Record<WeightClass, LabelKey>> = {
  STRAWWEIGHT: 'weightStrawweight', FLYWEIGHT: 'weightFlyweight', BANTAMWEIGHT: 'weightBantamweight', FEATHERWEIGHT: 'weightFeatherweight', LIGHTWEIGHT: 'weightLightweight',
  WELTERWEIGHT: 'weightWelterweight', MIDDLEWEIGHT: 'weightMiddleweight', LIGHT_HEAVYWEIGHT: 'weightLightHeavyweight', HEAVYWEIGHT: 'weightHeavyweight', CATCHWEIGHT: 'weightCatchweight',
};

const stats: Readonly<Record<StatName, [LabelKey, StatShape]>> = {
  SIGNIFICANT_STRIKES_PER_MINUTE: ['statSignificantStrikes', 'number'], STRIKING_ACCURACY: ['statStrikingAccuracy', 'percent'],
  STRIKES_ABSORBED_PER_MINUTE: ['statStrikesAbsorbed', 'number'], STRIKING_DEFENCE: ['statStrikingDefence', 'percent'],
  TAKEDOWNS_PER_BOUT: ['statTakedowns', 'number'], TAKEDOWN_ACCURACY: ['statTakedownAccuracy', 'percent'], TAKEDOWN_DEFENCE: ['statTakedownDefence', 'percent'],
  SUBMISSIONS_PER_BOUT: ['statSubmissions', 'number'], KNOCKDOWNS_PER_BOUT: ['statKnockdowns', 'number'], AVERAGE_BOUT_TIME: ['statBoutTime', 'time'],
};

/** The label of a weight class; undefined for one that a newer platform knows. */
export const weightLabelOf = (weightClass: WeightClass | 'UNKNOWN'): LabelKey | undefined => (weightClass === 'UNKNOWN' ? undefined : weights[weightClass]);

/** The label of a result; undefined while the bout is to come. */
export const resultLabelOf = (result: Bout['result']): LabelKey | undefined => (result === undefined || result === 'UNKNOWN' ? undefined : results[result]);

/** The label of how a bout was decided. */
export const methodLabelOf = (method: Bout['method']): LabelKey | undefined => (method === undefined || method === 'UNKNOWN' ? undefined : methods[method]);

/** Minutes and seconds of a round, such as `4:07`. */
export function roundTime(seconds: number, locale: string): string {
  const number = (value: number, digits: number) => new Intl.NumberFormat(locale, { minimumIntegerDigits: digits }).format(value);
  return `${number(Math.floor(seconds / 60), 1)}:${number(Math.round(seconds) % 60, 2)}`;
}

/** A figure as it is written; undefined for one that a newer platform counts. */
export function statLine({ name, value }: FighterStat, locale: string): { labelKey: LabelKey; text: string } | undefined {
  if (name === 'UNKNOWN') return undefined;
  const [labelKey, shape] = stats[name];
  if (shape === 'time') return { labelKey, text: roundTime(value, locale) };
  if (shape === 'percent') return { labelKey, text: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100) };
  return { labelKey, text: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value) };
}
