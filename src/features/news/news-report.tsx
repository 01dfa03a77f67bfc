import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { NewsItem } from '../../contracts/catalogue/news/news.ts';
import { widePicture } from '../../contracts/catalogue/pictures/wide-picture.ts';
import { ContentCard } from '../../parts/content-card/content-card.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { createNewsItem } from '../../store/catalogue/editorial/whole-page.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import type { NewsEvents } from './events.ts';
import { publishedText } from './published-text.ts';
import sheet from './news.css';

/** One report, and the titles that it speaks of. @csspart report, card @source spec 1 §2.1 "/news/{feedName}/{newId}" */
export function NewsReport({ feedName, newId, emit }: { feedName: string; newId: string; emit: Emit<NewsEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createNewsItem(context, feedName, newId), [context, feedName, newId]);
  useEffect(() => void slice.load(), [slice]);
  const report = useSignal(slice.answer);
  useEffect(() => {
    if (report.status === 'ready') emit('news-loaded', { title: report.value.title });
    if (report.status === 'failed') emit('load-failed', { code: report.failure.code });
    // `emit` may be another function at each render.
  }, [report]);
  const isWaiting = report.status === 'idle' || report.status === 'loading';
  return (
    <article ref={useSheet(frame, sheet)} className="fl-frame fl-news--report" part="report" dir={direction} aria-busy={isWaiting || undefined}>
      {isWaiting && <Waiting />}
      {report.status === 'failed' && (
        <>
          <h1 className="fl-frame__heading">{label('news')}</h1>
          <FailurePanel failure={report.failure} labelKey="newsFailed" onRetry={() => void slice.load()} />
        </>
      )}
      {report.status === 'ready' && <Report report={report.value} />}
      <p><NavLink to={{ name: 'news' }}>{label('allNews')}</NavLink></p>
    </article>
  );
}

function Report({ report: { title, lead, publishedAt, heroUrl, paragraphs, related } }: { report: NewsItem }) {
  const label = useLabel();
  const { locale } = useLocale();
  return (
    <>
      <header className="fl-news__head">
        <p className="fl-news__date"><time dateTime={new Date(publishedAt).toISOString()}>{publishedText(publishedAt, locale)}</time></p>
        <h1 className="fl-frame__heading"><bdi>{title}</bdi></h1>
        <p className="fl-news__lead fl-news__lead--large" dir="auto">{lead}</p>
      </header>
      <img className="fl-news__hero" {...widePicture(heroUrl, '(width <= 960px) 100vw, 960px')} alt="" decoding="async" />
      <div className="fl-news__text">{paragraphs.map((text, index) => <p key={index} dir="auto">{text}</p>)}</div>
      {related.length > 0 && (
        <section className="fl-news__related">
          <h2 className="fl-news__related-name">{label('toWatch')}</h2>
          <ul role="list" className="fl-news__cards">{related.map((item) => <li key={item.id}><ContentCard item={item} /></li>)}</ul>
        </section>
      )}
    </>
  );
}

function Waiting() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <h1 className="fl-frame__heading"><VisuallyHidden>{label('news')}</VisuallyHidden><Skeleton shape="text" inlineSize="min(28rem, 90%)" /></h1>
      <div className="fl-news__hero"><Skeleton /></div>
      <div className="fl-news__text" aria-hidden="true"><Skeleton shape="text" /><Skeleton shape="text" /><Skeleton shape="text" inlineSize="70%" /></div>
    </>
  );
}
