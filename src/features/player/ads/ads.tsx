import { useEffect, useRef, useState } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { createAdMedia } from '../../../store/playback/ads/ad-media.ts';
import { runAds, type AdView } from '../../../store/playback/ads/run-ads.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { AdControls } from './ad-controls.tsx';
import { tellAd } from './tell-ad.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import sheet from './ads.css';

/** The ads of a title, on an element of their own in front of it. */
export function Ads({ player, emit, box, given: { playback } }: LatePartProps) {
  const sheetRef = useSheet(sheet);
  const video = useRef<HTMLVideoElement>(null);
  const [ads, setAds] = useState<ReturnType<typeof runAds>>();
  const latest = useRef(emit);
  latest.current = emit;
  useEffect(() => {
    if (!video.current) return;
    const media = createAdMedia(video.current, playback);
    const teller = tellAd((...event) => latest.current(...event));
    const running = runAds(player, media, teller.tell);
    setAds(running);
    return () => {
      running.stop();
      teller.stop();
      media.unload();
    };
  }, [player]);
  return (
    <div ref={sheetRef} className="fl-player__ads">
      {/* Stays while nothing is shown: a browser that let it play once lets it play again. */}
      <video ref={video} className="fl-player__ad-video" part="ad-video" playsInline tabIndex={-1} hidden />
      {ads && <AdScreen view={ads.view} video={video.current} player={player} box={box} />}
    </div>
  );
}

interface ScreenProps extends Pick<LatePartProps, 'player' | 'box'> {
  view: ReturnType<typeof runAds>['view'];
  video: HTMLVideoElement | null;
}

function AdScreen({ view, video, player, box }: ScreenProps) {
  const shown = useSignal(view);
  useEffect(() => {
    if (video) video.hidden = !shown;
  }, [video, Boolean(shown)]);
  useKeptFocus(box, Boolean(shown));
  if (!shown) return null;
  return shown.onScreen
    ? <AdControls key={`${shown.type}-${shown.index}`} view={shown as AdView & { onScreen: NonNullable<AdView['onScreen']> }} player={player} box={box} />
    : <div className="fl-player__ad-wait"><Spinner size="large" /></div>;
}
