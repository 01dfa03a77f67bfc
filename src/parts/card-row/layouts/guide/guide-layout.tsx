import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { useSlice } from '../../../../binding/use-slice.ts';
import type { ContentItem } from '../../../../contracts/catalogue/content-item.ts';
import { createChannelGuide } from '../../../../store/guide/channel-guide.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { useMinute } from '../../../clock/use-minute.ts';
import { FailurePanel } from '../../../feedback/failure-panel.tsx';
import { NavLink } from '../../../nav-link/nav-link.tsx';
import type { RowLayoutProps } from '../../row-layout.ts';
import { RowName } from '../../row-name.tsx';
import { useNearView } from '../../use-near-view.ts';
import { ChannelLine } from './channel-line.tsx';
import { useGuideFocus } from './use-guide-focus.ts';
import sheet from './guide-layout.css';

const halfHour = 1_800_000;
/** chosen: three hours of eight channels fit a screen; each press on the button shows eight more */
const shownMs = 6 * halfHour;
const channelsAtOnce = 8;

/**
 * The next hours of some channels, fetched when the row comes into sight.
 *
 * @csspart guide, programme
 * @source spec 1 §2.4 "a lazily loaded programme guide view", §9 "25 for EPG sections"
 */
export function GuideLayout({ title, titleId, description, heading, items, more, onMore }: RowLayoutProps) {
  const label = useLabel();
  const [isNear, look] = useNearView();
  const adopt = useSheet(sheet);
  const ref = useCallback((node: Element | null) => {
    adopt(node);
    look(node);
  }, [adopt, look]);
  const [shown, show] = useState(channelsAtOnce);
  const channels = items.slice(0, shown);
  const showMore = () => {
    show(shown + channelsAtOnce);
    if (shown + channelsAtOnce > items.length) onMore();
  };
  return (
    <div ref={ref} className="fl-row-guide" part="guide">
      <header className="fl-row__header">
        <RowName title={title} titleId={titleId} description={description} heading={heading} />
        {!heading && <NavLink to={{ name: 'epg' }}>{label('menuGuide')}</NavLink>}
      </header>
      {isNear ? <Channels channels={channels} titleId={titleId} /> : <div className="fl-row-guide__list" aria-hidden="true">{channels.map(({ id }) => <div key={id} className="fl-row-guide__channel"><Skeleton /></div>)}</div>}
      {(shown < items.length || more !== 'none') && (
        <div className="fl-row-guide__more">
          {more === 'failed' && <p role="alert" className="fl-row__nothing">{label('moreFailed')}</p>}
          <Button variant="secondary" size="small" loading={more === 'loading' && shown > items.length} loadingLabel={label('loading')} onClick={more === 'failed' ? onMore : showMore}>{label(more === 'failed' ? 'retry' : 'loadMore')}</Button>
        </div>
      )}
    </div>
  );
}

/** The guide's name of a channel; where a card does not say it, its own. */
const channelIdOf = ({ epgId, id }: ContentItem): string => epgId ?? id;

function Channels({ channels, titleId }: { channels: ContentItem[]; titleId: string }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const guide = useSlice(() => createChannelGuide(context), [context]);
  useSignal(guide.revision);
  const failure = useSignal(guide.failure);
  const { now } = useMinute();
  const start = Math.floor(now / halfHour) * halfHour;
  const time = useMemo(() => ({ from: start, to: start + shownMs }), [start]);
  const ids = channels.map(channelIdOf).join(' ');
  useEffect(() => guide.need(ids.split(' '), time), [guide, ids, time]);
  const airings = channels.map((channel) => guide.spans(channelIdOf(channel), time)?.filter(({ end }) => end > now));
  const focus = useGuideFocus(airings.map((spans) => spans ?? []), { from: now, to: time.to });
  const isWaiting = !failure && airings.includes(undefined);
  return (
    <>
      {isWaiting && <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>}
      <ul role="list" className="fl-row-guide__list" aria-labelledby={titleId} aria-busy={isWaiting || undefined} onKeyDown={focus.onKeyDown}>
        {channels.map((item, row) => (!failure || airings[row]) && <ChannelLine key={item.id} item={item} row={row} spans={airings[row]} time={{ from: now, to: time.to }} focus={focus} />)}
      </ul>
      {failure && <div className="fl-row__aside"><FailurePanel failure={failure} labelKey="rowFailed" onRetry={guide.retry} /></div>}
    </>
  );
}
