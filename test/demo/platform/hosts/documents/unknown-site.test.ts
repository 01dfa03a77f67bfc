import { expect, test } from 'vitest';
import { offlineDocument } from '../../../../../demo/platform/hosts/documents/notice-document.ts';
import { unknownSiteDocument, unknownSiteHeaders } from '../../../../../demo/platform/hosts/documents/unknown-site.ts';
import { settingsOf } from '../hosts-under-test.ts';

test.each([['es-AR,en;q=0.5', 'es', 'servicio'], ['de,pt-BR;q=0.8', 'pt', 'serviço'], ['ar', 'ar', 'dir="rtl"'], ['fr', 'en', 'There is no service'], ['', 'en', 'There is no service']])('a name of no tenant says so to a reader of %s', (accepted, lang, words) => {
  const page = unknownSiteDocument(accepted);
  expect([page.includes(`<html lang="${lang}">`), page.includes(words)]).toEqual([true, true]);
  expect(unknownSiteHeaders['content-security-policy']).toContain("default-src 'none'");
});

test('the page without a connection speaks every language of the tenant, its own first, and leads to another try', () => {
  const page = offlineDocument(settingsOf('arena'));
  expect([...page.matchAll(/<section lang="(\w+)" dir="(\w+)">/g)].map(([, lang, direction]) => [lang, direction])).toEqual([['en', 'ltr'], ['es', 'ltr']]);
  expect(page.match(/<a href="">/g)).toHaveLength(2);
  expect(page).toContain('Arena &lt;Sports&gt; cannot be reached');
  expect(page).not.toContain('<script');
});
