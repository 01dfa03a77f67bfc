import type { AnyRoute } from '../../demo/platform/server/platform-route.ts';
import type { RecordedAnswer } from './recorded-answers/record-answers.ts';
import type { Question } from './test-platform.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Where values stand in something that was sent: each of its parts and leaves. */
const placesIn = (value: unknown, place: readonly string[] = []): string[][] =>
  [...(place.length > 0 ? [[...place]] : []), ...(typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...place, name])) : [])];

function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Fields) }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

/** As clients write a value into an address. Half a character has no UTF-8: it goes as the three bytes that some of them send. */
const written = (value: unknown): string => [...(typeof value === 'object' ? JSON.stringify(value) : String(value))].map((letter) => (/\p{Surrogate}/u.test(letter) ? bytesOf(letter.charCodeAt(0)) : encodeURIComponent(letter))).join('');
const bytesOf = (unit: number): string => [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)].map((byte) => `%${byte.toString(16)}`).join('');

/** A call of a route with this input, in the envelope of its tenant. */
export function questionOf(route: AnyRoute, input: Fields, realm: string): Question {
  const isRead = (name: string) => route.method === 'GET' || route.queryFields?.includes(name);
  const path = route.path.replace(/:(\w+)/g, (_part, name: string) => written(input[name] ?? 'x'));
  const inPath = new Set(route.path.match(/(?<=:)\w+/g));
  const fields = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const query = fields.filter(([name]) => isRead(name)).map(([name, value]) => `${name}=${written(value)}`).join('&');
  const body = Object.fromEntries(fields.filter(([name]) => !isRead(name)));
  const sent = route.mayBeRpc && realm !== 'cinema' ? { id: '1', method: route.name, params: body } : body;
  return { realm, method: route.method, path: query === '' ? path : `${path}?${query}`, ...(route.method === 'GET' ? {} : { body: sent }) };
}

/** A recorded call again and again, with a value in each place of what was sent, and in each place where nothing was. */
export function recordedQuestions(route: AnyRoute, { input, realm }: Pick<RecordedAnswer, 'input' | 'realm'>, value: unknown): Question[] {
  const sent = (input ?? {}) as Fields;
  const known = Object.keys((route.input as { def?: { shape?: object } }).def?.shape ?? {});
  const places = [...placesIn(sent), ...known.filter((name) => !(name in sent)).map((name) => [name])];
  return places.map((place) => questionOf(route, withValue(sent, place, value) as Fields, realm));
}
