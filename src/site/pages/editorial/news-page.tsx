import { NewsList } from '../../../features/news/news-list.tsx';

/** News of all feeds. */
export function NewsPage() {
  return <NewsList />;
}
