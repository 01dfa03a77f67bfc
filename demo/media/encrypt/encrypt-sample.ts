import { createCipheriv } from 'node:crypto';
import { constantIvOf, type Encryption, pattern } from './encryption.ts';
import type { Subsample } from './subsamples.ts';

const block = 16;

/** One stream of key bytes runs through all encrypted parts of a sample. @source ISO/IEC 23001-7 §9.4 */
function encryptCtr(sample: Buffer, parts: readonly Subsample[], key: Buffer, iv: Buffer): void {
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(block - iv.length)]));
  let at = 0;
  for (const { clear, encrypted } of parts) {
    at += clear;
    cipher.update(sample.subarray(at, at + encrypted)).copy(sample, at);
    at += encrypted;
  }
}

/** Each part begins with the constant vector; of ten blocks the first is encrypted, or all of them. @source ISO/IEC 23001-7 §9.6, §9.7 */
function encryptCbc(sample: Buffer, parts: readonly Subsample[], encryption: Encryption, step: number): void {
  let at = 0;
  for (const { clear, encrypted } of parts) {
    at += clear;
    const cipher = createCipheriv('aes-128-cbc', encryption.key, constantIvOf(encryption)).setAutoPadding(false);
    for (let from = at; from + block <= at + encrypted; from += step * block) cipher.update(sample.subarray(from, from + block)).copy(sample, from);
    at += encrypted;
  }
}

/**
 * Encrypts a sample where it stands.
 *
 * @param parts of a picture; absent for sound, which is encrypted whole
 * @param iv of this sample; `cbcs` has one for all
 */
export function encryptSample(sample: Buffer, parts: readonly Subsample[] | undefined, encryption: Encryption, iv: Buffer): void {
  const whole = [{ clear: 0, encrypted: sample.length }];
  if (encryption.scheme === 'cenc') encryptCtr(sample, parts ?? whole, encryption.key, iv);
  else encryptCbc(sample, parts ?? whole, encryption, parts ? pattern.encrypted + pattern.clear : 1);
}
