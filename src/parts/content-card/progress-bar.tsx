import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './progress-bar.css';

/** How far a title was watched. Hidden from screen readers: the card's name says it. @param percent 1 to 100 */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <span ref={useSheet(sheet)} className="fl-progress" aria-hidden="true">
      <span className="fl-progress__watched" style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
