import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ShareSheet } from '../../../../src/parts/actions/share-sheet/share-sheet.tsx';
import type { ShareWay } from '../../../../src/contracts/catalogue/share-details.ts';
import { fakeDialogs } from '../../../support/fake-dialogs.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, fireEvent, render, screen } from '../../../support/render.tsx';

describe('the sheet of ways to share', () => {
  beforeAll(fakeDialogs);
  afterEach(() => void (vi.unstubAllGlobals(), vi.useRealTimers()));
  const draw = (writeText: () => Promise<void>, linkFor = (way: ShareWay) => `https://a.example/video/7?by=${way}`) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(<ShareSheet title="Harbour & <b>Sea</b>" linkFor={linkFor} onClose={() => undefined} />, { wrapper: fakeRuntime().Wrapper });
  };
  /** What follows from a press takes a few turns of the queue. */
  const pressCopy = () => act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

  it('shows the link, its title as text, an e-mail and a code', () => {
    draw(async () => undefined);
    expect((screen.getByRole('textbox', { name: 'Link' }) as HTMLInputElement).value).toBe('https://a.example/video/7?by=COPY');
    expect(screen.getByText('Harbour & <b>Sea</b>')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain(encodeURIComponent('https://a.example/video/7?by=EMAIL'));
    expect(screen.getByRole('img', { name: 'Scan it to open this on another device' })).toBeTruthy();
  });

  it('copies the link and says so for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => undefined);
    draw(writeText);
    await pressCopy();
    expect(writeText).toHaveBeenCalledWith('https://a.example/video/7?by=COPY');
    expect([screen.getByRole('button', { name: 'Link copied' }) !== null, screen.getByRole('status').textContent]).toEqual([true, 'Link copied']);
    await act(async () => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  });

  it('selects the link where it cannot be copied', async () => {
    draw(async () => { throw new Error('refused'); });
    await pressCopy();
    expect(screen.getByRole('status').textContent).toBe('It could not be shared.');
    const field = screen.getByRole('textbox', { name: 'Link' }) as HTMLInputElement;
    await vi.waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]));
  });

  it('leaves the code out for a link that is too long for one', () => {
    draw(async () => undefined, () => `https://a.example/${'x'.repeat(5000)}`);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
