import { useEffect, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { AddressShape, Country, CountryList } from '../../contracts/identity/sign-up/country.ts';
import { countriesOf } from '../../store/identity/sign-up/countries.ts';

/** What a form shows of countries. */
export interface ListedCountries { countries: readonly Country[]; /** Where the viewer is; undefined until it is known. */ here: string | undefined }

const none: ListedCountries = { countries: [], here: undefined };

/** Every country in the viewer's language; empty until the list is here. */
export function useCountries(): ListedCountries {
  const { context, labels } = useRuntime().store;
  const { locale } = useSignal(labels.locale);
  const list = useFetched<CountryList>(() => countriesOf(context).read(locale), [context, locale]);
  return list ? { countries: list.countries, here: list.callerCountryCode } : none;
}

/** How addresses are written in a country; undefined until it is known. */
export function useAddressShape(country: string): AddressShape | undefined {
  const { context } = useRuntime().store;
  const shape = useFetched(() => countriesOf(context).readShape(country), [context, country]);
  return shape?.country === country ? shape : undefined;
}

/** chosen: without the answer the fields still take a number with its code, and an address */
function useFetched<T>(read: () => Promise<T>, inputs: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    void read().then((answer) => { if (isWanted) setFound(answer); }, () => undefined);
    return () => { isWanted = false; };
  }, inputs);
  return found;
}
