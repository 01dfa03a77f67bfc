import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/parts/feedback/error-boundary.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>whole</p>;
}

const drawn = (
  <>
    <p>beside</p>
    <ErrorBoundary fallback={(retry) => <button type="button" onClick={retry}>Try again</button>}><Fragile /></ErrorBoundary>
  </>
);

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => void vi.restoreAllMocks());

it('draws its children while they are whole', () => {
  isBroken = false;
  render(drawn);
  expect(screen.getByText('whole')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws its fallback in place of what throws, and nothing else changes', () => {
  render(drawn);
  expect([screen.queryByText('whole'), screen.getByText('beside').isConnected]).toEqual([null, true]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('draws its children again on a retry', async () => {
  render(drawn);
  isBroken = false;
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('whole')).toBeTruthy();
});

it('keeps the fallback when the retry throws again', async () => {
  render(drawn);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toBeTruthy();
});
