import { useEffect, useState } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { FramedPage as Page } from '../../contracts/catalogue/framed-page.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { createFramedPage } from '../../store/catalogue/editorial/framed-page.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import type { FramedPageEvents } from './events.ts';
import { frameOf } from './frame-of.ts';
import sheet from './framed-page.css';

/**
 * A page of somebody else inside of the site, in a sandbox, at an address that the platform knows.
 *
 * @csspart framed-page, frame
 * @source spec 1 §2.1 "external page", "plugin"
 */
export function FramedPage({ kind, id, emit }: { kind: 'external' | 'plugin'; id: string; emit: Emit<FramedPageEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createFramedPage(context, kind, id), [context, kind, id]);
  useEffect(() => void slice.load(), [slice]);
  const page = useSignal(slice.answer);
  useEffect(() => {
    if (page.status === 'ready') emit('page-loaded', { title: page.value.title });
    if (page.status === 'failed') emit('load-failed', { code: page.failure.code });
    // `emit` may be another function at each render.
  }, [page]);
  const isWaiting = page.status === 'idle' || page.status === 'loading';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame fl-framed" part="framed-page" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{page.status === 'ready' ? <bdi>{page.value.title}</bdi> : isWaiting ? <><VisuallyHidden role="status">{label('loading')}</VisuallyHidden><Skeleton shape="text" inlineSize="12rem" /></> : label('sorrySomethingWentWrong')}</h1>
      {isWaiting && <div className="fl-framed__place"><Skeleton /></div>}
      {page.status === 'failed' && <FailurePanel failure={page.failure} labelKey="pageFailed" onRetry={() => void slice.load()} />}
      {page.status === 'ready' && <Framed key={page.value.url} page={page.value} />}
    </div>
  );
}

function Framed({ page }: { page: Page }) {
  const label = useLabel();
  const [isHere, setHere] = useState(false);
  const frame = frameOf(page, useRuntime().store.context.settings.origin);
  if (!frame) return <FailurePanel failure={{ code: 'page-not-framed' }} labelKey="framedPageRefused" />;
  return (
    <>
      {page.description && <p className="fl-framed__lead" dir="auto">{page.description}</p>}
      <div className="fl-framed__place">
        {!isHere && <div className="fl-framed__waiting"><Skeleton /></div>}
        <iframe className="fl-framed__frame" part="frame" title={page.title} src={frame.src} sandbox={frame.sandbox} allow="" referrerPolicy="strict-origin" loading="eager" onLoad={() => setHere(true)} />
      </div>
      <p className="fl-framed__lead"><a className="fl-framed__link" href={frame.src} target="_blank" rel="noopener noreferrer">{label('openInNewTab')}</a></p>
    </>
  );
}
