import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { isApiError, type ApiError } from '../../src/api/api-error.ts';
import { RuntimeContext, type RuntimeScope } from '../../src/binding/runtime-context.ts';
import { themeSheet } from '../../src/binding/theme-sheet.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import { runtimeOf, type Runtime } from '../../src/runtime/runtime.ts';
import tokens from '../../src/ui/tokens.css';
import { adoptSheets } from '../../src/ui/use-sheet.ts';
import { createWidgetNavigator } from './widget-navigator.ts';
import { platformOrigin } from './platform-origin.ts';
import { StartFailure } from './start-failure.tsx';
import type { commonProperties } from './property.ts';
import type { WidgetHost } from './widget-host.ts';
import placeholder from './widget-root.css';

type Start = { runtime: Runtime } | { failure: ApiError } | undefined;

/** What stands between an element and its feature: the page's runtime, its theme, words and direction, or why it cannot start. */
export function WidgetRoot({ host, children }: { host: WidgetHost<typeof commonProperties>; children: (runtime: Runtime) => ReactNode }) {
  const realm = useSignal(host.props.realm);
  const locale = useSignal(host.props.locale);
  const [start, setStart] = useState<Start>();
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => {
    let here = true;
    setStart(undefined);
    adoptSheets(host.element.shadowRoot!, [tokens, placeholder]);
    runtimeOf({ origin: platformOrigin, ...(realm ? { realm } : {}), ...(locale ? { locale } : {}) }).then(
      (runtime) => here && setStart({ runtime }),
      (failure: unknown) => here && setStart({ failure: named(failure) }),
    );
    return () => {
      here = false;
    };
  }, [host, realm, turn]);
  if (!start) return <div className="fl-starting" aria-busy="true" />;
  if ('failure' in start) return <StartFailure failure={start.failure} emit={host.emit} retry={() => setTurn(turn + 1)} />;
  return <Stage host={host} runtime={start.runtime} locale={locale}>{children}</Stage>;
}

function Stage({ host, runtime, locale, children }: {
  host: WidgetHost<typeof commonProperties>; runtime: Runtime; locale: string | undefined; children: (runtime: Runtime) => ReactNode;
}) {
  const { store, settings } = runtime;
  const scope = useMemo<RuntimeScope>(
    () => ({ store, navigator: createWidgetNavigator(settings, host.emit) }),
    [store, settings, host],
  );
  const language = useSignal(store.labels.locale);
  useLayoutEffect(() => adoptSheets(host.element.shadowRoot!, [sheetOf(settings)]), [host, settings]);
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
  const made = sheets.get(settings) ?? themeSheet(settings.theme);
  sheets.set(settings, made);
  return made;
}

function named(failure: unknown): ApiError {
  if (isApiError(failure)) return failure;
  throw failure;
}
