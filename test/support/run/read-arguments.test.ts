import { describe, expect, it } from 'vitest';
import { helpText } from './help-text.mjs';
import { parts, readArguments } from './read-arguments.mjs';

describe('the words after `npm test --`', () => {
  it.each<[words: string, chosen: string, patterns: string]>([
    ['', 'build types lint unit browser', ''],
    ['unit', 'unit', ''],
    ['browser guide', 'browser', 'guide'],
    ['unit rules/guide', 'unit', 'rules/guide'],
    ['lint types', 'types lint', ''],
    ['unit browser guide row', 'unit browser', 'guide row'],
    ['guide', 'build types lint unit browser', 'guide'],
    ['guide unit', 'build types lint unit browser', 'guide unit'],
    ['--only unit', 'unit', ''],
    ['--only build,browser checkout', 'build browser', 'checkout'],
    ['checkout --only browser', 'browser', 'checkout'],
    ['--only build --only browser', 'build browser', ''],
  ])('"%s" runs %s with patterns "%s"', (words, chosen, patterns) => {
    const read = readArguments(words.split(' ').filter(Boolean));
    expect([read.parts.join(' '), read.patterns.join(' '), read.mistake]).toEqual([chosen, patterns, undefined]);
  });

  it.each<[words: string, mistake: RegExp]>([
    ['--only units', /--only takes build, types, lint, unit, browser, webkit, attack; "units" is none of them/],
    ['unit --only', /"" is none of them/],
    ['--watch', /"--watch" is no option/],
    ['--all --shard', /--shard takes a number of how many, such as 2\/8; "" is none/],
    ['--all --shard 9/8', /"9\/8" is none/],
    ['--all --shard 0/8', /"0\/8" is none/],
    ['--shard 2/8', /`npm test` is run whole/],
  ])('"%s" is a mistake', (words, mistake) => {
    expect(readArguments(words.split(' ')).mistake).toMatch(mistake);
  });

  it('runs every browser test in Firefox with --firefox, before patterns and after', () => {
    const asked = [['browser', '--firefox'], ['browser', '--firefox', 'guide'], ['browser', 'guide', '--firefox'], ['browser', 'guide']].map((words) => readArguments(words));
    expect(asked.map(({ parts: chosen, patterns, firefox }) => [chosen.join(), patterns.join(), firefox])).toEqual([['browser', '', true], ['browser', 'guide', true], ['browser', 'guide', true], ['browser', 'guide', false]]);
  });

  it('runs everything that there is with --all, and a piece of it with --shard', () => {
    expect(readArguments(['--all'])).toMatchObject({ all: true, shard: undefined, parts: ['build', 'types', 'lint', 'unit', 'browser', 'webkit', 'attack'] });
    expect(readArguments(['--all', '--shard', '2/8', 'unit'])).toMatchObject({ all: true, shard: { index: 2, count: 8 }, parts: ['unit'] });
    expect(readArguments([])).toMatchObject({ all: false, shard: undefined });
  });

  it('runs what a change reaches with `changed`, which behind a pattern is a pattern', () => {
    expect(readArguments(['changed'])).toMatchObject({ changed: true, patterns: [] });
    expect(readArguments(['unit', 'changed'])).toMatchObject({ changed: true, parts: ['unit'] });
    expect(readArguments(['unit', 'guide', 'changed'])).toMatchObject({ changed: false, patterns: ['guide', 'changed'] });
  });

  it('asks for help with --help and -h', () => {
    expect([['--help'], ['-h'], ['unit', '--help'], ['unit']].map((words) => readArguments(words).help)).toEqual([true, true, true, false]);
  });

  it('the help names every part', () => {
    for (const part of parts) expect(helpText).toContain(part);
  });
});
