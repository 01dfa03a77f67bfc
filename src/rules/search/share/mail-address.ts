/** The address that opens a new e-mail with a link in it. */
export function mailAddress(title: string, link: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${link}`)}`;
}
