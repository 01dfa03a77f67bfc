import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { effect, signal } from '@preact/signals-core';
import type { Adornment } from '../../bridge/contract/adornment.ts';
import { noGrants } from '../../bridge/contract/grants.ts';
import { readRegisteredOrigins } from '../../bridge/contract/registered-origins.ts';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { RuntimeContext } from '../../src/binding/runtime-context.ts';
import { adoptFallbackFaces, themeSheet } from '../../src/binding/theme-sheet.ts';
import { runtimeOf, type Runtime } from '../../src/runtime/runtime.ts';
import tokens from '../../src/ui/tokens.css';
import { adoptSheets } from '../../src/ui/use-sheet.ts';
import { applyAppearance, followLanguage } from './apply-appearance.ts';
import { changeForPartner } from './change-for-partner.ts';
import { createFrameNavigator } from './frame-navigator.ts';
import frameSheet from './mount-frame.css';

/** What a frame's document is about. */
export interface FrameStage {
  runtime: Runtime;
  /** The frame's query. */
  params: URLSearchParams;
  server: FrameServer;
}

/**
 * Draws a feature into a frame document of the platform and joins it to the page around it.
 *
 * The page receives the height of the content, who is watching and what changed; everything else is the feature.s to emit.
 */
export async function mountFrame(draw: (stage: FrameStage) => ReactNode, handlers: FrameServerOptions['handlers'] = {}): Promise<void> {
  const params = new URLSearchParams(location.search);
  const locale = params.get('locale');
  const runtime = await runtimeOf({ origin: location.origin, ...(locale ? { locale } : {}) });
  const { settings, store } = runtime;
  adoptSheets(document, [tokens, themeSheet(settings.theme), frameSheet]);
  adoptFallbackFaces(settings.theme);
  const direction = signal<Adornment['direction']>(undefined);
  let grants = noGrants;
  const server = createFrameServer({
    window,
    peer: { origins: readRegisteredOrigins(settings.registeredOrigins ?? []).origins },
    bareRequests: settings.flags.bareBridgeRequests,
    handlers: { ...handlers, setAppearance: (appearance) => ({ refusedTokens: applyAppearance(appearance, store.labels, direction) }) },
    onSession: (start) => {
      applyAppearance(start, store.labels, direction);
      // A connection that wants no calls says nothing of what the page may know.
      if (start.grants.calls.length > 0) grants = start.grants;
      sendHeight();
      sendViewer();
    },
  });
  const root = document.getElementById('root')!;
  const sendHeight = () => server.emit('resize', { height: Math.ceil(root.getBoundingClientRect().height) });
  const sendViewer = () => {
    const viewer = store.context.viewer.peek();
    if (viewer) server.emit('sessionchange', viewer);
  };
  new ResizeObserver(sendHeight).observe(root);
  effect(() => {
    if (store.context.viewer.value) sendViewer();
  });
  store.context.onChanged((changed) => {
    const told = changeForPartner(grants, changed);
    if (told) server.emit('changed', told);
  });
  followLanguage(store.labels, direction);
  effect(() => {
    const { locale: language } = store.labels.locale.value;
    void import('../../src/binding/load-fonts.ts').then(({ loadFonts }) => loadFonts(settings, root, language));
  });
  const scope = { store, navigator: createFrameNavigator(settings) };
  createRoot(root).render(<RuntimeContext value={scope}>{draw({ runtime, params, server })}</RuntimeContext>);
}
