import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { SkipMarker } from '../../../rules/playback/timeline/skip-marker.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { nextCardStateOf } from '../episodes/next-card-state.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { useSkipping } from './use-skipping.ts';
import sheet from './skip-button.css';

/** Milliseconds. chosen: long enough to read and reach; after it the button comes and goes with the controls */
const PROMPT_MS = 8000;

const skipWords = { INTRO: 'skipIntro', RECAP: 'skipRecap', CREDITS: 'skipCredits' } as const satisfies Record<SkipMarker['type'], LabelKey>;
const undoWords = { INTRO: 'watchIntro', RECAP: 'watchRecap', CREDITS: 'watchCredits' } as const satisfies Record<SkipMarker['type'], LabelKey>;

/**
 * Leads past an intro, a recap or credits; after an automatic skip, back to it. Never takes the focus.
 *
 * chosen: where the next episode is offered, its card stands in place of the way past the credits
 */
export function SkipButton(props: LatePartProps) {
  const { player, box } = props;
  const label = useLabel();
  const sheetRef = useSheet(sheet);
  const { marker, skipped, skip, undo } = useSkipping(props);
  const ad = useSignal(player.ad);
  const offersNext = useSignal(nextCardStateOf(player).isShown);
  const shown = marker ?? skipped;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), PROMPT_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown || ad || (offersNext && shown.type === 'CREDITS')) return null;
  const press = (act: (marker: SkipMarker) => void) => {
    // The button goes; who came by keys goes on in the player.
    box.focus({ preventScroll: true });
    act(shown);
  };
  return (
    <div ref={sheetRef} className={late ? 'fl-player__skip fl-player__skip--late' : 'fl-player__skip'}>
      {marker
        ? <button type="button" className="fl-player__skip-button" part="skip-marker-button" onClick={() => press(skip)}>{label(skipWords[marker.type])}</button>
        : <button type="button" className="fl-player__skip-button" part="skip-marker-button" onClick={() => press(undo)}>{label(undoWords[shown.type])}</button>}
    </div>
  );
}
