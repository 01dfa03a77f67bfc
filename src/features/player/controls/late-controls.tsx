import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { Controls } from './controls.tsx';
import controls from './controls.css';
import timeline from '../timeline/timeline.css';

/** The controls of a player: nobody needs them before there is a picture, or a title that stands ready. */
export function LateControls({ player, parts }: LatePartProps) {
  return <Controls player={player} parts={parts} adopt={useSheet(controls, timeline)} />;
}
