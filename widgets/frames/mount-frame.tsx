import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { effect, signal } from '@preact/signals-core';
import type { Adornment } from '../../bridge/contract/frame/adornment.ts';
import { createFrameServer, type FrameServer, type FrameServerOptions } from '../../bridge/frame/frame-server.ts';
import { RuntimeContext } from '../../src/binding/runtime-context.ts';
import { adoptFallbackFaces, themeSheet } from '../../src/binding/theme-sheet.ts';
import { runtimeOf, type Runtime } from '../../src/runtime/runtime.ts';
import tokens from '../../src/ui/tokens.css';
import { adoptSheets } from '../../src/ui/use-sheet.ts';
import { embeddersOf } from '../../src/steering/embedders.ts';
import { applyAppearance, followLanguage } from './apply-appearance.ts';
import { filterForPartners } from './event-for-partner.ts';
import { createFrameNavigator } from './frame-navigator.ts';
import { missingPermissions } from './missing-permissions.ts';
import { readableTheme } from './readable-theme.ts';
import frameSheet from './mount-frame.css';

/** What a frame's document is about. */
export interface FrameStage {
  runtime: Runtime;
  /** The frame's query. */
  params: URLSearchParams;
  server: FrameServer;
}

/** What a kind of frame brings beside its picture. */
export interface FrameAbilities {
  handlers?: FrameServerOptions['handlers'];
  /** What of its events one page may be told, beside what is told of viewers. */
  filterEvent?: FrameServerOptions['filterEvent'];
  /** What its page should allow; told as `degraded` where it does not. */
  permissions?: readonly string[];
}

/**
 * Draws a feature into a frame document of the platform and joins it to the page around it.
 *
 * The page receives the height of the content, who is watching and what changed; everything else is the feature.s to emit.
 */
export async function mountFrame(draw: (stage: FrameStage) => ReactNode, abilities: FrameAbilities = {}): Promise<void> {
  const params = new URLSearchParams(location.search);
  const locale = params.get('locale');
  const runtime = await runtimeOf({ origin: location.origin, ...(locale ? { locale } : {}) });
  const { settings, store } = runtime;
  adoptSheets(document, [tokens, themeSheet(settings.theme), frameSheet]);
  adoptFallbackFaces(settings.theme);
  const root = document.getElementById('root')!;
  const server = joinHostPage(runtime, root, abilities);
  effect(() => {
    const { locale: language } = store.labels.locale.value;
    void import('../element/late/dress-later.ts').then(({ dressLater }) => dressLater(settings, root, language));
  });
  const scope = { store, navigator: createFrameNavigator(settings) };
  createRoot(root).render(<RuntimeContext value={scope}>{draw({ runtime, params, server })}</RuntimeContext>);
}

/** Lets the page around this document give it a look and a language, and tells it what it may know. */
function joinHostPage({ settings, store, session }: Runtime, root: HTMLElement, { handlers, filterEvent, permissions = [] }: FrameAbilities): FrameServer {
  const direction = signal<Adornment['direction']>(undefined);
  const accept = readableTheme(settings.theme);
  const filterViewer = filterForPartners((origin) => session!.pairwiseId(origin));
  const missing = missingPermissions(permissions, document);
  const server = createFrameServer({
    window,
    peer: embeddersOf(settings, session!.ask),
    bareRequests: settings.flags.bareBridgeRequests,
    acceptTokens: accept,
    handlers: { ...handlers, setAppearance: (appearance) => ({ refusedTokens: applyAppearance(appearance, accept, store.labels, direction) }) },
    filterEvent: (name, data, page) => filterViewer(name, filterEvent ? filterEvent(name, data, page) : data, page),
    onSession: (start, tell) => {
      applyAppearance(start, accept, store.labels, direction);
      if (missing.length > 0) tell('degraded', { missing });
      sendHeight();
      sendViewer();
    },
  });
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
    if (changed.subject === 'origins') void server.recheckOrigins();
    server.emit('changed', changed);
  });
  followLanguage(store.labels, direction);
  return server;
}
