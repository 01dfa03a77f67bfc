import PDFDocument from 'pdfkit';
import { paperFonts, type PaperFonts, type Weight } from './paper-fonts.ts';
import { visualRuns } from './visual-runs.ts';

/** How words are drawn: `end` is the side on which lines end in the paper's language. */
export interface TextStyle { size?: number; weight?: Weight; side?: 'start' | 'end'; color?: string }

/** Where words are drawn, in points; `x` from the side on which lines begin. */
export interface TextBox { x: number; y: number; width: number }

/** What an element of the paper's structure is called. @source ISO 32000-1 §14.8.4 */
export type PaperTag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

/** @property rtl lines run from right to left */
export interface PaperFacts { title: string; author: string; locale: string; rtl: boolean; madeAt: number }

const margin = 56;
const lineHeight = 1.4;

/** A page of A4 that also says to a screen reader what it is: every word stands in a tagged element, with the text as it is read. */
export class PaperPage {
  readonly width: number;
  readonly #doc: Document;
  readonly #fonts: PaperFonts;
  readonly #facts: PaperFacts;
  readonly #chunks: Buffer[] = [];
  readonly #rules: number[] = [];
  readonly #root: Element;

  static async open(facts: PaperFacts): Promise<PaperPage> {
    return new PaperPage(facts, await paperFonts());
  }

  private constructor(facts: PaperFacts, fonts: PaperFonts) {
    this.#facts = facts;
    this.#fonts = fonts;
    const { title, author, locale, madeAt } = facts;
    this.#doc = new PDFDocument({
      size: 'A4', margin, pdfVersion: '1.7', tagged: true, lang: locale, displayTitle: true, info: { Title: title, Author: author, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) }, font: '',
    } as PDFKit.PDFDocumentOptions);
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const { name, bytes } of fonts.all) this.#doc.registerFont(name, bytes as unknown as PDFKit.Mixins.PDFFontSource);
    this.width = this.#doc.page.width - 2 * margin;
    this.#root = this.#doc.struct('Document', { title });
    this.#doc.addStructure(this.#root);
  }

  /** Words in an element of their own. @returns the height that they took */
  text(tag: PaperTag, words: string, box: TextBox, style: TextStyle = {}, parent: Element = this.#root): number {
    const lines = this.#linesOf(words, box.width, style);
    parent.add(this.#doc.struct(tag, { actual: words }, () => lines.forEach((line, at) => this.#line(line, { ...box, y: box.y + at * this.#heightOf(style) }, style))));
    return lines.length * this.#heightOf(style);
  }

  /** A row of a table. @returns its height */
  row(table: Element, tag: 'TH' | 'TD', cells: readonly { words: string; box: TextBox; style?: TextStyle }[]): number {
    const row = this.#doc.struct('TR');
    table.add(row);
    const heights = cells.map(({ words, box, style }) => this.text(tag, words, box, style, row));
    row.end();
    return Math.max(...heights);
  }

  table(): Element {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    return table;
  }

  /** A line that means nothing. */
  rule(y: number): void {
    this.#rules.push(y);
  }

  /** @returns the file */
  async bytes(): Promise<Buffer> {
    this.#root.end();
    this.#drawRules();
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#doc.on('error', reject);
    });
    this.#doc.end();
    return done;
  }

  /** Marked as what no reader has to say. */
  #drawRules(): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    for (const y of this.#rules) this.#doc.moveTo(margin, margin + y).lineTo(margin + this.width, margin + y).lineWidth(0.75).stroke('#c8ccd4');
    this.#doc.endMarkedContent();
  }

  #heightOf({ size = 10 }: TextStyle): number {
    return size * lineHeight;
  }

  #runsOf(line: string, { weight = 400 }: TextStyle) {
    return visualRuns(line, this.#fonts.fontOf(weight));
  }

  /** Whole runs are laid out by the font, so that letters join. */
  #measured(line: string, style: TextStyle) {
    return this.#runsOf(line, style).map((run) => ({ ...run, width: this.#doc.font(run.font, style.size ?? 10).widthOfString(run.text, { features: [] }) }));
  }

  #widthOf(line: string, style: TextStyle): number {
    return this.#measured(line, style).reduce((sum, { width }) => sum + width, 0);
  }

  #linesOf(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((words) => this.#broken(words, width, style));
  }

  #broken(words: string, width: number, style: TextStyle): string[] {
    if (this.#widthOf(words, style) <= width) return [words];
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || this.#widthOf(longer, style) > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  #line(line: string, { x, y, width }: TextBox, style: TextStyle): void {
    const runs = this.#measured(line, style);
    const total = runs.reduce((sum, run) => sum + run.width, 0);
    const fromLeft = this.#facts.rtl ? this.width - x - width : x;
    const isAtRight = (style.side === 'end') !== this.#facts.rtl;
    let left = margin + fromLeft + (isAtRight ? width - total : 0);
    for (const run of runs) {
      this.#doc.font(run.font, style.size ?? 10).fillColor(style.color ?? '#14171c').text(run.text, left, margin + y + (style.size ?? 10), { lineBreak: false, features: [], baseline: 'alphabetic' } as PDFKit.Mixins.TextOptions);
      left += run.width;
    }
  }
}
