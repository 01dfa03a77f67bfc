import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RuntimeContext, type RuntimeScope } from '../../src/binding/runtime-context.ts';
import { adoptFallbackFaces, themeSheet } from '../../src/binding/theme-sheet.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import { runtimeOf, type Runtime } from '../../src/runtime/runtime.ts';
import tokens from '../../src/ui/tokens.css';
import { adoptSheets, dropSheet } from '../../src/ui/use-sheet.ts';
import { createWidgetNavigator } from './widget-navigator.ts';
import { platformOrigin } from './platform-origin.ts';
import { StartFailure } from '../starting/start-failure.tsx';
import type { commonProperties } from './property.ts';
import { useStart } from '../starting/use-start.ts';
import type { WidgetHost } from './widget-host.ts';
import placeholder from './widget-root.css';

try {
  // Registered, `1em` becomes a length where the element sets it, and is no longer counted again by what inherits it.
  CSS.registerProperty({ name: '--fl-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
} catch {
  // Another copy of the script did it, or the browser cannot: then it is counted by each text's own size.
}

export interface WidgetRootProps {
  host: WidgetHost<typeof commonProperties>;
  /** How large the element is where its page does not say: like a video, like a form, or as wide as there is room. */
  shape?: 'video' | 'form' | 'wide';
  children(runtime: Runtime): ReactNode;
}

/** What stands between an element and its feature: the page's runtime, its theme, words and direction, or why it cannot start. */
export function WidgetRoot({ host, shape = 'wide', children }: WidgetRootProps) {
  const realm = useSignal(host.props.realm);
  const locale = useSignal(host.props.locale);
  const { started: runtime, failure, retry } = useStart(
    () => runtimeOf({ origin: platformOrigin, ...(realm ? { realm } : {}), ...(locale ? { locale } : {}) }),
    [host, realm],
  );
  useLayoutEffect(() => adoptSheets(host.element.shadowRoot!, [tokens, placeholder]), [host]);
  return (
    <div className={`fl-box fl-box--${shape}`}>
      {runtime && <Stage host={host} runtime={runtime} locale={locale}>{children}</Stage>}
      {failure && <StartFailure failure={failure} emit={host.emit} retry={retry} />}
      {!runtime && !failure && <div className="fl-starting" aria-busy="true" />}
    </div>
  );
}

interface StageProps extends Omit<WidgetRootProps, 'shape'> {
  runtime: Runtime;
  locale: string | undefined;
}

function Stage({ host, runtime, locale, children }: StageProps) {
  const { store, settings } = runtime;
  const scope = useMemo<RuntimeScope>(
    () => ({ store, navigator: createWidgetNavigator(settings, host.emit) }),
    [store, settings, host],
  );
  const language = useSignal(store.labels.locale);
  useLayoutEffect(() => {
    const root = host.element.shadowRoot!;
    const sheet = sheetOf(settings);
    adoptSheets(root, [sheet]);
    return () => dropSheet(root, sheet);
  }, [host, settings]);
  useLayoutEffect(() => {
    void import('./late/dress-later.ts').then(({ dressLater }) => dressLater(settings, host.element, language.locale));
  }, [host, settings, language]);
  useLayoutEffect(() => {
    if (locale && locale !== store.labels.locale.peek().locale) void store.labels.load(locale);
  }, [store, locale]);
  return (
    <RuntimeContext value={scope}>
      <div className="fl-stage" dir={language.direction} lang={language.locale}>{children(runtime)}</div>
    </RuntimeContext>
  );
}

const sheets = new WeakMap<RealmSettings, CSSStyleSheet>();
function sheetOf(settings: RealmSettings): CSSStyleSheet {
  const known = sheets.get(settings);
  if (known) return known;
  adoptFallbackFaces(settings.theme);
  const made = themeSheet(settings.theme);
  sheets.set(settings, made);
  return made;
}
