/** Opens a connection to an address's host, before anything is asked for there. Harmless when one is open already. */
export function preconnect(near: string | undefined): void {
  if (!near || !globalThis.document) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  // As media are asked for; a connection opened otherwise would not be used for them.
  link.crossOrigin = 'anonymous';
  link.href = near;
  document.head.append(link);
  setTimeout(() => link.remove());
}
