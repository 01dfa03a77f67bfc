/** HLS asks for pictures and sound at once. */
const connections = 2;

/** Opens the way to where an address lives, before anything is asked for there. Harmless when it is open already. */
export function preconnect(address: string | undefined): void {
  if (!address || !globalThis.document) return;
  for (let count = 0; count < connections; count += 1) {
    const link = document.createElement('link');
    link.rel = 'preconnect';
    // As media are asked for; a connection opened otherwise would not be used for them.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
    setTimeout(() => link.remove());
  }
}
