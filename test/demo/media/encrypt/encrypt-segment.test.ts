import { createCipheriv, createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { encryptedHeader } from '../../../../demo/media/encrypt/encrypt-header.ts';
import { encryptedSegment } from '../../../../demo/media/encrypt/encrypt-segment.ts';
import type { Encryption } from '../../../../demo/media/encrypt/encryption.ts';
import { subsamplesOf } from '../../../../demo/media/encrypt/subsamples.ts';
import { fragmentsOf } from '../../../../demo/media/fragment.ts';
import { type Box, boxesAt, boxesIn } from '../../../../demo/media/make/mp4-boxes.ts';

const film = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../demo/media/film/${file}`, import.meta.url)));
const key = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const keyId = Buffer.from('0102030405060708090a0b0c0d0e0f10', 'hex');
const encryptionOf = (scheme: Encryption['scheme']): Encryption => ({ scheme, key, keyId });

/** One sample as `senc` describes it. */
interface Described { iv: Buffer; parts: { clear: number; encrypted: number }[] }

/** Reads `senc` on its own, without anything of the writer. */
function readSenc(file: Buffer, traf: Box, ivSize: number): Described[] {
  const [senc] = boxesIn(file, traf.body, traf.end).filter(({ type }) => type === 'senc');
  if (!senc) return [];
  const hasParts = (file.readUInt32BE(senc.body) & 2) === 2;
  let at = senc.body + 8;
  return Array.from({ length: file.readUInt32BE(senc.body + 4) }, () => {
    const iv = file.subarray(at, at + ivSize);
    at += ivSize;
    const count = hasParts ? file.readUInt16BE(at) : 0;
    if (hasParts) at += 2;
    const parts = Array.from({ length: count }, (_, i) => ({ clear: file.readUInt16BE(at + i * 6), encrypted: file.readUInt32BE(at + i * 6 + 2) }));
    at += count * 6;
    return { iv, parts };
  });
}

/** Decrypts a sample as a player would. */
function decrypted(sample: Buffer, scheme: Encryption['scheme'], { iv, parts }: Described): Buffer {
  const out = Buffer.from(sample);
  const spans = parts.length > 0 ? parts : [{ clear: 0, encrypted: sample.length }];
  const stream = scheme === 'cenc' ? createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(8)])) : undefined;
  let at = 0;
  for (const { clear, encrypted } of spans) {
    at += clear;
    const chain = createDecipheriv('aes-128-cbc', key, keyId).setAutoPadding(false);
    if (stream) stream.update(sample.subarray(at, at + encrypted)).copy(out, at);
    else for (let block = at; block + 16 <= at + encrypted; block += parts.length > 0 ? 160 : 16) chain.update(sample.subarray(block, block + 16)).copy(out, block);
    at += encrypted;
  }
  return out;
}

const mediaOf = (file: Buffer) => fragmentsOf(file).flatMap(({ samples }) => samples.map(({ at, size }) => file.subarray(at, at + size)));

describe.each(['cenc', 'cbcs'] as const)('%s', (scheme) => {
  it.each([['video', 'v240'], ['audio', 'a-en']] as const)('gives %s back to whoever holds the key, sample by sample', (kind, track) => {
    const clear = film(`${track}/2.m4s`);
    const encrypted = encryptedSegment(clear, { track, kind, number: 2 }, encryptionOf(scheme));
    const described = fragmentsOf(encrypted).flatMap(({ traf, samples }) => {
      const found = readSenc(encrypted, traf, scheme === 'cenc' ? 8 : 0);
      return samples.map((_, i): Described => found[i] ?? { iv: keyId, parts: [] });
    });
    const samples = mediaOf(encrypted);
    expect(samples.map((sample, i) => decrypted(sample, scheme, described[i]!).equals(mediaOf(clear)[i]!)).every(Boolean)).toBe(true);
    expect(samples.filter((sample, i) => !sample.equals(mediaOf(clear)[i]!)).length).toBeGreaterThan(samples.length / 2);
  });

  it('says in its header what it was, how it is encrypted, and which key it needs', () => {
    const header = encryptedHeader(film('v240/init.mp4'), encryptionOf(scheme), 'video');
    const [stsd] = boxesAt(header, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
    const [entry] = boxesIn(header, stsd!.body + 8, stsd!.end);
    expect(entry?.type).toBe('encv');
    const text = header.subarray(entry!.start, entry!.end).toString('latin1');
    expect([text.includes('frmaavc1'), text.includes(`schm\0\0\0\0${scheme}`), text.includes(keyId.toString('latin1'))]).toEqual([true, true, true]);
    const [pssh] = boxesAt(header, ['moov', 'pssh']);
    expect(header.subarray(pssh!.body, pssh!.end).toString('hex')).toContain(`1077efecc0b24d02ace33c1e52e2fb4b00000001${keyId.toString('hex')}`);
  });

  it('tells where its descriptions are', () => {
    const file = encryptedSegment(film('v240/2.m4s'), { track: 'v240', kind: 'video', number: 2 }, encryptionOf(scheme));
    const [moof] = boxesIn(file).filter(({ type }) => type === 'moof');
    const [senc] = boxesAt(file, ['moof', 'traf', 'senc']);
    const [saio] = boxesAt(file, ['moof', 'traf', 'saio']);
    expect(moof!.start + file.readUInt32BE(saio!.body + 8)).toBe(senc!.body + 8);
  });
});

it('gives no two samples of a key the same vector', () => {
  const ivs = ['v240', 'v360', 'a-en'].flatMap((track) => [1, 2].flatMap((number) => {
    const file = encryptedSegment(film(`${track}/${number}.m4s`), { track, kind: track.startsWith('v') ? 'video' : 'audio', number }, encryptionOf('cenc'));
    return fragmentsOf(file).flatMap(({ traf }) => readSenc(file, traf, 8).map(({ iv }) => iv.toString('hex')));
  }));
  expect(new Set(ivs).size).toBe(ivs.length);
});

it('leaves lengths and the beginning of every slice clear, and encrypts whole blocks', () => {
  const unit = (type: number, size: number) => Buffer.concat([Buffer.from([0, 0, size >> 8, size & 0xff]), Buffer.alloc(size, type)]);
  expect(subsamplesOf(Buffer.concat([unit(7, 20), unit(5, 500), unit(1, 40)]))).toEqual([{ clear: 24 + 104, encrypted: 400 }, { clear: 44, encrypted: 0 }]);
});
