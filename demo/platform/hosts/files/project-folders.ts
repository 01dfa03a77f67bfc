import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The folders that the hosts serve. */
export const projectFolders = {
  embed: at('dist/embed'),
  /** Releases that are kept, each under its name: `npm run release`. */
  releases: at('releases'),
  site: at('dist/site'),
  cardFields: at('dist/card-fields'),
  docs: at('dist/docs'),
  demoPage: at('demo/pages/demo'),
  partner: at('demo/pages/partner'),
  evil: at('demo/pages/evil'),
  media: at('demo/media'),
  fonts: at('node_modules/@fontsource-variable'),
} as const;

/** Where the build copies what the player is measured against, as it is published: hls.js and media-chrome. */
export const bareEngineFolder = at('dist/bench');
/** Where the build puts the partner's pages that a framework draws, as the partner's own build would. */
export const frameworkFolder = at('dist/partner');
export type ProjectFolders = { readonly [name in keyof typeof projectFolders]: string };
