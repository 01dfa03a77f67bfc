import { describe, expect, it } from 'vitest';
import { readSoakArguments, soakHelp } from './read-soak-arguments.mjs';

const read = (words: string) => readSoakArguments(words.split(' ').filter(Boolean));

describe('the words after `npm run test:soak --`', () => {
  it('are patterns, wherever they stand, and numbers', () => {
    expect(read('site/phone')).toEqual({ patterns: ['site/phone'], times: 50, load: 0, workers: undefined, firefox: false, help: false, mistake: undefined });
    expect(read('site/phone --times 200 --load 4 guide.spec.ts:30 --workers 1 --firefox')).toEqual({ patterns: ['site/phone', 'guide.spec.ts:30'], times: 200, load: 4, workers: 1, firefox: true, help: false, mistake: undefined });
  });

  it.each<[words: string, mistake: RegExp]>([
    ['', /Name the spec files/],
    ['--times 5', /Name the spec files/],
    ['guide --times', /--times takes a whole number from 1; "" is none/],
    ['guide --times 0', /"0" is none/],
    ['guide --load -1', /--load takes a whole number from 0; "-1" is none/],
    ['guide --workers two', /"two" is none/],
    ['guide --load 1.5', /"1.5" is none/],
    ['guide --retries 2', /"--retries" is no option/],
    ['guide --constructor 2', /"--constructor" is no option/],
  ])('"%s" is a mistake', (words, mistake) => expect(read(words).mistake).toMatch(mistake));

  it('ask for help with --help and -h, and the help names every option', () => {
    expect(['--help', 'guide -h', 'guide'].map((words) => read(words).help)).toEqual([true, true, false]);
    for (const option of ['--times', '--load', '--workers', '--firefox']) expect(soakHelp).toContain(option);
  });
});
