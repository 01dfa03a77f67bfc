import { NewsList } from '../../../features/news/news-list.tsx';
import type { PageProps } from '../../page.ts';

/** News of all feeds, or of the one that the address names as its facet. */
export function NewsPage({ location: { query } }: PageProps) {
  return <NewsList feedName={query['facet']} />;
}
