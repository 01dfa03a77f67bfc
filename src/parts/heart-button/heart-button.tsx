import { useLabel } from '../../binding/use-label.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { heart, heartFilled } from '../../ui/icon/heart-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './heart-button.css';

export interface HeartButtonProps {
  title: string;
  full: boolean;
  /** A row is one tab stop: its hearts are reached by the `h` key. */
  tabIndex?: number;
  onToggle(): void;
}

/** Adds a title to the member's list, or removes it. @csspart heart */
export function HeartButton({ title, full, tabIndex, onToggle }: HeartButtonProps) {
  const label = useLabel()(full ? 'removeFromMyList' : 'addToMyList', { title });
  return (
    <button
      ref={useSheet(sheet)}
      type="button"
      className={full ? 'fl-heart fl-heart--full' : 'fl-heart'}
      part="heart"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      onClick={onToggle}
    >
      <span className="fl-heart__disc">
        <Icon path={full ? heartFilled : heart} />
      </span>
    </button>
  );
}
