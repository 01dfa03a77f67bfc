import { useCallback, useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { useContainerWidth } from '../../parts/card-row/use-container-width.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { createViewChoices, type ChoicesAddress } from '../../store/catalogue/view-choices.ts';
import { createView, readElements, type Page, type PageElement } from '../../store/catalogue/view.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { DrawElement, ElementTools } from './elements/element-type.ts';
import { elementTypes } from './elements/element-types.ts';
import type { GenericViewEvents } from './events.ts';
import { isPadded } from './is-padded.ts';
import { useLowWindow } from './use-low-window.ts';
import { ViewElement } from './view-element.tsx';
import { ViewSkeleton } from './view-skeleton.tsx';
import sheet from './generic-view.css';

/** chosen: more rows than three screens show; a shorter page keeps what it has shown */
const longFrom = 24;

export interface GenericViewProps {
  type: string;
  id: string;
  /** `none` where the page around it names it: no title is drawn. */
  heading?: 'none';
  /** Where the viewer's choices are kept; for the life of the page alone when absent. */
  address?: ChoicesAddress;
  emit: Emit<GenericViewEvents>;
}

/**
 * A composed page, zone by zone.
 *
 * @csspart view, zone
 * @source spec 1 §2.4 "Generic view screen"; chosen: what stands in the zone of tabs comes before the list
 */
export function GenericView({ type, id, heading, address, emit }: GenericViewProps) {
  const { context } = useRuntime().store;
  const view = useSlice(() => createViewChoices(address), [address, type, id]);
  const slice = useSlice(() => createView(context, { type, id }, elementTypes), [context, type, id]);
  useEffect(() => void slice.load(), [slice]);
  const state = useSignal(slice.state);
  const label = useLabel();
  const { direction } = useLocale();
  useEffect(() => {
    if (state.status === 'ready') emit('view-loaded', { title: state.value.title });
    if (state.status === 'failed') emit('load-failed', { code: state.failure.code });
    // `emit` may be another function at each render.
  }, [state]);
  const adopt = useSheet(sheet);
  const [widthPx, measure] = useContainerWidth();
  const isLow = useLowWindow();
  const ref = useCallback((node: HTMLElement | null) => {
    adopt(node);
    measure(node);
  }, [adopt, measure]);
  const retry = () => void slice.load();
  const tools: ElementTools = {
    page: { type, id }, view, emit, onRetry: retry, isLong: state.status === 'ready' && state.value.elements.length > longFrom,
    drawElements: (elements) => readElements(elements, elementTypes).map((element) => <ViewElement key={element.key} element={element} tools={tools} widthPx={widthPx} isLow={isLow} />),
  };
  return (
    <div ref={ref} className={isPadded(widthPx, isLow, context.settings.flags) ? 'fl-view fl-view--padded' : 'fl-view'} part="view" dir={direction} aria-busy={state.status === 'loading' || undefined}>
      {state.status === 'failed' && <div className="fl-view__failure"><FailurePanel failure={state.failure} labelKey="pageFailed" onRetry={retry} /></div>}
      {(state.status === 'idle' || state.status === 'loading') && <ViewSkeleton type={type} label={label('loading')} />}
      {state.status === 'ready' && <Zones page={state.value} heading={heading} tools={tools} widthPx={widthPx} isLow={isLow} />}
    </div>
  );
}

function Zones({ page, heading, tools, widthPx, isLow }: { page: Page<DrawElement>; heading?: 'none'; tools: ElementTools; widthPx: number; isLow: boolean }) {
  const zone = (name: PageElement<DrawElement>['zone']) => {
    const elements = page.elements.filter((element) => element.zone === name);
    if (elements.length === 0) return null;
    return (
      <div className={`fl-view__zone fl-view__zone--${name}`} part={`zone zone-${name}`}>
        {elements.map((element) => <ViewElement key={element.key} element={element} tools={tools} widthPx={widthPx} isLow={isLow} />)}
      </div>
    );
  };
  return (
    <>
      {!heading && <h1 className="fl-view__name">{page.title}</h1>}
      {zone('hero')}
      {zone('header')}
      <div className="fl-view__columns">
        <div className="fl-view__main">
          {zone('tabs')}
          {zone('list')}
        </div>
        {zone('sidebar')}
      </div>
    </>
  );
}
