import { sentenceOfCount } from '../../../bridge/host/debug/plain-words.ts';
import type { DebugReport } from '../debug-report.ts';

/** One part of the overlay. */
export interface ReportTable {
  title: string;
  /** Shown where there is no row. */
  empty: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const orNone = (text: string | undefined) => text || '–';
const refusals = (refused: Readonly<Record<string, number>>) => Object.entries(refused).map(([code, count]) => `${count} × ${code}`).join(', ');
const counted = (counters: Readonly<Record<string, number>>) => Object.entries(counters).flatMap(([name, count]) => sentenceOfCount(name, count) ?? []).join('; ');
const cacheWords = new Map([[true, 'hit'], [false, 'miss'], [undefined, 'not told']]);

/** A report in words, in the order of what is looked for first. */
export function tablesOf({ causes, sessions, elements, bridges, calls, versions }: DebugReport): ReportTable[] {
  return [
    {
      title: 'Causes', empty: 'Nothing is wrong with this page.', columns: ['Code', 'What to do', 'Told to'],
      rows: causes.map(({ code, message, tags }) => [code, message, tags.map((tag) => `<${tag}>`).join(', ')]),
    },
    {
      title: 'Sessions', empty: 'No tenant has started.', columns: ['Tenant', 'Page of', 'Viewer', 'Profile', 'Language'],
      rows: sessions.map(({ tenant, page, viewer, ended, profile, language }) => [tenant, page, viewer === 'member' ? 'signed in' : `${viewer}${ended ? ', ended by the platform' : ''}`, orNone(profile), language]),
    },
    {
      title: 'Elements', empty: 'No element stands in this page.', columns: ['Element', 'State', 'Size'],
      rows: elements.map(({ tag, id, state, code, width, height }) => [`<${tag}>${id && ` #${id}`}`, code ? `${state}: ${code}` : state, `${width} × ${height}`]),
    },
    {
      title: 'Bridge', empty: 'No frame is connected.', columns: ['Frame', 'Messages in, out', 'Refused', 'Turned away by the frame', 'Latency'],
      rows: bridges.map(({ frame, origin, open, messagesIn, messagesOut, refused, counters, latency }) => [
        `${origin} ${frame}${open ? '' : ' (closed)'}`, `${messagesIn}, ${messagesOut}`, orNone(refusals(refused)), orNone(counted(counters)), latency ? `${latency.last} ms, mean ${latency.mean}` : '–',
      ]),
    },
    {
      title: 'Calls', empty: 'Nothing was asked.', columns: ['Endpoint', 'Way', 'Status', 'Time', 'Cache'],
      rows: calls.map(({ endpoint, way, status, ms, cached }) => [endpoint, way, orNone(status), `${ms} ms`, cacheWords.get(cached) ?? '']).reverse(),
    },
    {
      title: 'Versions', empty: 'Not read yet.', columns: ['Part', 'Address', 'Release', 'Build'],
      rows: versions.map(({ part, address, release, build }) => [part, address, release, build]),
    },
  ];
}
