import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast, type ToastMessage } from '../../../src/ui/toast/toast.tsx';
import { act, fireEvent, render, screen } from '../../support/render.tsx';

const saved: ToastMessage = { id: '1', text: 'Saved' };

describe('a message over the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const draw = (message: ToastMessage | undefined, duration?: 'short' | 'long') => {
    const onClose = vi.fn();
    const toast = (next: ToastMessage | undefined) => <Toast message={next} closeLabel="Close" {...(duration && { duration })} onClose={onClose} />;
    const drawn = render(toast(message));
    return { onClose, show: (next: ToastMessage | undefined) => drawn.rerender(toast(next)) };
  };
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('is announced where a screen reader listens already', () => {
    const { show } = draw(undefined);
    const place = screen.getByRole('status');
    act(() => show(saved));
    expect([screen.getByRole('status') === place, place.textContent]).toEqual([true, 'Saved']);
  });

  it('interrupts with what failed', () => {
    draw({ ...saved, tone: 'alert' });
    expect(screen.getByRole('alert').textContent).toBe('Saved');
  });

  it.each([[undefined, 5000], ['short', 5000], ['long', 10_000]] as const)('of duration %s ends after %i ms', (duration, ms) => {
    const { onClose } = draw(saved, duration);
    pass(ms - 1);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays as long as it is pointed at, and lives on for its whole time then', () => {
    const { onClose } = draw(saved);
    const button = screen.getByRole('button', { name: 'Close', hidden: true });
    act(() => button.focus());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => button.blur());
    pass(5000);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))],
    ['Escape inside', () => fireEvent.keyDown(screen.getByRole('button', { name: 'Close', hidden: true }), { key: 'Escape' })],
  ])('ends by %s', (_, end) => {
    const { onClose } = draw(saved);
    act(() => void end());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('begins its time anew for another message', () => {
    const { onClose, show } = draw(saved);
    pass(4000);
    act(() => show({ id: '2', text: 'Saved' }));
    pass(4000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
