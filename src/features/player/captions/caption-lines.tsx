import { useMemo, type CSSProperties } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { appearanceProperties } from '../../../rules/playback/captions/caption-appearance.ts';
import { captionAppearance } from '../../../store/playback/captions/caption-appearance-memory.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { CaptionText } from './caption-text.tsx';
import sheet from './caption-lines.css';
import { stacksOf, type CaptionStack } from './caption-stacks.ts';
import { useActiveCues } from './use-active-cues.ts';
import { useControlsHeight } from './use-controls-height.ts';
import { useNativeCaptions } from './use-native-captions.ts';

/** The captions of this moment, drawn by us: above the controls, as the viewer wants them, and the same everywhere. */
export function CaptionLines({ player, video, box }: LatePartProps) {
  const track = useSignal(player.captionTrack);
  const adopt = useSheet(sheet);
  const look = useSignal(captionAppearance().look);
  const isNative = useNativeCaptions(track, video);
  const cues = useActiveCues(track, useSignal(player.textTracks));
  const controls = useControlsHeight(box);
  const style = useMemo(() => ({ ...appearanceProperties(look), '--fl-controls-height': `${controls}px` }) as CSSProperties, [look, controls]);
  if (isNative || cues.length === 0) return null;
  return (
    <div ref={adopt} className={`fl-player__captions fl-player__captions--${look.position}`} part="captions" dir="ltr" style={style}>
      {stacksOf(cues).map((stack) => <Stack key={stack.key} stack={stack} />)}
    </div>
  );
}

/** Captions of one place, the newest below. */
function Stack({ stack: { place, cues } }: { stack: CaptionStack }) {
  const line = place.line ? ` fl-captions__stack--${place.line.unit}${place.line.unit === 'lines' && place.line.at < 0 ? '-from-end' : ''}` : '';
  const upright = place.vertical && ` fl-captions__stack--upright fl-captions__stack--${place.vertical}`;
  const at = place.line?.unit === 'lines' && place.line.at < 0 ? -place.line.at - 1 : place.line?.at;
  const style = {
    '--fl-start': `${place.start}%`, '--fl-size': `${place.size}%`, '--fl-line': at ?? 0, '--fl-shift': `${-(place.line?.shift ?? 0)}%`,
    '--fl-rows': cues.reduce((rows, { text }) => rows + text.split('\n').length, 0),
  } as CSSProperties;
  return (
    <div className={`fl-captions__stack fl-captions__stack--${place.align}${line}${upright}`} style={style}>
      {cues.map(({ key, text }) => <p key={key} className="fl-captions__cue" dir="auto"><span className="fl-captions__words"><CaptionText text={text} /></span></p>)}
    </div>
  );
}
