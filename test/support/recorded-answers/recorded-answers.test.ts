import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { callNamed, callsBySubject, everyCall } from './every-call.ts';
import { isRecordedWord, neverGiven, neverRefused } from './given-answers.ts';
import { faultBody, platformFault } from './platform-fault.ts';
import { recordAnswers, recordedText } from './record-answers.ts';
import { recorded, recordedAnswers, refused } from './recorded-answer.ts';
import { recordingsOf } from './recordings.ts';
import { specOnly } from './spec-only.ts';

describe('the recordings', () => {
  it('are what the platform answers now; after a change of it, run npm run record and read the diff', async () => {
    for (const [subject, answers] of Object.entries(await recordAnswers())) {
      expect(recordedText(answers), `recorded/${subject}.json`).toBe(readFileSync(new URL(`./recorded/${subject}.json`, import.meta.url), 'utf8'));
    }
  }, 300_000);

  it('hold every call of src/api/calls', () => {
    const subjects = readdirSync('src/api/calls', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts')).map((path) => (dirname(path).startsWith('identity') ? 'identity' : basename(path, '.ts')));
    expect(Object.keys(callsBySubject).sort()).toEqual([...new Set(subjects)].sort());
    expect(Object.keys(everyCall).filter((call) => Object.keys(recordingsOf(call)).length === 0)).toEqual([]);
  });

  it.each(Object.keys(everyCall))('of %s fit its contract', (call) => {
    for (const { status, answer, input } of Object.values(recordingsOf(call))) {
      expect(z.safeParse(callNamed(call)!.input, input).success).toBe(true);
      if (status < 400) expect(z.safeParse(callNamed(call)!.output, answer).error).toBeUndefined();
    }
  });

  it('hold no chance: no port but 4000, no signature, no token that could be used', () => {
    const text = JSON.stringify(Object.keys(everyCall).map((call) => recordingsOf(call)));
    // Partners' development servers are registered by their usual ports.
    expect([...new Set(text.match(/(?<!http:\/\/)localhost:\d+/g))]).toEqual(['localhost:4000']);
    expect(text).not.toMatch(/signature=(?!signature)/);
    expect(text).not.toMatch(/"refreshToken":"(?!refresh-token-|unknown|")/);
  });

  it('a fault of the switch is as recorded', () => {
    expect(recordingsOf('readView')['guest: platform down']).toMatchObject({ status: 503, answer: faultBody });
    expect(platformFault('readView', 503)).toMatchObject({ status: 503, code: 'fault' });
  });
});

describe('a recorded answer', () => {
  it('comes through the contract, with the fields that a test changes', () => {
    const details = recorded('readLivePlayback', 'guest: an event that has not begun', { title: 'Another name' });
    expect(details).toMatchObject({ id: '2006', title: 'Another name', startDate: expect.any(Number) as number });
  });

  it('cannot be changed into what the contract does not know', () => {
    expect(() => recorded('readVodPlayback', 'guest: a free film', { duration: 'long' as never })).toThrow(/duration/);
  });

  it('refuses as the platform did', () => {
    expect(refused('payBasket', 'buyer: declined')).toThrow(expect.objectContaining({ status: 402, code: 'card_declined' }) as Error);
    expect(() => recorded('payBasket', 'buyer: declined')).toThrow(/is a refusal/);
  });

  it('is chosen by viewer and input', () => {
    const ask = (viewer: string, call: keyof typeof everyCall, input: object) => (recordedAnswers(viewer)[call] as (input: unknown) => unknown)(z.parse(callNamed(call)!.input, input));
    expect(ask('guest', 'readVodPlayback', { id: '1003' })).toMatchObject({ accessLevel: 'DENIED' });
    expect(ask('subscriber', 'readVodPlayback', { id: '1003' })).toMatchObject({ accessLevel: 'GRANTED' });
    expect(ask('member', 'readView', { type: 'home', id: 'home' })).toMatchObject({ title: 'Home' });
    expect(() => ask('guest', 'readWatchlists', {})).toThrow(expect.objectContaining({ code: 'sign-in-required' }) as Error);
  });
});

describe('what the platform never gives', () => {
  const film = recorded('readVodPlayback', 'guest: a free film');

  it('is nothing that is recorded, as it came or as the contract reads it', () => {
    expect(neverGiven('readVodPlayback', film)).toEqual([]);
    expect(neverGiven('readBucket', recordingsOf('readBucket')['guest: live']!.answer)).toEqual([]);
  });

  it('is a field or a word that no recording holds', () => {
    expect(neverGiven('readVodPlayback', { ...film, accessLevel: 'PENDING', colour: 'red' })).toEqual([
      'readVodPlayback: the platform gives no "colour" in content item', 'readVodPlayback: the platform gives no content item.accessLevel "PENDING"',
    ]);
  });

  it('is a refusal with another status or code; the fault switch and expired tokens may come to any call', () => {
    const thrown = (act: () => never) => { try { return act(); } catch (failure) { return failure; } };
    const declined = thrown(refused('payBasket', 'buyer: declined'));
    expect(neverRefused('payBasket', declined)).toEqual([]);
    expect(neverRefused('readView', declined)).toEqual(['readView: the platform never refuses with 402 card_declined']);
    expect(neverRefused('readView', platformFault('readView', 502))).toEqual([]);
    expect(neverRefused('readView', thrown(refused('refreshTokens', 'visitor: an unknown token')))).toEqual([]);
  });

  it('leaves no line in the list of what only the specification names that the platform gives by now', () => {
    const words = [...specOnly].filter((sentence) => {
      const [, place = '', word = ''] = /the platform gives no ([^"]+) "(.+)"$/.exec(sentence) ?? [];
      return isRecordedWord(place, word);
    });
    const refusals = Object.keys(everyCall).flatMap((call) => Object.values(recordingsOf(call)).flatMap(({ status, answer }) =>
      (status >= 400 ? [`${call}: the platform never refuses with ${status} ${(answer as { code: string }).code}`] : [])));
    expect([...words, ...refusals.filter((sentence) => specOnly.has(sentence))]).toEqual([]);
  });
});
