import { useSheet } from '../use-sheet.ts';
import sheet from './icon.css';

export interface IconProps {
  /** One path on a 24 × 24 field: a constant of one of the `…-icons.ts`. */
  path: string;
  /** Turns round where reading runs from right to left: arrows and chevrons. */
  mirrored?: boolean;
}

/** An icon of the size of the text around it. Hidden from screen readers: the text or the button's label names it. */
export function Icon({ path, mirrored = false }: IconProps) {
  const ref = useSheet(sheet);
  return (
    <svg ref={ref} className={mirrored ? 'fl-icon fl-icon--mirrored' : 'fl-icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
