import { useEffect } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { useToastLife } from '../../../ui/toast/use-toast-life.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { LiveThumbnail } from './live-thumbnail.tsx';
import sheet from './live.css';

/** @source spec 3 §4 "Live-now toast vanishes after 15 s" */
const lifeMs = 15_000;

/**
 * Says that an event has begun and leads to it. It leaves after a while, and the event is found behind the button of what is live.
 *
 * @param here id of the event that the viewer watches already
 * @source spec 3 §2 "A live-now toast with a Watch Now button opens the live route with eventId", §9 "Live-now toast 15 s; toast thumbnail 160x90"
 */
export function LiveToast({ live, here }: { live: LiveNow; here: string | undefined }) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const begun = useSignal(live.begun);
  const item = begun?.id === here ? undefined : begun;
  const hold = useToastLife(item?.id, live.dismiss, lifeMs);
  useEffect(() => {
    if (begun && begun.id === here) live.dismiss();
  }, [begun, here, live]);
  return (
    <div ref={adopt} className="fl-live">
      <VisuallyHidden role="status">{item ? label('eventIsLive', { title: item.title }) : ''}</VisuallyHidden>
      {item && (
        <section className="fl-live__toast" aria-label={label('liveNow')} {...hold}>
          <LiveThumbnail key={item.id} item={item} />
          <div className="fl-live__words">
            <span className="fl-live__badge">{label('liveNow')}</span>
            <strong className="fl-live__title"><bdi>{item.title}</bdi></strong>
            <NavLink to={{ name: 'live', params: { eventId: item.id } }} variant="primary" size="small" offer={() => (live.dismiss(), true)}>{label('watchNow')}</NavLink>
          </div>
          <span className="fl-live__close">
            <Tooltip text={label('dismiss')} side="end">
              <button type="button" className="fl-live__close-button" aria-label={label('dismiss')} onClick={() => live.dismiss()}>×</button>
            </Tooltip>
          </span>
        </section>
      )}
    </div>
  );
}
