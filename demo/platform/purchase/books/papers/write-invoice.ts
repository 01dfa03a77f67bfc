import type { InvoicePaper, InvoiceRow, PaperLine } from '../../../db/tables/purchase/subscription-tables.ts';
import { dayText, moneyText } from '../../money-text.ts';
import { invoiceName } from '../invoice-name.ts';
import { PaperPage, type TextBox } from './paper-page.ts';
import { type PaperWords, paperWordsIn } from './paper-words.ts';

type Invoice = Omit<InvoiceRow, 'paper'> & { paper: InvoicePaper };

const muted = { color: '#565d68', size: 9 } as const;

interface Writing { page: PaperPage; row: Invoice; say: PaperWords; money(amount: number): string; day(at: number): string }

/** Words below one another. @returns where the next ones begin */
function column(page: PaperPage, heading: string, lines: readonly string[], { x, y, width }: TextBox): number {
  let at = y + page.text('H2', heading, { x, y, width }, { ...muted, weight: 700 }) + 2;
  for (const line of lines.filter((one) => one !== '')) at += page.text('P', line, { x, y: at, width });
  return at;
}

/** Who sells, who buys, and which paper it is. @returns where the next part begins */
function writeHead({ page, row, say, day }: Writing): number {
  const { seller, buyer } = row.paper;
  const half = page.width / 2 - 12;
  page.text('H1', row.kind === 'INVOICE' ? say.invoice : say.creditNote, { x: 0, y: 0, width: page.width }, { size: 24, weight: 700 });
  const facts = [[say.number, invoiceName(row.realm, row.number)], [say.date, day(row.issuedAt)], ...(row.reversedNumber === null ? [] : [[say.reversed, invoiceName(row.realm, row.reversedNumber)]])];
  let y = 46;
  for (const [name = '', value = ''] of facts) y += page.text('P', `${name}: ${value}`, { x: 0, y, width: page.width });
  y += 22;
  const ends = [
    column(page, say.seller, [seller.name, ...seller.address, seller.taxNumber, seller.email], { x: 0, y, width: half }),
    column(page, say.buyer, [buyer.name, ...(buyer.billed?.address ?? []), buyer.billed?.taxNumber ?? '', buyer.email], { x: page.width / 2 + 12, y, width: half }),
  ];
  return Math.max(...ends) + 28;
}

/** The tax with its rate, and the state that takes it. */
function taxText({ row: { paper: { locale, tax: { percent, area } } }, say }: Writing): string {
  const rate = new Intl.NumberFormat(locale.startsWith('ar') ? 'en' : locale, { maximumFractionDigits: 3 }).format(percent);
  return (area === undefined ? say.tax : say.stateTax.replace('{area}', area)).replace('{percent}', rate);
}

/** Each thing that was sold, with its own sums. */
function soldOf({ lines, net, tax, total, paper: { line, moreLines = [] } }: Invoice): { line: PaperLine; net: number; tax: number; total: number }[] {
  return [line, ...moreLines].map((one, place) => ({ net, tax, total, ...lines?.[place], line: one }));
}

/** What was sold, with its sums. @returns where the next part begins */
function writeSums(writing: Writing, top: number): number {
  const { page, row, say, money, day } = writing;
  const [wide, narrow] = [page.width * 0.4, page.width * 0.2];
  const boxes = (y: number) => [{ x: 0, y, width: wide - 8 }, { x: wide, y, width: narrow - 8 }, { x: wide + narrow, y, width: narrow - 8 }, { x: wide + 2 * narrow, y, width: narrow }];
  const cells = (y: number, words: readonly string[], style: { weight?: 400 | 700; color?: string; size?: number } = {}) =>
    boxes(y).map((box, at) => ({ box, words: words[at] ?? '', style: at === 0 ? style : { ...style, side: 'end' as const } }));
  const table = page.table();
  let y = top + page.row(table, 'TH', cells(top, [say.what, say.net, taxText(writing), say.total], { ...muted, weight: 700 })) + 8;
  const ruleAt = y;
  y += 8;
  for (const { line: { name, from, until }, net, tax, total } of soldOf(row)) {
    const period = until === null ? '' : `\n${say.until.replace('{from}', day(from)).replace('{until}', day(until))}`;
    y += page.row(table, 'TD', cells(y, [`${name}${period}`, money(net), money(tax), money(total)])) + 10;
  }
  const secondRule = y;
  y += 10;
  y += page.row(table, 'TD', cells(y, [say.total, money(row.net), money(row.tax), money(row.total)], { weight: 700, size: 11 }));
  table.end();
  page.rule(ruleAt);
  page.rule(secondRule);
  return y + 28;
}

/**
 * An invoice or a credit note as a PDF: tagged, with its fonts, in the language that it was issued in.
 *
 * @source design/checkout.md "Invoices with pdfkit and embedded Noto fonts"
 */
export async function writeInvoice(row: Invoice): Promise<Buffer> {
  const { locale, seller } = row.paper;
  const say = paperWordsIn(locale);
  const { scale, currency } = row;
  const title = `${row.kind === 'INVOICE' ? say.invoice : say.creditNote} ${invoiceName(row.realm, row.number)}`;
  const page = await PaperPage.open({ title, author: seller.name, locale, rtl: locale.startsWith('ar'), madeAt: row.issuedAt });
  const writing: Writing = { page, row, say, money: (amount) => moneyText({ amount, scale, currency }, locale), day: (at) => dayText(at, locale) };
  const end = writeSums(writing, writeHead(writing));
  page.text('P', (row.kind === 'INVOICE' ? say.paid : say.credited).replace('{date}', writing.day(row.issuedAt)), { x: 0, y: end, width: page.width });
  return page.bytes();
}
