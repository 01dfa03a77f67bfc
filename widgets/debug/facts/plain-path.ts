/** Long marks of letters and digits, and addresses of people, may name somebody or let somebody in. */
const secret = /^(?=.*\d)[\w.~+=-]{20,}$|@|%40/i;

/** An address without its origin, its query and whatever could name a viewer. */
export function plainPath(address: string): string {
  return new URL(address).pathname.split('/').map((part) => (secret.test(part) ? '…' : part)).join('/');
}
