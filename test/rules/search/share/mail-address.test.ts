import { expect, it } from 'vitest';
import { mailAddress } from '../../../../src/rules/search/share/mail-address.ts';

it('is text in subject and body, whatever the title holds', () => {
  const url = new URL(mailAddress('Up & down?&bcc=a@b.example', 'https://a.example/video/7?a=1&b=2'));
  expect([...url.searchParams]).toEqual([['subject', 'Up & down?&bcc=a@b.example'], ['body', 'Up & down?&bcc=a@b.example\nhttps://a.example/video/7?a=1&b=2']]);
});
