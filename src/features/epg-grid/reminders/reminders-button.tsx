import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { WantedDialog } from '../../../parts/feedback/wanted-dialog.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { bell } from '../cells/mark-icons.ts';

const loadList = () => import('./reminder-list.tsx').then((module) => module.ReminderList);

/**
 * Opens a member's list of reminders.
 *
 * chosen: among the tools of the guide, where reminders are set; a list of titles to watch holds none of programmes
 */
export function RemindersButton({ zone }: { zone: string | undefined }) {
  const label = useLabel();
  const viewer = useSignal(useRuntime().store.context.viewer);
  const [isOpen, setOpen] = useState(false);
  if (viewer?.who !== 'member') return null;
  return (
    <>
      <IconButton label={label('reminders')} path={bell} popup="dialog" onClick={() => setOpen(true)} />
      {isOpen && <WantedDialog load={loadList} props={{ zone, onClose: () => setOpen(false) }} />}
    </>
  );
}
