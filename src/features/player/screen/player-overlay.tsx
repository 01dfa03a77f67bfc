import { useSheet } from '../../../ui/use-sheet.ts';
import { PlayerPrompt } from './player-prompt.tsx';
import type { PlayerPromptProps } from './prompt-props.ts';
import { StallNotice } from './stall-notice.tsx';
import sheet from './player-prompt.css';

export interface PlayerOverlayProps extends PlayerPromptProps {
  /** Something stands between the viewer and the pictures. */
  blocked: boolean;
  /** The viewer waits for pictures. */
  waiting: boolean;
}

/** What is only needed when something is in the way of the pictures. */
export function PlayerOverlay({ blocked, waiting, ...prompt }: PlayerOverlayProps) {
  return (
    <div ref={useSheet(sheet)} className="fl-player__overlay">
      {blocked && <PlayerPrompt {...prompt} />}
      <StallNotice waiting={waiting} />
    </div>
  );
}
