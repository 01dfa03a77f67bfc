// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DebugReport } from '../../../../widgets/debug/debug-report.ts';
import { createDebugOverlay } from '../../../../widgets/debug/overlay/debug-overlay.ts';

const report: DebugReport = {
  page: 'https://partner.example/', browser: 'a browser', sessions: [], bridges: [], versions: [],
  causes: [{ code: 'value-refused', message: '<footlight-player> content: "x" is not a value it takes.', at: 0, tags: ['footlight-player'] }],
  elements: [{ tag: 'footlight-player', id: 'film', state: 'failed', code: 'unreachable', width: 640, height: 360 }],
  calls: [{ endpoint: '/first', way: 'page', status: '200', ms: 5, cached: true }, { endpoint: '/second', way: 'page', status: '', ms: 6, cached: undefined }],
};
let closed: ReturnType<typeof vi.fn<() => void>>;
let overlay: ReturnType<typeof createDebugOverlay>;
const root = () => overlay.host.shadowRoot!;
const cellsOf = (table: string) => [...root().querySelectorAll(`table[aria-label="${table}"] tbody tr`)].map((row) => [...row.children].map(({ textContent }) => textContent));
const press = (name: string) => [...root().querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

beforeEach(() => {
  closed = vi.fn<() => void>();
  overlay = createDebugOverlay(closed);
  document.documentElement.append(overlay.host);
  overlay.show(report);
});
afterEach(() => {
  overlay.host.remove();
  vi.unstubAllGlobals();
});

test('each part says how much is in it, the newest call first, and a part without a row says so', () => {
  expect([...root().querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Causes (1)', 'Sessions (0)', 'Elements (1)', 'Bridge (0)', 'Calls (2)', 'Versions (0)']);
  expect(cellsOf('Elements')).toEqual([['<footlight-player> #film', 'failed: unreachable', '640 × 360']]);
  expect(cellsOf('Calls')).toEqual([['/second', 'page', '–', '6 ms', 'not told'], ['/first', 'page', '200', '5 ms', 'hit']]);
  expect(root().querySelector('details:nth-of-type(2) p')?.textContent).toBe('No tenant has started.');
});

test('what did not change is not drawn again, and words of the page are no markup', () => {
  const row = root().querySelector('table[aria-label="Elements"] tbody tr');
  overlay.show({ ...report, causes: [{ ...report.causes[0]!, message: '<img src=x onerror=alert(1)>' }] });
  expect(root().querySelector('table[aria-label="Elements"] tbody tr')).toBe(row);
  expect([root().querySelector('img'), cellsOf('Causes')[0]?.[1]]).toEqual([null, '<img src=x onerror=alert(1)>']);
});

test('it takes no focus as it comes; Escape inside of it closes it', () => {
  expect(document.activeElement).toBe(document.body);
  root().querySelector('table')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
  expect([overlay.host.isConnected, closed.mock.calls.length]).toEqual([false, 1]);
});

test('the report is copied as JSON, and the reader is told', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press('Copy as JSON');
  await vi.waitFor(() => expect(root().querySelector('[role="status"]')?.textContent).toBe('Copied'));
  expect(JSON.parse(String((writeText.mock.calls as unknown[][])[0]?.[0]))).toEqual(JSON.parse(JSON.stringify(report)));
});

test('a browser that keeps its clipboard closed: the report is in the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('closed')) } });
  press('Copy as JSON');
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringContaining('"value-refused"')));
});
