/** A page of the site: its address, and the Markdown that it is written in, beside what it describes. */
export interface ListedPage {
  /** Without the first slash; empty for the first page. */
  path: string;
  source: string;
  /** What the menu calls it, where its own title is long. */
  menu?: string;
}

/** Pages under one heading of the menu. */
export interface PageSection { title: string; pages: readonly ListedPage[] }

const element = (name: string, menu: string): ListedPage => ({ path: `elements/${name}`, source: `widgets/footlight-${name}.md`, menu });

/** The menu, in reading order. A page stands in it as soon as its source does. */
export const pageList: readonly PageSection[] = [
  {
    title: 'Start',
    pages: [
      { path: '', source: 'docs/welcome.md', menu: 'Overview' },
      { path: 'quick-start', source: 'docs/quick-start.md' },
      { path: 'frameworks', source: 'widgets/package/frameworks.md' },
      { path: 'versions', source: 'plugins/package/versions.md' },
    ],
  },
  {
    title: 'Elements',
    pages: [
      { path: 'elements', source: 'widgets/elements.md', menu: 'All elements' },
      element('player', 'Player'), element('multi-view', 'Multi-view'), element('carousel-row', 'Row of cards'), element('section', 'Composed page'),
      element('epg-grid', 'Programme guide'), element('my-list', 'My list'), element('search', 'Search'), element('sign-in', 'Sign-in'), element('checkout', 'Checkout'),
    ],
  },
  {
    title: 'On your page',
    pages: [
      { path: 'theming', source: 'widgets/element/theming.md' },
      { path: 'events', source: 'widgets/element/events.md' },
      { path: 'policies', source: 'demo/platform/hosts/policies.md' },
      { path: 'causes', source: 'docs/causes.md', menu: 'Causes and errors' },
    ],
  },
  {
    title: 'The bridge',
    pages: [
      { path: 'bridge', source: 'bridge/driving.md', menu: 'Drive a frame' },
      { path: 'bridge/protocol', source: 'bridge/protocol.md', menu: 'Protocol' },
      { path: 'bridge/errors', source: 'bridge/errors.md', menu: 'Error codes' },
    ],
  },
  {
    title: 'The platform',
    pages: [
      { path: 'tenants', source: 'demo/platform/realm/tenants.md' },
      { path: 'operating', source: 'demo/platform/operating.md', menu: 'Operating' },
      { path: 'security', source: 'docs/security.md' },
      { path: 'threat-model', source: 'docs/threat-model.md', menu: 'Threat model' },
      { path: 'privacy', source: 'docs/privacy.md' },
      { path: 'accessibility', source: 'docs/accessibility.md' },
      { path: 'changelog', source: 'CHANGELOG.md', menu: 'Changelog' },
    ],
  },
];
