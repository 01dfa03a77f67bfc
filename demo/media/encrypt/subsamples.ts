/** A clear part of a sample, and the encrypted part behind it. Bytes. @source ISO/IEC 23001-7 §9.5 */
export interface Subsample { clear: number; encrypted: number }

/** What stays clear of every slice: its header, and what keeps the rest in whole blocks. chosen: more than any slice header of the film has */
const clearLead = 96;
const block = 16;

const isSlice = (type: number): boolean => type >= 1 && type <= 5;

/**
 * The parts of an H.264 sample: lengths, parameter sets and slice headers stay clear, slices are encrypted in whole blocks.
 *
 * @param sample units with a length of four bytes before each
 */
export function subsamplesOf(sample: Buffer): Subsample[] {
  const parts: Subsample[] = [];
  let clear = 0;
  for (let at = 0; at + 4 < sample.length;) {
    const size = sample.readUInt32BE(at);
    const total = 4 + size;
    const encrypted = isSlice(sample.readUInt8(at + 4) & 0x1f) && total > clearLead + block ? total - clearLead - ((total - clearLead) % block) : 0;
    clear += total - encrypted;
    if (encrypted > 0) {
      parts.push({ clear, encrypted });
      clear = 0;
    }
    at += total;
  }
  if (clear > 0) parts.push({ clear, encrypted: 0 });
  return parts;
}
