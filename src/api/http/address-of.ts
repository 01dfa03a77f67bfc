import type { CallRequest } from '../call.ts';

/** The full address of a request. An absolute path is kept; a list of values repeats its key. */
export function addressOf(base: string, { path, query = {} }: CallRequest): string {
  const address = new URL(/^https?:\/\//.test(path) ? path : base + path);
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) address.searchParams.append(key, String(each));
  }
  return address.href;
}
