import { attempt, toast } from './toast.js';

/** Policy reports of every page, and the way back to a fresh seed. */
export function platformPanel(calls, afterReset) {
  const shown = document.getElementById('reports');
  const read = async () => {
    const reports = await calls.readReports();
    shown.textContent = reports.length === 0 ? 'No page broke its policy.' : `${reports.length} policy report${reports.length === 1 ? '' : 's'}: ${JSON.stringify(reports.at(-1)).slice(0, 300)}`;
  };
  document.getElementById('reports-read').addEventListener('click', () => attempt(read));
  document.getElementById('reset').addEventListener('click', () => attempt(async () => {
    await calls.reset();
    await calls.clearReports();
    await afterReset();
    await read();
    toast('The platform is as it was seeded.');
  }));
  void attempt(read);
}
