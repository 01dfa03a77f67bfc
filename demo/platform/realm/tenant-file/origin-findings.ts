import { isLoopbackName, originRefusal, wildcard } from '../../../../bridge/contract/origins/origin.ts';
import type { TenantFile } from './tenant-file.ts';
import type { Finding } from './finding.ts';

const whole = 'write a whole origin such as https://www.example.com';

/** What is more than an origin in an address. */
function tooMuchIn(url: URL, written: string): string | undefined {
  if (url.username !== '' || url.password !== '') return 'holds a name or password';
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return `has a path (${url.pathname}${url.search}${url.hash})`;
  return written.endsWith('/') ? 'ends with a slash' : undefined;
}

/** Why an entry cannot be registered, as a sentence; undefined when it can. */
function refusalOf(written: string): string | undefined {
  const refusal = originRefusal(written);
  if (refusal === undefined) return undefined;
  if (refusal === 'not-secure') return 'is not https, so anybody on the way could speak for it';
  if (refusal === 'bad-pattern') return `may stand for the subdomains of one site alone, as ${wildcard}example.com`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const more = url && url.protocol.startsWith('http') ? tooMuchIn(url, written) : undefined;
  if (url && more) return `${more}; write ${url.origin}`;
  return url && url.protocol.startsWith('http') && isLoopbackName(url.hostname) === false ? `is not written as browsers write it; write ${url.origin}` : `is no origin; ${whole}`;
}

type Registered = TenantFile['registeredOrigins'][number];

const grantsMuch = ({ grants }: Registered): boolean => !!grants && (grants.control || grants.load || grants.calls.length > 0);

function findingsOf(list: string, entries: readonly string[], also: (index: number) => string | undefined = () => undefined): Finding[] {
  return entries.flatMap((entry, index) => {
    const first = entries.indexOf(entry);
    const sentence = refusalOf(entry) ?? (first < index ? `is there already (${list}[${first}])` : also(index));
    return sentence === undefined ? [] : [{ place: `${list}[${index}]`, sentence: `"${entry}" ${sentence}` }];
  });
}

/** Origins that cannot be registered, stand there twice, or let more in than was meant. */
export const originFindings = ({ registeredOrigins, adOrigins }: Pick<TenantFile, 'registeredOrigins' | 'adOrigins'>): Finding[] => [
  ...findingsOf('registeredOrigins', registeredOrigins.map(({ origin }) => origin), (index) => {
    const entry = registeredOrigins[index];
    return entry?.origin.startsWith(wildcard) && grantsMuch(entry) ? 'lets every subdomain drive the player or make calls, whoever writes there; name each origin, or grant no more than observe' : undefined;
  }),
  ...findingsOf('adOrigins', adOrigins),
];
