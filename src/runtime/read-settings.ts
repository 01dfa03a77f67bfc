import * as z from 'zod/mini';
import { ApiError } from '../api/api-error.ts';
import { createHttpClient } from '../api/http-client.ts';
import { readRealmByHost, readRealmByName } from '../api/calls/realm.ts';
import { realmSettings, type RealmSettings } from '../contracts/realm/realm-settings.ts';
import { handedSettings } from '../page/loader-handover.ts';
import { loadPathSet } from '../routing/path-sets/path-set-of.ts';
import { ownOf } from '../page/own-document.ts';

/** Under this id a page of the platform carries its realm's settings, which saves a round trip. */
export const settingsElementId = 'footlight-realm';

/**
 * Which tenant this is. Asked at the origin the scripts came from, since no base address is known yet.
 *
 * @param origin the platform's origin
 * @param realm a realm by name; by the origin's host when absent
 * @throws ApiError `unknown-realm`, `origin-not-registered`, unreachable, contract-broken
 */
export async function readSettings(origin: string, realm?: string): Promise<RealmSettings> {
  const settings = await askSettings(origin, realm);
  await loadPathSet(settings.countryCode);
  return settings;
}

async function askSettings(origin: string, realm: string | undefined): Promise<RealmSettings> {
  const written = realm ? undefined : writtenSettings(origin);
  if (written) return written;
  const handed = realm ? undefined : await settingsOfLoader(origin);
  if (handed) return handed;
  const bases = { api: origin, v1: origin, v2: origin, v4: origin, v5: origin };
  const client = createHttpClient({
    settings: { realm: realm ?? '', apiKey: '', endpoints: { ...bases, live: 'v4', video: 'v4', login: 'plain' } },
    tokens: { token: async () => undefined, renew: async () => undefined },
    locale: () => 'en',
  });
  return realm ? client.call(readRealmByName, { realm }) : client.call(readRealmByHost, { host: new URL(origin).hostname });
}

function writtenSettings(origin: string): RealmSettings | undefined {
  if (globalThis.location?.origin !== origin) return undefined;
  const text = ownOf('querySelector').call(document, `script#${settingsElementId}[type="application/json"]`)?.textContent;
  if (!text) return undefined;
  const parsed = z.safeParse(realmSettings, JSON.parse(text));
  if (!parsed.success) throw new ApiError('contract-broken', 'readRealmByHost', { detail: 'written settings' });
  return parsed.data;
}

/** The loader's answer, taken once. One that does not fit is dropped: the call is made again and says what is wrong. */
async function settingsOfLoader(origin: string): Promise<RealmSettings | undefined> {
  if (handedSettings.read()?.origin !== origin) return undefined;
  const parsed = z.safeParse(realmSettings, await handedSettings.take()?.answer);
  return parsed.success ? parsed.data : undefined;
}
