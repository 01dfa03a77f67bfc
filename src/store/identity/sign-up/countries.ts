import type { Client } from '../../../api/client.ts';
import { readAddressShape, readCountries } from '../../../api/calls/identity/countries.ts';
import type { AddressShape, CountryList } from '../../../contracts/identity/sign-up/country.ts';
import type { StoreContext } from '../../store-context.ts';

/** Countries of forms: asked for once by each page and language. */
export interface Countries {
  /** @throws ApiError */
  read(locale: string): Promise<CountryList>;
  /** How addresses are written there. @throws ApiError */
  readShape(country: string): Promise<AddressShape>;
  /** The shapes that are here. */
  shapes(): Readonly<Record<string, AddressShape>>;
}

const ofClient = new WeakMap<Client, Countries>();

/** The same for every form of a page. What could not be read is asked for again. */
export function countriesOf({ client }: Pick<StoreContext, 'client'>): Countries {
  const known = ofClient.get(client) ?? createCountries(client);
  ofClient.set(client, known);
  return known;
}

function createCountries(client: Client): Countries {
  const lists = new Map<string, Promise<CountryList>>();
  const asked = new Map<string, Promise<AddressShape>>();
  const here: Record<string, AddressShape> = {};
  return {
    read: (locale) => once(lists, locale, () => client.call(readCountries, {})),
    readShape: (country) => once(asked, country, async () => {
      const shape = await client.call(readAddressShape, { country });
      here[country] = shape;
      return shape;
    }),
    shapes: () => here,
  };
}

function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? ask();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}
