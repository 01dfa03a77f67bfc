import { useState, type ReactNode } from 'react';
import { useLabel } from '../../../../binding/use-label.ts';
import type { PlaybackDetails } from '../../../../contracts/playback/playback-details.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { chevronStart } from '../../../../ui/icon/card-icons.ts';

export interface PanelProps {
  /** What does not play; undefined where the platform did not say what it is. */
  item: PlaybackDetails | undefined;
  onBack(): void;
  children: ReactNode;
}

/** The ground of what stands in place of the pictures: the title's art behind its name, and the way back. */
export function Panel({ item, onBack, children }: PanelProps) {
  const label = useLabel();
  const [brokenArt, setBrokenArt] = useState<string>();
  const art = item?.heroUrl ?? item?.thumbnailUrl;
  return (
    <div className="fl-player__prompt" part="prompt">
      {art && art !== brokenArt && <img className="fl-player__prompt-art" src={art} alt="" decoding="async" onError={() => setBrokenArt(art)} />}
      <div className="fl-player__prompt-body">
        <div className="fl-player__prompt-back"><Button variant="ghost" size="small" icon={chevronStart} part="back-button" onClick={onBack}>{label('goBack')}</Button></div>
        {item && <p className="fl-player__prompt-title" dir="auto">{item.title}</p>}
        {children}
      </div>
    </div>
  );
}
