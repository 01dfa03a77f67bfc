import { describe, expect, test, vi } from 'vitest';
import { AnswerLife } from '../../../../../demo/platform/server/answers/answer-life.ts';
import { KeptAnswer } from '../../../../../demo/platform/server/answers/kept-answer.ts';
import { createKeptAnswers } from '../../../../../demo/platform/server/answers/kept-answers.ts';

const answerAt = (now: number, ...turns: number[]) => {
  const life = new AnswerLife(now);
  life.turnsAt(...turns);
  return new KeptAnswer({ now }, life);
};
const textOf = (answer: KeptAnswer): string => answer.plain.toString();

describe('an answer that many share', () => {
  test('is made once for thirty who ask at the same time', async () => {
    const kept = createKeptAnswers();
    const make = vi.fn(async () => answerAt(10));
    const all = await Promise.all(Array.from({ length: 30 }, () => kept.get('home', 10, make)));
    expect(new Set(all).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['before its next turn', 19, '{"now":15}'],
    ['at its next turn', 20, '{"now":20}'],
    ['after the clock was set back within its time', 10, '{"now":15}'],
    ['after the clock was set back before its time', 9, '{"now":9}'],
  ])('is the right one %s', async (_when, now, expected) => {
    const kept = createKeptAnswers();
    await kept.get('home', 15, async () => answerAt(15, 10, 20, 30));
    expect(textOf(await kept.get('home', now, async () => answerAt(now, 10, 20, 30)))).toBe(expected);
  });

  test('that could not be made is made for the next one', async () => {
    const kept = createKeptAnswers();
    await expect(kept.get('home', 1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(textOf(await kept.get('home', 1, async () => answerAt(1)))).toBe('{"now":1}');
  });
});

test('an answer is packed once in each form', async () => {
  const answer = new KeptAnswer({ text: 'again and '.repeat(500) }, new AnswerLife(0));
  const [one, two] = await Promise.all([answer.packed('br'), answer.packed('br')]);
  expect(one).toBe(two);
  expect(one.length).toBeLessThan(answer.plain.length / 5);
});
