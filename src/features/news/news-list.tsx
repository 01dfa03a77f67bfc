import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { cardPicture } from '../../contracts/catalogue/pictures/card-picture.ts';
import { MoreButton } from '../../parts/card-grid/more-button.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { createNews, type ListedNews } from '../../store/catalogue/editorial/news.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { search } from '../../ui/icon/navigation-icons.ts';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { publishedText } from './published-text.ts';
import sheet from './news.css';

const skeletons = 6;

/** News of all feeds or of one, the latest first. @csspart news, story @source spec 1 §2.1 "news" */
export function NewsList({ feedName }: { feedName?: string | undefined }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createNews(context, feedName), [context, feedName]);
  useEffect(() => void slice.load(), [slice]);
  const news = useSignal(slice.items);
  const isWaiting = news.status === 'idle' || news.status === 'loading';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame" part="news" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{label('news')}</h1>
      {isWaiting && <Waiting />}
      {news.status === 'failed' && <FailurePanel failure={news.failure} labelKey="newsFailed" onRetry={() => void slice.load()} />}
      {news.status === 'ready' && news.value.length === 0 && <EmptyState icon={search} title={label('newsEmpty')} lead={label('newsEmptyLead')} />}
      {news.status === 'ready' && news.value.length > 0 && (
        <ul role="list" className="fl-news__stories">{news.value.map((card) => <li key={card.id}><Story card={card} /></li>)}</ul>
      )}
      <MoreButton list={slice} />
    </div>
  );
}

function Story({ card: { feedName, newId, title, lead, pictureUrl, publishedAt } }: { card: ListedNews }) {
  const { locale } = useLocale();
  const link = useNavLink({ name: 'news-item', params: { feedName, newId } });
  return (
    <article className="fl-news__story" part="story">
      <img className="fl-news__picture" loading="lazy" {...cardPicture(pictureUrl, '400px')} alt="" decoding="async" />
      <h2 className="fl-news__title"><a {...link} className="fl-news__link"><bdi>{title}</bdi></a></h2>
      <p className="fl-news__lead"><bdi>{lead}</bdi></p>
      <p className="fl-news__date"><time dateTime={new Date(publishedAt).toISOString()}>{publishedText(publishedAt, locale)}</time></p>
    </article>
  );
}

function Waiting() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-news__stories" aria-hidden="true">
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} className="fl-news__story">
            <span className="fl-news__picture"><Skeleton /></span>
            <span className="fl-news__title"><Skeleton shape="text" inlineSize="80%" /></span>
            <span className="fl-news__lead"><Skeleton shape="text" /></span>
          </div>
        ))}
      </div>
    </>
  );
}
