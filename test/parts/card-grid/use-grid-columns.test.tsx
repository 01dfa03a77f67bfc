import { afterEach, expect, it, vi } from 'vitest';
import { useGridColumns } from '../../../src/parts/card-grid/use-grid-columns.ts';
import { act, render, screen } from '../../support/render.tsx';

const Columns = () => {
  const [columns, ref] = useGridColumns('default');
  return <output ref={ref}>{columns}</output>;
};

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(globalThis, { innerWidth: 1024, innerHeight: 768 });
});

it('counts by the window on a page of ours', () => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 10));
  render(<Columns />);
  expect(screen.getByRole('status').textContent).toBe('6');
});

it('counts by its column in an element of a partner’s page, and follows it', async () => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  let width = 400;
  let resized: () => void = () => undefined;
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: () => void) { resized = told; }
    observe() {}
    disconnect() {}
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ width }) as DOMRect);
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(<Columns />, { container, baseElement: container });
  expect(container.textContent).toBe('2');
  width = 800;
  act(() => resized());
  await vi.waitFor(() => expect(container.textContent).toBe('4'));
  vi.unstubAllGlobals();
});
