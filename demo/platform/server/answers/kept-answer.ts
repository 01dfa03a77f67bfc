import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerLife } from './answer-life.ts';

/** Smaller answers are sent as they are: they fit into one packet. */
export const leastCompressed = 1_024;
/** chosen: half the time of the highest quality for nearly its size; each answer is compressed once */
const quality = 6;

const packers = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};
export type Packing = keyof typeof packers;

/** A checked answer as bytes, and packed once it was asked for so. */
export class KeptAnswer {
  readonly plain: Buffer;
  readonly life: AnswerLife;
  /** Weak, because it names the content and not its packing. */
  readonly etag: string;
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  constructor(answer: unknown, life: AnswerLife) {
    this.plain = Buffer.from(JSON.stringify(answer));
    this.life = life;
    this.etag = `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 27)}"`;
  }

  get isWorthPacking(): boolean {
    return this.plain.length >= leastCompressed;
  }

  packed(packing: Packing): Promise<Buffer> {
    const known = this.#packed.get(packing) ?? packers[packing](this.plain);
    this.#packed.set(packing, known);
    return known;
  }
}
