import { useLabel } from '../../binding/use-label.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { chevronEnd, chevronStart } from '../../ui/icon/card-icons.ts';
import type { RowLayoutProps } from './row-layout.ts';
import { RowName } from './row-name.tsx';
import type { RowScroll } from './use-row-scroll.ts';

export interface RowHeaderProps extends Pick<RowLayoutProps, 'title' | 'titleId' | 'description' | 'heading'> {
  scroll: RowScroll;
  /** There is no next page. */
  isComplete: boolean;
  onNext(): void;
}

/**
 * A row's name and the buttons that scroll it. At the ends they are `aria-disabled`, never removed.
 *
 * They are not in the tab order: inside of the row the arrow keys do the same.
 */
export function RowHeader({ title, titleId, description, heading, scroll, isComplete, onNext }: RowHeaderProps) {
  const label = useLabel();
  return (
    <header className="fl-row__header" part="header">
      <RowName title={title} titleId={titleId} description={description} heading={heading} />
      <div className="fl-row__buttons">
        <IconButton label={label('previousCards')} path={chevronStart} mirrored size="small" tabIndex={-1} disabled={scroll.atStart} part="previous" onClick={() => scroll.page(-1)} />
        <IconButton label={label('nextCards')} path={chevronEnd} mirrored size="small" tabIndex={-1} disabled={scroll.atEnd && isComplete} part="next" onClick={onNext} />
      </div>
    </header>
  );
}
