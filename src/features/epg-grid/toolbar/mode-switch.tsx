import { useLabel } from '../../../binding/use-label.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { gridSign, listSign } from './guide-icons.ts';

type Mode = 'grid' | 'list';

/** A grid, or a list for those who prefer it. */
export function ModeSwitch({ mode, onChoose }: { mode: Mode; onChoose(mode: Mode): void }) {
  const label = useLabel();
  return (
    <div className="fl-guide__modes" role="group" aria-label={label('guideView')}>
      <IconButton label={label('guideGrid')} path={gridSign} pressed={mode === 'grid'} onClick={() => onChoose('grid')} />
      <IconButton label={label('guideNowNext')} path={listSign} pressed={mode === 'list'} onClick={() => onChoose('list')} />
    </div>
  );
}
