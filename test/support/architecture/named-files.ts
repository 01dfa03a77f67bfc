/** What a README puts in backquotes and means as a file of this repository. */
export function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([\w@-][\w@.-]*(?:\/[\w@.-]+)*\.(?:tsx?|mjs|css|md))`/g)].flatMap(([, path]) => (path ? [path] : []));
}

/**
 * The files that a README names and nobody finds.
 *
 * @param readme its path
 * @param files every path of the repository's folders: a name alone may lie anywhere, a path starts at the root, in `src`, or beside the README
 */
export function missingFiles(readme: string, text: string, files: readonly string[]): string[] {
  const folder = readme.includes('/') ? readme.replace(/\/[^/]+$/, '') : '';
  const known = new Set(files);
  return namedFiles(text).filter((path) =>
    ![path, `src/${path}`, `${folder}/${path}`].some((place) => known.has(place)) && !files.some((file) => file.endsWith(`/${path}`)));
}
