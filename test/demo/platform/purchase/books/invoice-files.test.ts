import { getDocumentProxy } from 'unpdf';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoices } from '../../../../../demo/platform/db/tables/purchase/subscription-tables.ts';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { paperOf } from '../../../../../demo/platform/purchase/books/papers/invoice-paper.ts';
import { writeInvoice } from '../../../../../demo/platform/purchase/books/papers/write-invoice.ts';
import { american, brazilian } from '../../../../support/billed-people.ts';
import { guestGiver } from '../../../../support/gift-giver.ts';
import { openWallet, passTime } from '../../../../support/member-wallet.ts';
import { openTestPlatform, type TestPlatform, type TestRealm } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Address { url: string; fileName: string }

/** Follows the address as a browser does: without a token. */
async function fetchFile({ url }: Address) {
  const { hostname, pathname } = new URL(url);
  return platform.running.app.inject({ url: pathname, headers: { host: `${hostname}:${platform.running.port}` } });
}

/** What a reader of PDF files finds: the words, the structure and the facts. */
async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const tags: string[] = [];
  const walk = (node: { role?: string; children?: unknown[] } | null) => {
    if (node?.role) tags.push(node.role);
    (node?.children ?? []).forEach((child) => walk(child as never));
  };
  walk(await page.getStructTree() as never);
  const [{ info }, mark] = [await document.getMetadata() as unknown as { info: Record<string, unknown> }, await document.getMarkInfo() as { Marked?: boolean } | null];
  const text = items.map((item) => ('str' in item ? item.str : '')).filter((part) => part.trim() !== '').join(' ').normalize('NFKC');
  return { text, tags, title: info['Title'], language: info['Language'], isMarked: mark?.Marked };
}

/** A text string as the file holds it. @source ISO 32000-1 §7.9.2.2 */
const asPdfText = (words: string): string => Buffer.from(`\ufeff${words}`, 'utf16le').swap16().toString('latin1').replace(/[\\()]/g, '\\$&');

