import { StrictMode, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { openDialog } from '../../../src/ui/dialog/open-dialog.ts';
import { fakeDialogs } from '../../support/fake-dialogs.ts';
import { act, fireEvent, render, screen, waitFor } from '../../support/render.tsx';

beforeAll(fakeDialogs);

const names = { label: 'Sign in', closeLabel: 'Close' };

function Page({ onClose }: { onClose(): void }) {
  const [open, setOpen] = useState(true);
  return open && <Dialog {...names} onClose={() => (onClose(), setOpen(false))}><p>Inside</p></Dialog>;
}

it('is a named modal dialog with a named button that closes it', async () => {
  const onClose = vi.fn();
  render(<Page onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(dialog).toHaveProperty('open', true);
  expect(dialog.textContent).toContain('Inside');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

it('is closed here before Escape gives the focus back: what opened it opens it again at once', async () => {
  function Opener() {
    const [open, setOpen] = useState(false);
    return <><button type="button" onClick={() => setOpen(true)}>Open</button>{open && <Dialog {...names} onClose={() => setOpen(false)}>Inside</Dialog>}</>;
  }
  render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true })), 'the browser closes it by itself').toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await act(() => new Promise((done) => { setTimeout(done); }));
  expect(screen.getByRole('dialog')).toHaveProperty('open', true);
});

it('goes on when a choice of files inside it is left', () => {
  const onClose = vi.fn();
  render(<Dialog {...names} onClose={onClose}><input type="file" aria-label="Picture" /></Dialog>);
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('stays open under StrictMode, with one button', async () => {
  const onClose = vi.fn();
  render(<StrictMode><Page onClose={onClose} /></StrictMode>);
  // A close is told in a task of its own: one that the second start caused has been told after this one.
  await act(() => new Promise((done) => { setTimeout(done); }));
  expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  expect([onClose.mock.calls.length, screen.getAllByRole('button').length]).toEqual([0, 1]);
});

it('is closed before it is removed, so that the browser gives the focus back', () => {
  const { unmount } = render(<Dialog {...names} onClose={() => undefined}>Inside</Dialog>);
  const dialog = screen.getByRole('dialog');
  const close = vi.spyOn(dialog as HTMLDialogElement, 'close').mockImplementation(() => expect(dialog.isConnected).toBe(true));
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});

it('opens a dialog that no component has drawn', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append('Inside');
  openDialog(dialog, names);
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBe(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
  dialog.remove();
});
