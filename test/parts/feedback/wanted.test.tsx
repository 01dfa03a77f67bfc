import { expect, it, vi } from 'vitest';
import { Wanted } from '../../../src/parts/feedback/wanted.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { act, render, screen, userEvent } from '../../support/render.tsx';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

it('is drawn when its code is here', async () => {
  render(<Wanted load={async () => Part} props={{ name: 'One' }} />, { wrapper: fakeRuntime().Wrapper });
  expect(await screen.findByText('One is here')).toBeTruthy();
});

it('says that its code did not come, and is fetched again when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let comes = false;
  const load = () => (comes ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(<Wanted load={load} props={{ name: 'One' }} />, { wrapper: fakeRuntime().Wrapper });
  expect(await screen.findByText('This did not load. Check your connection and try again.')).toBeTruthy();
  comes = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One is here')).toBeTruthy();
  vi.restoreAllMocks();
});

it('is fetched again when the connection is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let comes = false;
  const load = () => (comes ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(<Wanted load={load} props={{ name: 'One' }} />, { wrapper: fakeRuntime().Wrapper });
  await screen.findByText('This did not load. Check your connection and try again.');
  comes = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('One is here')).toBeTruthy();
  vi.restoreAllMocks();
});
