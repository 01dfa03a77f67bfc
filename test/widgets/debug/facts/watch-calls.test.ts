import { afterEach, expect, test, vi } from 'vitest';
import { watchCalls } from '../../../../widgets/debug/facts/watch-calls.ts';

afterEach(() => void vi.unstubAllGlobals());

test('calls of the platform are noted as the browser timed them: no files, no pictures, nobody else’s', () => {
  const entry = (name: string, more: object = {}) => ({ name, initiatorType: 'fetch', duration: 12.4, responseStatus: 200, transferSize: 300, decodedBodySize: 900, ...more });
  vi.stubGlobal('PerformanceObserver', class {
    constructor(readonly hear: (list: { getEntries(): object[] }) => void) {}
    observe() {
      this.hear({
        getEntries: () => [
          entry('https://watch.example/api/row?x=1'), entry('https://watch.example/api/kept', { transferSize: 0 }), entry('https://watch.example/api/closed', { decodedBodySize: 0, responseStatus: 403 }),
          entry('https://watch.example/embed/manifest.json'), entry('https://watch.example/picture', { initiatorType: 'img' }), entry('https://partner.example/own'),
        ],
      });
    }
  });
  const note = vi.fn();
  watchCalls((origin) => origin === 'https://watch.example', note);
  expect(note.mock.calls.map(([call]) => call as unknown)).toEqual([
    { endpoint: '/api/row', way: 'page', status: '200', ms: 12, cached: false },
    { endpoint: '/api/kept', way: 'page', status: '200', ms: 12, cached: true },
    { endpoint: '/api/closed', way: 'page', status: '403', ms: 12, cached: undefined },
  ]);
});
