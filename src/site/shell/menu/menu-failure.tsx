import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Menu } from '../../../store/realm/menu.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { replay } from '../../../ui/icon/replay-icon.ts';

/** Says that the menu is of before, and tries again. The page and its menu stay. @source spec 1 §8 "Failed menu fetch sets an error flag" */
export function MenuFailure({ menu }: { menu: Menu }) {
  const label = useLabel();
  const failed = useSignal(menu.failed);
  return (
    <>
      <VisuallyHidden role="status">{failed ? label('menuFailed') : ''}</VisuallyHidden>
      {failed && <IconButton label={`${label('menuFailed')} ${label('retry')}`} path={replay} onClick={() => void menu.retry()} />}
    </>
  );
}
