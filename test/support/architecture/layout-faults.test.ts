import { describe, expect, it } from 'vitest';
import { layoutFaults } from './layout-faults.ts';
import { rooms } from './rooms.ts';

const readmeOf = (room: string): string => (room.startsWith('bridge/') ? 'bridge' : /^(?:demo\/|widgets$|plugins$)/.test(room) ? room : `src/${room}`);
const clean: Record<string, string> = {
  ...Object.fromEntries([...Object.keys(rooms), 'test'].map((room) => [room === 'test' ? 'test/README.md' : `${readmeOf(room)}/README.md`, '# A room\n'])),
  'src/rules/guide/cell-of.ts': '', 'test/rules/guide/cell-of.test.ts': '',
  'src/features/epg-grid/epg-grid.tsx': '', 'test/features/epg-grid/epg-grid.test.tsx': '',
  'demo/platform/server/serve.ts': '', 'test/demo/platform/server/every-call.test.ts': '',
  'bridge/host/connect.ts': '', 'test/bridge/host-and-frame.test.ts': '', 'test/bridge/host/connect.test.ts': '',
  'demo/start.mjs': '', 'test/demo/start.test.ts': '',
  'test/browser/walks/coordination.walk.spec.ts': '', 'test/bench/spread.test.ts': '', 'test/support/run/tally.test.ts': '', 'test/architecture.test.ts': '',
};

const files = (folder: string, count: number, ending = 'ts'): Record<string, string> => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.${ending}`, '']));

/** What is planted, and the sentence that must be said of it. */
const planted: [fault: string, files: Record<string, string>, said: string][] = [
  ['a fifteenth source in a folder', files('src/store/guide', 15), 'src/store/guide: 15 files in one folder, more than 14'],
  ['sheets among the fifteen', { ...files('widgets/element', 8, 'tsx'), ...files('widgets/element', 7, 'css') }, 'widgets/element: 15 files in one folder, more than 14'],
  ['a crowded folder of the platform', files('demo/platform/seed', 15), 'demo/platform/seed: 15 files in one folder, more than 14'],
  ['a subject of another word', { 'src/rules/epg/x.ts': '' }, 'src/rules/epg: no subject of the matrix'],
  ['a call of another subject', { 'src/api/calls/payments/x.ts': '' }, 'src/api/calls/payments: no subject of the matrix'],
  ['a folder of the platform that is no subject', { 'demo/platform/accounts/x.ts': '' }, 'demo/platform/accounts: no subject of the matrix'],
  ['a folder of the platform in another room', { 'src/store/server/x.ts': '' }, 'src/store/server: no subject of the matrix'],
  ['a test of a file that is gone', { 'test/rules/guide/gone.test.ts': '' }, 'test/rules/guide/gone.test.ts: there is no src/rules/guide/gone to test'],
  ['a test in another folder than its file', { 'test/rules/cell-of.test.ts': '' }, 'test/rules/cell-of.test.ts: there is no src/rules/cell-of to test'],
  ['a test of a folder of the platform that is gone', { 'test/demo/platform/hosts/x.test.ts': '' }, 'test/demo/platform/hosts/x.test.ts: there is no demo/platform/hosts/x to test'],
  ['a test in no room', { 'test/misplaced/x.test.ts': '' }, 'test/misplaced/x.test.ts: there is no misplaced/x to test'],
  ['a README that is too long', { 'src/rules/README.md': `${'line\n'.repeat(41)}` }, 'src/rules/README.md: 41 lines, more than 40'],
];

describe('the layout', () => {
  it('says nothing of a clean tree', () => {
    expect(layoutFaults(clean)).toEqual([]);
  });

  it.each(planted)('reports %s', (_fault, more, said) => {
    expect(layoutFaults({ ...clean, ...more })).toEqual([said]);
  });

  it('reports a room without a README', () => {
    const { 'src/rules/README.md': _, ...without } = clean;
    expect(layoutFaults(without)).toEqual(['src/rules: no README']);
  });

  it.each([
    ['fourteen files', files('src/store/guide', 14)],
    ['declarations and READMEs beside fourteen files', { ...files('src/store/guide', 14), 'src/store/guide/css.d.ts': '', 'src/store/guide/README.md': '' }],
    ['many files of the bridge, whose protocol is one subject', files('bridge/frame', 15)],
    ['a test of a folder', { 'src/rules/guide/x.ts': '', 'test/rules/guide.test.ts': '' }],
    ['a README of forty lines', { 'src/rules/README.md': 'line\n'.repeat(40) }],
  ])('lets pass %s', (_what, more) => {
    expect(layoutFaults({ ...clean, ...more })).toEqual([]);
  });
});
