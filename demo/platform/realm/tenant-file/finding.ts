/** What is wrong in a tenant's file. @property place as `menu[2].titles.es` @property sentence what to do, after the place */
export interface Finding { place: string; sentence: string }

/** `menu[2].titles.es` */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, key) => (typeof key === 'number' ? `${place}[${key}]` : place === '' ? String(key) : `${place}.${String(key)}`), '') || 'the file';