async function boughtIn(realm: TestRealm, sku: string, language: string) {
  const member = await openWallet(platform, realm, 'member');
  const card = await member.card();
  const basket = (await member.ask({ method: 'PUT', path: `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=true`, headers: { 'accept-language': language } })).body as { basketId: string; version: number };
  const body = { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: card, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } };
  await member.ask({ path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': `${realm}-${language}`, 'accept-language': language }, body });
  const [item] = await member.history() as unknown as { id: string; pdf?: string }[];
  return { member, item: item! };
}

test('a payment has an invoice as a tagged file with its fonts, in the language it was bought in', async () => {
  const { member, item } = await boughtIn('arena', 'arena-pass-month', 'es');
  expect(item.pdf).toMatch(/^ARENA-\d{6}\.pdf$/);
  const address = (await member.ask({ path: `/api/v2/customer/payment-history/${item.id}/pdf` })).body as Address;
  const reply = await fetchFile(address);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control'], reply.headers['content-disposition']]).toEqual([200, 'application/pdf', 'no-store', `attachment; filename="${item.pdf}"`]);
  const read = await readPdf(reply.rawPayload);
  expect(read).toMatchObject({ title: `Factura ${item.pdf!.replace('.pdf', '')}`, language: 'es', isMarked: true });
  for (const words of ['Factura', 'Arena Deportes S.L.', 'NIF ES B99999992', 'member@footlight.test', '8,26', '1,73', '9,99', 'Impuesto 21 %']) expect(read.text).toContain(words);
  expect(read.tags.filter((tag) => tag === 'TD')).toHaveLength(8);
  expect(read.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH']));
  const raw = reply.rawPayload.toString('latin1');
  expect([/\/FontFile2 /.test(raw), /\/BaseFont \/Helvetica/.test(raw)]).toEqual([true, false]);
});

test('an Arabic invoice joins its letters, and reads from right to left; a later change of a name changes no old invoice', async () => {
  const { member, item } = await boughtIn('cinema', 'cinema-basic-month', 'ar');
  const { db } = platform.running.context;
  await db.update(accounts).set({ name: 'Somebody Else' }).where(eq(accounts.id, 'cinema.member'));
  const reply = await fetchFile((await member.ask({ path: `/api/v2/customer/payment-history/${item.id}/pdf` })).body as Address);
  const read = await readPdf(reply.rawPayload);
  expect(read).toMatchObject({ language: 'ar', isMarked: true, title: expect.stringMatching(/^فاتورة CINEMA-\d{6}$/) as string });
  expect(read.text).not.toContain('Somebody Else');
  // Drawn from left to right, and turned back by whoever reads the file; joined letters come as pieces.
  const letters = read.text.replace(/[\s\p{Cc}]/gu, '');
  for (const words of ['فاتورة', 'العميل', 'الإجمالي', 'CINEMA-000001', '$6.29']) expect(letters).toContain(words);
  const raw = reply.rawPayload.toString('latin1');
  for (const words of ['فاتورة', 'الوصف']) expect(raw).toContain(`/ActualText (${asPdfText(words)})`);
});

test.each([['PHP', 'en', 2, '₱1,234.56'], ['BRL', 'pt', 2, 'R$ 1.234,56'], ['KWD', 'en', 3, 'KWD 123.456'], ['JPY', 'en', 0, '¥123,456']])('%s is written in %s with its sign', async (currency, locale, scale, words) => {
  const [row] = await platform.running.context.db.select().from(invoices).limit(1);
  const read = await readPdf(await writeInvoice({ ...row!, total: 123_456, currency, scale, paper: { ...row!.paper!, locale } }));
  // A sign of another font is a word of its own to a reader.
  expect(read.text.replace(/\s/g, '')).toContain(words.replace(' ', ''));
});

/** Who is billed, and how the tax is called, as a reader finds them. */
test.each([
  ['US', 'en', american, ['1 Main Street', 'Austin, TX 73301', 'United States', 'Sales tax 6.25 %, Texas']],
  ['US', 'es', american, ['Estados Unidos', 'Impuesto sobre ventas 6,25 %, Texas']],
  ['BR', 'pt', brazilian, ['Rua das Flores 12', 'São Paulo-SP', '01310-100', 'Brasil', 'CPF 123.456.789-09', 'Imposto 21 %']],
] as const)('in %s an invoice in %s says who is billed, where, and by which tax', async (country, locale, details, words) => {
  const { db } = platform.running.context;
  const giver = await guestGiver(platform, `${locale}@footlight.test`, country);
  await giver.bill(details);
  await giver.pay(await giver.choose());
  const [row] = await db.select().from(invoices).where(like(invoices.accountId, 'guest-buyer-%')).orderBy(desc(invoices.number)).limit(1);
  const paper = await paperOf(db, { ...row!, locale, from: row!.issuedAt, until: null });
  const { text } = await readPdf(await writeInvoice({ ...row!, paper: paper! }));
  for (const said of [...words, `${locale}@footlight.test`]) expect(text).toContain(said);
});

test('the address is good once and for a minute, and for the owner alone', async () => {
  const member = await openWallet(platform, 'arena', 'member');
  const [item] = await member.history() as unknown as { id: string }[];
  const path = `/api/v2/customer/payment-history/${item!.id}/pdf`;
  const other = await openWallet(platform, 'arena', 'reader');
  expect([(await other.ask({ path })).status, (await platform.ask({ realm: 'arena', path, token: (await platform.guest('arena')).authorisationToken })).status]).toEqual([404, 401]);
  const address = (await member.ask({ path })).body as Address;
  expect((await fetchFile({ ...address, url: address.url.replace('arena.', 'cinema.') })).statusCode).toBe(404);
  expect([(await fetchFile(address)).statusCode, (await fetchFile(address)).statusCode]).toEqual([200, 404]);
  const late = (await member.ask({ path })).body as Address;
  await passTime(platform, 61_000);
  expect((await fetchFile(late)).statusCode).toBe(404);
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
});
