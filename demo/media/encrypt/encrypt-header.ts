import { box, boxesIn, fullBox } from '../make/mp4-boxes.ts';
import { constantIvOf, type Encryption, pattern } from './encryption.ts';
import { commonPssh } from './pssh.ts';

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** @source ISO/IEC 23001-7 §8.2 */
function tenc(encryption: Encryption, kind: 'video' | 'audio'): Buffer {
  const { scheme, keyId } = encryption;
  const blocks = scheme === 'cbcs' && kind === 'video' ? (pattern.encrypted << 4) | pattern.clear : 0;
  const iv = scheme === 'cbcs' ? [Buffer.from([16]), constantIvOf(encryption)] : [];
  return fullBox('tenc', scheme === 'cbcs' ? 1 : 0, 0, Buffer.from([0, blocks, 1, scheme === 'cenc' ? 8 : 0]), keyId, ...iv);
}

/** `avc1` becomes `encv`, `mp4a` becomes `enca`; what it was is inside. @source ISO/IEC 14496-12 §8.12 */
function encryptedEntry(entry: Buffer, encryption: Encryption, kind: 'video' | 'audio'): Buffer {
  const was = entry.subarray(4, 8);
  const schemeType = fullBox('schm', 0, 0, Buffer.from(encryption.scheme, 'latin1'), Buffer.from([0, 1, 0, 0]));
  const sinf = box('sinf', box('frma', was), schemeType, box('schi', tenc(encryption, kind)));
  return box(kind === 'video' ? 'encv' : 'enca', entry.subarray(8), sinf);
}

function rebuilt(file: Buffer, from: number, to: number, encryption: Encryption, kind: 'video' | 'audio'): Buffer[] {
  return boxesIn(file, from, to).map(({ type, start, end, body }) => {
    if (type === 'stsd') {
      const entries = boxesIn(file, body + 8, end).map((entry) => encryptedEntry(file.subarray(entry.start, entry.end), encryption, kind));
      return box('stsd', file.subarray(body, body + 8), ...entries);
    }
    if (!containers.has(type)) return file.subarray(start, end);
    return box(type, ...rebuilt(file, body, end, encryption, kind), ...(type === 'moov' ? [commonPssh(encryption.keyId)] : []));
  });
}

/** The header of an encrypted track, from that of the clear one. */
export const encryptedHeader = (init: Buffer, encryption: Encryption, kind: 'video' | 'audio'): Buffer =>
  Buffer.concat(rebuilt(init, 0, init.length, encryption, kind));
