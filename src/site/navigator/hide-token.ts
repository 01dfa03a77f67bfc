/** Takes a token out of the address bar as soon as the page has read it: it is not copied, and no history keeps it. */
export function hideToken(): void {
  const address = new URL(globalThis.location.href);
  if (!address.searchParams.has('token')) return;
  address.searchParams.delete('token');
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
}
