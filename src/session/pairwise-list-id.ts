/** How an id begins that a list has at one registered origin. */
const prefix = 'wp.';
const nonceBytes = 12;

const bytesOf = (value: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));
const digestOf = async (value: unknown): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(value)));
const base64url = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * A list's id for one registered origin, as `pairwiseIdOf` is the viewer's. The platform reads it back with the viewer's own key, whichever origin it is for, so that a link to the list leads there.
 *
 * AES-GCM, whose nonce is made of the origin and the id: the same at each visit, and two origins get nothing that is alike.
 *
 * @param key the viewer's own, which no partner has
 * @returns the id itself where the browser encrypts nothing, on a platform without https
 */
export async function pairwiseListIdOf(key: string, origin: string, id: string): Promise<string> {
  if (!globalThis.isSecureContext) return id;
  const [secret, nonce] = await Promise.all([digestOf([key, 'lists']), digestOf([key, origin, id])]);
  const cipher = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const iv = nonce.slice(0, nonceBytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, new TextEncoder().encode(id)));
  return prefix + base64url(new Uint8Array([...iv, ...sealed]));
}
