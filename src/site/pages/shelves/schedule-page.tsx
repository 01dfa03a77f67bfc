import { Schedule } from '../../../features/schedule/schedule.tsx';
import type { PageProps } from '../../page.ts';

/** Events, or releases, day by day. */
export function SchedulePage({ location }: PageProps) {
  return <Schedule kind={location.match?.name === 'releases' ? 'releases' : 'schedule'} />;
}
