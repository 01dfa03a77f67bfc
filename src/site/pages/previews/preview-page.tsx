import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { createPreview } from '../../../store/realm/preview.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { lock } from '../../../ui/icon/lock-icon.ts';
import frame from '../../../ui/page-frame.css';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { PreviewBody } from './preview-body.tsx';
import { isPreview, previewTitles } from './preview-titles.ts';
import sheet from './previews.css';

/**
 * What the tenant's own people look at before viewers do; the platform says who they are.
 *
 * @source spec 1 §2.1 "Admin preview routes", §6 "who may open them is not shown"; chosen: the role ADMIN, everybody else is told so
 */
export function PreviewPage(props: PageProps) {
  const { runtime, location } = props;
  const { context } = runtime.store;
  const label = useLabel();
  const viewer = useSignal(context.viewer);
  const isMember = viewer?.who === 'member';
  const slice = useSlice(() => createPreview(context), [context]);
  const answer = useSignal(slice.answer);
  useEffect(() => {
    if (isMember) void slice.load();
  }, [slice, isMember]);
  const name = location.match && isPreview(location.match.name) ? location.match.name : 'admin-preview';
  const title = label(previewTitles[name]);
  const isRefused = answer.status === 'failed' && answer.failure.status === 403;
  const isWaiting = viewer?.who !== 'guest' && (answer.status === 'idle' || answer.status === 'loading');
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame fl-preview" aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{title}</h1>
      {isWaiting && <><VisuallyHidden role="status">{label('loading')}</VisuallyHidden><Skeleton blockSize="12rem" /></>}
      {viewer?.who === 'guest' && (
        <EmptyState icon={lock} title={label('previewGuest')} lead={label('previewGuestLead')}>
          <NavLink to={signInDestination(location)} variant="primary">{label('signIn')}</NavLink>
        </EmptyState>
      )}
      {isMember && isRefused && (
        <EmptyState icon={lock} title={label('previewRefused')} lead={label('previewRefusedLead')}>
          <NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink>
        </EmptyState>
      )}
      {isMember && answer.status === 'failed' && !isRefused && <FailurePanel failure={answer.failure} labelKey="pageFailed" onRetry={() => void slice.load()} />}
      {isMember && answer.status === 'ready' && (
        <>
          <p className="fl-preview__note">{label('previewNote')}</p>
          <PreviewBody {...props} name={name} preview={answer.value} />
        </>
      )}
    </div>
  );
}
