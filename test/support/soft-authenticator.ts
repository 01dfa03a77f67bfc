import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** The head of a CBOR value. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -value - 1) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const words = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...entries: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Options { challenge: string; rpId?: string; rp?: { id: string }; user?: { id: string } }
/** What an answer says otherwise than a browser would. */
export interface Lie { origin?: string; rpId?: string; type?: string; counter?: number; isVerified?: boolean; topOrigin?: string; userHandle?: string; challenge?: string }

/** A device that makes and uses a passkey as a browser would on a page of this origin, and that can lie. */
export function createSoftAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }) as { privateKey: KeyObject; publicKey: KeyObject };
  const id = randomBytes(16);
  let userHandle = '';
  let counter = 0;
  const client = (type: string, options: Options, lie: Lie) => Buffer.from(JSON.stringify({
    type: lie.type ?? type, challenge: lie.challenge ?? options.challenge, origin: lie.origin ?? origin, crossOrigin: lie.topOrigin !== undefined, ...(lie.topOrigin === undefined ? {} : { topOrigin: lie.topOrigin }),
  }));
  const dataOf = (rpId: string, lie: Lie, rest = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lie.counter ?? (counter += 1));
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([0x01 | (lie.isVerified === false ? 0 : 0x04) | (rest.length > 0 ? 0x40 : 0)]), counted, rest]);
  };
  const answer = (response: object) => ({ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {}, response });
  return {
    id: base64url(id),
    create(options: Options, lie: Lie = {}) {
      userHandle = options.user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = map([integer(1), integer(2)], [integer(3), integer(-7)], [integer(-1), integer(1)], [integer(-2), bytes(Buffer.from(x, 'base64url'))], [integer(-3), bytes(Buffer.from(y, 'base64url'))]);
      const authData = dataOf(options.rp?.id ?? '', lie, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]));
      const attestation = map([words('fmt'), words('none')], [words('attStmt'), map()], [words('authData'), bytes(authData)]);
      return answer({ clientDataJSON: base64url(client('webauthn.create', options, lie)), attestationObject: base64url(attestation), transports: ['internal'] });
    },
    get(options: Options, lie: Lie = {}) {
      const clientData = client('webauthn.get', options, lie);
      const authData = dataOf(options.rpId ?? '', lie);
      const signature = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)])).sign(privateKey);
      return answer({ clientDataJSON: base64url(clientData), authenticatorData: base64url(authData), signature: base64url(signature), userHandle: lie.userHandle ?? userHandle });
    },
  };
}
