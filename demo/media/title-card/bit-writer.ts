/** Writes fields bit by bit, as H.264 and AAC syntax needs them. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #current = 0;
  #filled = 0;

  bits(value: number, count: number): this {
    for (let at = count - 1; at >= 0; at -= 1) {
      this.#current = (this.#current << 1) | ((value >>> at) & 1);
      this.#filled += 1;
      if (this.#filled === 8) this.#flush();
    }
    return this;
  }

  /** Bits as they are written in the specification's tables: `'000101'`. */
  code(text: string): this {
    return this.bits(Number.parseInt(text, 2), text.length);
  }

  /** Unsigned Exp-Golomb, `ue(v)`. @source ISO/IEC 14496-10 §9.1 */
  ue(value: number): this {
    const length = 32 - Math.clz32(value + 1);
    return this.bits(0, length - 1).bits(value + 1, length);
  }

  /** Signed Exp-Golomb, `se(v)`. */
  se(value: number): this {
    return this.ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** A stop bit and zeros up to the next byte. @source ISO/IEC 14496-10 §7.3.2.11 */
  trailing(): Buffer {
    this.bits(1, 1);
    while (this.#filled !== 0) this.bits(0, 1);
    return Buffer.from(this.#bytes);
  }

  #flush(): void {
    this.#bytes.push(this.#current);
    this.#current = 0;
    this.#filled = 0;
  }
}
