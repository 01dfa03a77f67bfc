import { expect, test } from 'vitest';
import { ar } from '../../../../../demo/platform/seed/labels/ar.ts';
import { en } from '../../../../../demo/platform/seed/labels/en.ts';
import { es } from '../../../../../demo/platform/seed/labels/es.ts';
import { pt } from '../../../../../demo/platform/seed/labels/pt.ts';
import { ptMails } from '../../../../../demo/platform/purchase/mails/texts/purchase-mails-pt.ts';
import { mailTextsIn } from '../../../../../demo/platform/identity/mail/texts/mail-texts.ts';
import { withdrawalMailsIn } from '../../../../../demo/platform/purchase/withdrawal/withdrawal-mails.ts';
import { keysSaidTwice } from '../../../../support/keys-said-twice.ts';

const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each(Object.entries({ ar, es, pt }))('every English label exists in %s with the same placeholders', (_language, words) => {
  for (const [key, text] of Object.entries(en)) expect([key, places(words[key]), words[key] !== undefined]).toEqual([key, places(text), true]);
});

/** Words that are the same in both languages, names and signs. */
const alike: Record<string, readonly string[]> = {
  ar: ['airplay', 'rateTimes'],
  es: ['airplay', 'audioLanguage', 'colourMagenta', 'pinField', 'purchaseToWatch', 'rateNormal', 'rateTimes', 'secondsShort', 'subscriptionLineEvery', 'subtotal', 'total'],
  pt: ['accountEmail', 'airplay', 'colourMagenta', 'email', 'emailLink', 'pinField', 'purchaseToWatch', 'rateNormal', 'rateTimes', 'secondsShort', 'sharedLink', 'statsCodecs', 'subscriptionLineEvery', 'subtotal', 'total', 'trailer', 'volume'],
};

test.each(Object.entries({ ar, es, pt }))('what %s says is not the English, but for words that are alike', (language, words) => {
  expect(Object.keys(en).filter((key) => words[key] === en[key]).toSorted()).toEqual(alike[language]);
});

test.each(['ar', 'en', 'es', 'pt'])('each label of %s has its words in one file alone', (language) => {
  expect(keysSaidTwice('demo/platform/seed/labels', `${language}.ts`)).toEqual([]);
});

/** You as to a stranger, and what a viewer is told to do then. */
const formal = /(?<!\p{L})(?:você|vocês|para si|[Nn]ão precisa|(?:Abra|Confirme|Escolha|Escreva|Inicie|Peça|Tente|Veja|Verifique)(?= ))(?!\p{L})/u;

test('Portuguese says tu, in labels and in mails', () => {
  const said = { ...pt, mails: JSON.stringify([ptMails, withdrawalMailsIn('pt'), mailTextsIn('pt')]) };
  expect(Object.entries(said).filter(([, text]) => formal.test(text))).toEqual([]);
});
