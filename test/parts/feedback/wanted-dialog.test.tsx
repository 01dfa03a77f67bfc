import { beforeEach, expect, it, vi } from 'vitest';
import { WantedDialog } from '../../../src/parts/feedback/wanted-dialog.tsx';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { fakeDialogs } from '../../support/fake-dialogs.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

beforeEach(fakeDialogs);

const Part = ({ onClose }: { onClose(): void }) => <Dialog label="Lists" closeLabel="Close" onClose={onClose}><p>Here it is</p></Dialog>;

it('opens as a dialog that says what did not come; tried again it makes room, and nothing is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let comes = false;
  const load = () => (comes ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const onClose = vi.fn();
  render(<WantedDialog load={load} props={{ onClose }} />, { wrapper: fakeRuntime().Wrapper });
  await screen.findByRole('dialog', { name: /^This did not load/ });
  comes = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Here it is');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});
