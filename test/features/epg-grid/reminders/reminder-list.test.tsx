import { beforeEach, describe, expect, test } from 'vitest';
import { ReminderList } from '../../../../src/features/epg-grid/reminders/reminder-list.tsx';
import { RemindersButton } from '../../../../src/features/epg-grid/reminders/reminders-button.tsx';
import { guest, member, refusal } from '../../../support/fake-context.ts';
import { fakeDialogs } from '../../../support/fake-dialogs.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

beforeEach(fakeDialogs);

const noon = Date.UTC(2026, 5, 10, 12);
const iso = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

/** A platform that keeps the reminders of these programmes. */
const draw = (titles: string[], { refusesAt = [] as string[] } = {}) => {
  let kept = titles;
  const runtime = fakeRuntime({
    viewer: member,
    answers: {
      readReminders: () => ({
        reminders: kept.map((title, at) => ({ programmeId: title, title, start: iso(60 * at), end: iso(60 * at + 60), remindAt: iso(60 * at - 5), due: false, channel: { id: 'c1', name: 'Kick', eventId: '3001' } })),
      }),
      removeReminder: ({ programmeId }: { programmeId: string }) => {
        if (refusesAt.includes(programmeId)) throw refusal('removeReminder', 503);
        kept = kept.filter((title) => title !== programmeId);
        return {};
      },
    } as never,
    now: noon,
  });
  render(runtime.within(<ReminderList zone="UTC" onClose={() => undefined} />));
  return runtime;
};
const remove = (title: string) => screen.findByRole('button', { name: new RegExp(`^Remove the reminder .*${title}`) });
const titles = () => screen.queryAllByRole('listitem').map((entry) => entry.querySelector('bdi')?.textContent);

describe('the list of reminders', () => {
  test('names each programme, its channel and its time, and removes one by keys: the focus goes on to the next, then to the heading', async () => {
    draw(['Derby', 'News']);
    const [first] = await screen.findAllByRole('listitem');
    expect(first!.textContent).toMatch(/^Derby.*12:00.*1:00.*Kick/);
    (await remove('Derby')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['News']));
    const news = await remove('News');
    await waitFor(() => expect(document.activeElement).toBe(news));
    await userEvent.keyboard('{Enter}');
    await screen.findByText('No reminders yet');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Reminders' })));
  });

  test('says that one could not be removed, and keeps it', async () => {
    draw(['Derby'], { refusesAt: ['Derby'] });
    await userEvent.click(await remove('Derby'));
    await screen.findByText('The reminder could not be changed. Try again.');
    expect(titles()).toEqual(['Derby']);
  });

  test('says that they could not be loaded, and loads them when asked again', async () => {
    const runtime = fakeRuntime({ viewer: member, answers: { readReminders: () => { throw refusal('readReminders', 503); } } as never });
    render(runtime.within(<ReminderList zone="UTC" onClose={() => undefined} />));
    await screen.findByText('Your reminders could not be loaded.');
    runtime.context.answers = { readReminders: () => ({ reminders: [] }) } as never;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No reminders yet');
  });
});

test.each([['a member', member, 1], ['a guest', guest, 0]] as const)('the way to it is there for %s as it should be', async (_who, viewer, count) => {
  render(fakeRuntime({ viewer, answers: { readReminders: () => ({ reminders: [] }) } as never }).within(<RemindersButton zone="UTC" />));
  const buttons = screen.queryAllByRole('button', { name: 'Reminders' });
  expect(buttons).toHaveLength(count);
  if (!buttons[0]) return;
  await userEvent.click(buttons[0]);
  await screen.findByRole('dialog', { name: 'Reminders' }, { timeout: 10_000 });
});
