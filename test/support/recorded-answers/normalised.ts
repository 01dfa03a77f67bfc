/** The port that every recorded address names. */
export const recordedPort = 4000;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const jwt = /^([\w-]+)\.([\w-]+)\.[\w-]+$/;
/** Of a room, and of a viewer. */
const roomCode = /^[b-df-hj-np-tv-xz2-9]{10}$/;
const viewerId = /^(?=.*[A-Z])[\w-]{22}$/;
const refreshToken = /^([\w-]{43}|guest\.[\w-]+\.[\w-]{32})$/;

const giftCode = /^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/;
/** On a device. */
const deviceCode = /^[B-Z]{4}-[B-Z]{4}$/;
/** Of a mail or a link. */
const oneTimeToken = /^[\w-]{43}$/;

/**
 * Makes answers of two runs equal where only chance differs: ports, random ids, tokens and signatures.
 *
 * Ids keep their identity within one scenario: the first one that appears is number 1 everywhere in it. A token keeps its readable claims.
 */
export function createNormaliser(port: number): (value: unknown) => unknown {
  const ids = new Map<string, string>();
  const refreshes = new Map<string, string>();
  const viewers = new Map<string, string>();
  const rooms = new Map<string, string>();
  const lists = new Map<string, string>();
  const oneTimes = new Map<string, string>();
  const references = new Map<string, string>();
  const idOf = (id: string): string => numbered(ids, id, (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
  const viewerOf = (id: string): string => numbered(viewers, id, (number) => `viewer-${number}`);
  const text = (raw: string, key: string): string => {
    if ((key === 'token' || key === 'authorisationToken') && oneTimeToken.test(raw)) return numbered(oneTimes, raw, (number) => `one-time-token-${number}`);
    if (key === 'token' && jwt.test(raw)) return 'guest-checkout-token';
    if ((key === 'code' || key === 'redeemCode') && giftCode.test(raw)) return 'GIFT-GIFT-GIFT-GIFT';
    if (key === 'authorisationToken') return raw.replace(jwt, (_, head: string, claims: string) => `${head}.${encoded(JSON.stringify(walk(JSON.parse(decoded(claims)), '')))}.signature`);
    if ((key === 'challenge' || key === 'id') && oneTimeToken.test(raw)) return numbered(oneTimes, raw, (number) => `random-${number}`);
    if (key === 'deviceCode' && oneTimeToken.test(raw)) return numbered(oneTimes, raw, (number) => `device-code-${number}`);
    if (key === 'userCode' && deviceCode.test(raw)) return 'BCDF-GHJK';
    if (key === 'compareCode' && raw !== '00') return '42';
    if (['challenge', 'solution', 'appCheckToken', 'firebaseAuthToken', 'firebaseRefreshToken'].includes(key)) return raw === 'unknown' ? raw : key;
    if (key === 'jwtToken') return 'licence-token';
    if (key === 'vid' || key === 'ownerExternalId' || key === 'personId' || key === 'ownId' || (key === 'id' && viewerId.test(raw))) return viewerOf(raw);
    if (key === 'pvk') return 'pairwise-key';
    if (key === 'code' && roomCode.test(raw)) return numbered(rooms, raw, (number) => `room-${number}`);
    if (/^w[ls]\.[\w-]{22}$/.test(raw)) return numbered(lists, raw, (number) => `list-${number}`);
    if (key === 'shareablePath') return raw.replace(/w[ls]\.[\w-]{22}/, (id) => text(id, ''));
    if ((key === 'secret' || key === 'state') && /^[\w-]{32}$/.test(raw)) return `attempt-${key}`;
    if (['client_id', 'client_secret', 'accessToken'].includes(key) && /^[\w-]{32}$/.test(raw)) return key;
    if (key === 'softwareStatement' || key === 'software_statement') return 'software-statement';
    if (key === 'code' && /^[A-HJ-NP-Z2-9]{7}$/.test(raw)) return 'ABCDEFG';
    if (key === 'secret' && /^[\w-]{43}$/.test(raw)) return 'attempt-secret';
    if (key === 'reference' && /^[\w-]{32}$/.test(raw)) return numbered(references, raw, (number) => `payment-reference-${number}`.padEnd(32, '-'));
    if (key === 'code' && raw.includes('br.gov.bcb.pix')) return 'payment-code';
    if (key === 'url' && /\/pay\/[\w-]{32}$/.test(raw)) return text(raw.replace(/[\w-]{32}$/, (reference) => text(reference, 'reference')), '');
    if (key === 'url' && /\/invoice-file\/[\w-]{43}$/.test(raw)) return text(raw.replace(/[\w-]{43}$/, 'one-time-token'), '');
    if (key === 'refreshToken' && refreshToken.test(raw)) return numbered(refreshes, raw, (number) => `refresh-token-${number}`);
    return raw.replaceAll(`:${port}`, `:${recordedPort}`).replaceAll(`%3A${port}`, `%3A${recordedPort}`).replace(uuid, idOf).replace(/([?&]signature=)[\w-]+/g, '$1signature').replace(/\/s\/(\d+)\.[\w-]{32}\//g, '/s/$1.signature/').replace(/\/s\/[\w-]{22}\.[\w-]{32}\//g, '/s/lease.signature/');
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return text(value, key);
    if (Array.isArray(value)) return value.map((one) => walk(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, walk(one, name)]));
  };
  return (value) => walk(value, '');
}

function numbered(known: Map<string, string>, raw: string, make: (number: number) => string): string {
  const made = known.get(raw) ?? make(known.size + 1);
  known.set(raw, made);
  return made;
}

const decoded = (part: string): string => Buffer.from(part, 'base64url').toString('utf8');
const encoded = (part: string): string => Buffer.from(part, 'utf8').toString('base64url');
