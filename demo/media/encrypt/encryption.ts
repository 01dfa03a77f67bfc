/** How a track is encrypted. @source ISO/IEC 23001-7 §4, §10 */
export interface Encryption {
  scheme: 'cenc' | 'cbcs';
  /** 16 bytes each. */
  keyId: Buffer;
  key: Buffer;
}

/** Encrypted and clear blocks of 16 bytes of a picture under `cbcs`. */
export const pattern = { encrypted: 1, clear: 9 } as const;

/** `cbcs` begins every part with the same vector, which the header names. chosen: the key's own id, so that nothing else has to be kept */
export const constantIvOf = ({ keyId }: Encryption): Buffer => keyId;
