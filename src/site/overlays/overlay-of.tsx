import { useEffect, useState } from 'react';
import { useSignal } from '../../binding/use-signal.ts';
import { lateCode } from '../late-code.ts';
import { MissingOverlay } from './missing-overlay.tsx';
import type { OverlayComponent, OverlayProps } from './overlay-props.ts';
import type { OverlayName } from './overlays.ts';

const loads: Record<OverlayName, () => Promise<OverlayComponent>> = {
  'live-now': () => import('../shell/live/live-sidebar.tsx').then((module) => module.LiveSidebar),
  'sign-in': () => import('../shell/sign-in/sign-in-sidebar.tsx').then((module) => module.SignInSidebar),
  search: () => import('./search-overlay.tsx').then((module) => module.SearchOverlay),
};

/** The overlay that is open, fetched when it is first opened; where its code does not come it says so. */
export function Overlay(props: OverlayProps & { loadsOf?: typeof loads }) {
  const shown = useSignal(props.overlays.shown);
  return shown ? <Fetched key={shown} name={shown} load={(props.loadsOf ?? loads)[shown]} props={props} /> : null;
}

const here = new Map<OverlayName, OverlayComponent>();

function Fetched({ name, load, props }: { name: OverlayName; load: () => Promise<OverlayComponent>; props: OverlayProps }) {
  const [screen, setScreen] = useState<{ Screen: OverlayComponent } | 'failed' | undefined>(() => screenOf(here.get(name)));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (here.has(name)) return undefined;
    let isGone = false;
    void lateCode(load).then((Screen) => {
      here.set(name, Screen);
      if (!isGone) setScreen({ Screen });
    }, () => !isGone && setScreen('failed'));
    return () => {
      isGone = true;
    };
  }, [name, load, attempt]);
  if (!screen) return null;
  if (screen === 'failed') return <MissingOverlay {...props} name={name} onRetry={() => (setScreen(undefined), setAttempt(attempt + 1))} />;
  return <screen.Screen {...props} />;
}

const screenOf = (Screen: OverlayComponent | undefined) => (Screen ? { Screen } : undefined);
