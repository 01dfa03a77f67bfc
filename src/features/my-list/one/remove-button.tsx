import { useLabel } from '../../../binding/use-label.ts';
import { close } from '../../../ui/icon/choice-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from '../../../parts/heart-button/heart-button.css';

/** Takes a title out of a list, in the look of the heart. @csspart remove */
export function RemoveButton({ title, onPress }: { title: string; onPress(): void }) {
  const words = useLabel()('removeFromList', { title: `\u2068${title}\u2069` });
  return (
    <button ref={useSheet(sheet)} type="button" className="fl-heart" part="remove" aria-label={words} title={words} onClick={onPress}>
      <span className="fl-heart__disc"><Icon path={close} /></span>
    </button>
  );
}
