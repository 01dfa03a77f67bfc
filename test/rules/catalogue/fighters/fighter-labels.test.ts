import { expect, it } from 'vitest';
import { methodLabelOf, resultLabelOf, roundTime, statLine, weightLabelOf } from '../../../../src/rules/catalogue/fighters/fighter-labels.ts';
import { fallbackText } from '../../../../src/rules/realm/fallback-texts.ts';

/** @source spec 1 §3 "fight result methods, win/loss/no contest, weight classes, stat names" */
it.each([['WIN', 'Win'], ['LOSS', 'Loss'], ['DRAW', 'Draw'], ['NO_CONTEST', 'No contest']] as const)('the result %s reads %s', (result, text) => {
  expect(fallbackText(resultLabelOf(result)!)).toBe(text);
});

it.each([
  ['KO', 'Knockout'], ['TKO', 'Technical knockout'], ['SUBMISSION', 'Submission'], ['UNANIMOUS_DECISION', 'Unanimous decision'], ['SPLIT_DECISION', 'Split decision'],
  ['MAJORITY_DECISION', 'Majority decision'], ['TECHNICAL_DECISION', 'Technical decision'], ['DOCTOR_STOPPAGE', 'Doctor’s stoppage'],
  ['DISQUALIFICATION', 'Disqualification'], ['FORFEIT', 'Forfeit'], ['OVERTURNED', 'Overturned'],
] as const)('the method %s reads %s', (method, text) => {
  expect(fallbackText(methodLabelOf(method)!)).toBe(text);
});

it.each([
  ['STRAWWEIGHT', 'Strawweight'], ['FLYWEIGHT', 'Flyweight'], ['BANTAMWEIGHT', 'Bantamweight'], ['FEATHERWEIGHT', 'Featherweight'], ['LIGHTWEIGHT', 'Lightweight'],
  ['WELTERWEIGHT', 'Welterweight'], ['MIDDLEWEIGHT', 'Middleweight'], ['LIGHT_HEAVYWEIGHT', 'Light heavyweight'], ['HEAVYWEIGHT', 'Heavyweight'], ['CATCHWEIGHT', 'Catchweight'],
] as const)('the weight class %s reads %s', (weightClass, text) => {
  expect(fallbackText(weightLabelOf(weightClass)!)).toBe(text);
});

it.each([
  ['SIGNIFICANT_STRIKES_PER_MINUTE', 3.456, 'Significant strikes a minute', '3.46'], ['STRIKING_ACCURACY', 42, 'Striking accuracy', '42%'],
  ['STRIKES_ABSORBED_PER_MINUTE', 2, 'Strikes absorbed a minute', '2'], ['STRIKING_DEFENCE', 51.4, 'Striking defence', '51%'],
  ['TAKEDOWNS_PER_BOUT', 1.1, 'Takedowns a bout', '1.1'], ['TAKEDOWN_ACCURACY', 100, 'Takedown accuracy', '100%'], ['TAKEDOWN_DEFENCE', 0, 'Takedown defence', '0%'],
  ['SUBMISSIONS_PER_BOUT', 0.4, 'Submission attempts a bout', '0.4'], ['KNOCKDOWNS_PER_BOUT', 0.35, 'Knockdowns a bout', '0.35'], ['AVERAGE_BOUT_TIME', 541, 'Average bout time', '9:01'],
] as const)('the figure %s of %d reads %s %s', (name, value, words, text) => {
  const line = statLine({ name, value }, 'en')!;
  expect([fallbackText(line.labelKey), line.text]).toEqual([words, text]);
});

it('what a newer platform says is left out', () => {
  expect([resultLabelOf('UNKNOWN'), resultLabelOf(undefined), methodLabelOf('UNKNOWN'), methodLabelOf(undefined), weightLabelOf('UNKNOWN'), statLine({ name: 'UNKNOWN', value: 1 }, 'en')]).toEqual(Array(6).fill(undefined));
});

it('a round is minutes and seconds in the viewer’s digits', () => {
  expect([roundTime(37, 'en'), roundTime(300, 'en'), roundTime(67, 'ar-EG')]).toEqual(['0:37', '5:00', '١:٠٧']);
});
