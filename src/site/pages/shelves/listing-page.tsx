import { EventList } from '../../../features/listings/event-list.tsx';
import type { PageProps } from '../../page.ts';

/** What is on air, or what is to come. */
export function ListingPage({ location }: PageProps) {
  return <EventList kind={location.match?.name === 'upcoming' ? 'upcoming' : 'live'} />;
}
