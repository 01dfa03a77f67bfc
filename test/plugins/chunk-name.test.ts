import type { ManualChunkMeta } from 'rollup';
import { describe, expect, it } from 'vitest';
import { chunkName } from '../../plugins/chunk-name.ts';

/** A module graph: file → what imports it outright. Entries are imported by nothing. */
const graph: Record<string, string[]> = {
  '/f/widgets/footlight-player.tsx': [],
  '/f/widgets/footlight-carousel-row.tsx': [],
  '/f/widgets/frames/player.tsx': [],
  '/f/src/site/main.tsx': [],
  '/f/src/runtime/runtime.ts': ['/f/widgets/footlight-player.tsx', '/f/widgets/footlight-carousel-row.tsx'],
  '/f/node_modules/preact/dist/preact.module.js': ['/f/src/runtime/runtime.ts'],
  '/f/node_modules/react/index.js': ['/f/src/site/site.tsx'],
  '/f/src/store/playback/player.ts': ['/f/widgets/footlight-player.tsx', '/f/widgets/frames/player.tsx'],
  '/f/src/parts/card-row/card-row.tsx': ['/f/widgets/footlight-carousel-row.tsx'],
  '/f/src/runtime/partner-core.ts': [],
  '/f/src/runtime/platform-core.ts': [],
  '/f/src/contracts/wire/changed.ts': ['/f/src/runtime/partner-core.ts', '/f/src/runtime/platform-core.ts'],
  '/f/widgets/footlight-epg-grid.tsx': [],
  '/f/src/parts/nav-link/use-nav-link.ts': ['/f/widgets/footlight-carousel-row.tsx', '/f/widgets/footlight-epg-grid.tsx'],
  '/f/src/parts/feedback/error-boundary.tsx': ['/f/widgets/footlight-carousel-row.tsx'],
  '/f/bridge/host/connect.ts': ['/f/src/runtime/partner-core.ts'],
  '/f/bridge/contract/messages/random-id.ts': ['/f/bridge/host/connect.ts'],
  '/f/src/playback/create-playback.ts': ['/f/widgets/footlight-player.tsx'],
  '/f/src/playback/drm.ts': ['/f/src/playback/hls/hls-engine.ts', '/f/src/playback/dash/dash-engine.ts'],
  '/f/src/playback/hls/hls-engine.ts': [],
  '/f/src/playback/hls/first-files.ts': ['/f/src/playback/hls/hls-engine.ts', '/f/src/playback/prefetch.ts'],
  '/f/src/playback/hls/alone.ts': ['/f/src/playback/hls/hls-engine.ts'],
  '/f/src/playback/prefetch.ts': [],
  '/f/src/playback/hls/lean-hls.ts': [],
  '/f/src/playback/hls/whole-hls.ts': [],
  '/f/node_modules/hls.js/src/hls.ts': ['/f/src/playback/hls/lean-hls.ts'],
  '/f/node_modules/hls.js/dist/hls.min.mjs': ['/f/src/playback/hls/whole-hls.ts'],
  '/f/node_modules/dashjs/dist/dash.all.min.js': ['/f/src/playback/dash/dash-engine.ts'],
  '/f/src/playback/dash/dash-engine.ts': [],
  '/f/src/site/site.tsx': ['/f/src/site/main.tsx'],
  '/f/src/site/pages/view-page.tsx': [],
  '/f/src/features/generic-view/generic-view.tsx': ['/f/src/site/pages/view-page.tsx'],
  '/f/src/features/guide/later.ts': [],
};
const entries = new Set(Object.keys(graph).filter((id) => /\/(?:footlight-\w+(?:-\w+)*|frames\/player|site\/main)\.tsx$/.test(id)));
const meta = { getModuleInfo: (id: string) => ({ id, isEntry: entries.has(id), importers: graph[id] ?? [] }) } as unknown as ManualChunkMeta;

describe('a module travels', () => {
  it.each([
    ['in core, when the player and another element need it', '/f/src/runtime/runtime.ts', 'core'],
    ['in core, library or not, when both need it', '/f/node_modules/preact/dist/preact.module.js', 'core'],
    ['in playback, when of all elements the player alone needs it', '/f/src/store/playback/player.ts', 'playback'],
    ['in playback, when it makes engines', '/f/src/playback/create-playback.ts', 'playback'],
    ['in playback, when both engines share it', '/f/src/playback/drm.ts', 'playback'],
    ['with the entry that needs it, when no player does', '/f/src/parts/card-row/card-row.tsx', undefined],
    ['as itself, when it is an entry', '/f/widgets/footlight-player.tsx', undefined],
    ['in partner, on the way to the session frame', '/f/src/runtime/partner-core.ts', 'partner'],
    ['in partner, when the host side of the bridge holds it', '/f/bridge/host/connect.ts', 'partner'],
    ['in platform, when it is the session itself', '/f/src/runtime/platform-core.ts', 'platform'],
    ['in core, when both ways to the session use it', '/f/src/contracts/wire/changed.ts', 'core'],
    ['in core, when it is too small for a file', '/f/src/parts/feedback/error-boundary.tsx', 'core'],
    ['in browse, when rows and the guide share it', '/f/src/parts/nav-link/use-nav-link.ts', 'browse'],
    ['in core, when both ends of the bridge use it', '/f/bridge/contract/messages/random-id.ts', 'core'],
    ['with the lean engine, when it is built from its sources', '/f/node_modules/hls.js/src/hls.ts', 'engine-hls'],
    ['with the lean engine, when it asks for it', '/f/src/playback/hls/lean-hls.ts', 'engine-hls'],
    ['with the whole engine, when it is the library as published', '/f/node_modules/hls.js/dist/hls.min.mjs', 'engine-hls-whole'],
    ['with the whole engine, when it asks for it', '/f/src/playback/hls/whole-hls.ts', 'engine-hls-whole'],
    ['with the other engine, when it is the other library', '/f/node_modules/dashjs/dist/dash.all.min.js', 'engine-dash'],
    ['beside both, when it plays with either', '/f/src/playback/hls/hls-engine.ts', 'engine-hls-use'],
    ['with its engine, when only its own folder reaches it', '/f/src/playback/hls/alone.ts', 'engine-hls-use'],
    ['away from its engine, when something outside the folder reaches it', '/f/src/playback/hls/first-files.ts', undefined],
    ['in core of the site, when the site needs it to start', '/f/src/site/site.tsx', 'core'],
    ['in view, when it is the view library of the site', '/f/node_modules/react/index.js', 'view'],
    ['in home, when composed pages of the site need it', '/f/src/features/generic-view/generic-view.tsx', 'home'],
    ['by itself, when it is fetched later', '/f/src/site/pages/view-page.tsx', undefined],
    ['by itself, when nothing needs it outright', '/f/src/features/guide/later.ts', undefined],
  ])('%s', (_how, id, chunk) => {
    expect(chunkName(id, meta)).toBe(chunk);
  });
});
