/** The names and values of a query, as an address bar reads them. What cannot be decoded stays as it is. @param search with or without its `?` */
export function queryEntries(search: string): [name: string, value: string][] {
  return search.replace(/^\?/, '').split('&').filter(Boolean).map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [decoded(name), decoded(rest.join('='))];
  });
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
