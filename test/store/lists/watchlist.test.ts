import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createWatchlist, type WatchlistSlice } from '../../../src/store/lists/watchlist.ts';
import { fakeContext, member } from '../../support/fake-context.ts';
import { itemOf, itemsOf } from '../../support/items.ts';
import { modelPlatform } from './model-platform.ts';

const shownBy = ({ items }: WatchlistSlice): string[] => (items.value.status === 'ready' ? items.value.value.map(({ id }) => id) : [items.value.status]);
const settled = (work: () => void) => vi.waitFor(work);

function open(ids: string[], wait?: () => Promise<void>) {
  const platform = modelPlatform(ids);
  const context = fakeContext({ viewer: member, answers: platform.answers });
  return { platform, context, list: createWatchlist(context, 'wl.1', wait ?? (() => new Promise(() => undefined))) };
}

describe('a list', () => {
  it('says what it is, and shows what is on it', async () => {
    const { list } = open(['1', '2', '3']);
    await list.load();
    expect([shownBy(list), list.facts.value]).toMatchObject([['1', '2', '3'], { id: 'wl.1', owner: 'viewer', name: 'Later' }]);
  });

  it('shows a new order at once, and names the titles up to the last that moved', async () => {
    const { list, context, platform } = open(['1', '2', '3', '4']);
    await list.load();
    list.move('3', 0);
    expect(shownBy(list)).toEqual(['3', '1', '2', '4']);
    await settled(() => expect(platform.ids()).toEqual(['3', '1', '2', '4']));
    expect((context.inputsOf('reorderWatchlist')[0] as { content: { id: string }[] }).content.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('sends the newest order alone when there were several meanwhile', async () => {
    const { list, context, platform } = open(['1', '2', '3', '4']);
    await list.load();
    for (const place of [1, 2, 3, 0]) list.move('1', place);
    list.move('4', 0);
    await settled(() => expect(platform.ids()).toEqual(['4', '1', '2', '3']));
    expect(context.inputsOf('reorderWatchlist').length).toBeLessThanOrEqual(2);
  });

  it('keeps a change without an answer, says so, and sends it when the platform is back', async () => {
    let again = () => {};
    const { list, platform } = open(['1', '2', '3'], () => new Promise((resolve) => (again = () => resolve())));
    await list.load();
    platform.state.away = true;
    list.move('3', 0);
    await settled(() => expect(list.problem.value).toBe('listChangeKept'));
    expect(shownBy(list)).toEqual(['3', '1', '2']);
    platform.state.away = false;
    again();
    await settled(() => expect([platform.ids(), list.problem.value]).toEqual([['3', '1', '2'], undefined]));
  });

  it('takes a refused change back, with a word', async () => {
    const { list, platform } = open(['1', '2', '3']);
    await list.load();
    platform.state.broken = true;
    list.take(itemOf({ id: '2' }));
    expect(shownBy(list)).toEqual(['1', '3']);
    await settled(() => expect([shownBy(list), list.problem.value]).toEqual([['1', '2', '3'], 'listTakenBack']));
  });

  it('puts back what was taken out, in its place', async () => {
    const { list, platform } = open(['1', '2', '3']);
    await list.load();
    list.take(itemOf({ id: '2' }));
    await settled(() => expect(platform.ids()).toEqual(['1', '3']));
    list.putBack(itemOf({ id: '2' }), 1);
    expect(shownBy(list)).toEqual(['1', '2', '3']);
    await settled(() => expect(platform.ids()).toEqual(['1', '2', '3']));
  });

  it('grows by pages, and keeps its length when it is read again', async () => {
    const { list, context } = open(itemsOf(60).map(({ id }) => id));
    await list.load();
    await list.loadMore();
    expect([shownBy(list).length, list.more.value]).toEqual([50, 'available']);
    context.tell({ subject: 'lists', ids: ['wl.1'] });
    await settled(() => expect(context.inputsOf('readWatchlistContent')).toHaveLength(4));
    expect(shownBy(list)).toHaveLength(50);
  });

  it('knows that it was deleted elsewhere, and that it came back', async () => {
    const { list, platform, context } = open(['1']);
    await list.load();
    platform.state.deleted = true;
    context.tell({ subject: 'lists', ids: ['wl.1'] });
    await settled(() => expect(list.isGone.value).toBe(true));
    platform.state.deleted = false;
    context.tell({ subject: 'lists', ids: ['wl.1'] });
    await settled(() => expect(list.isGone.value).toBe(false));
  });
});

type Move = { tab: 0 | 1 } & ({ kind: 'move'; from: number; to: number } | { kind: 'take'; at: number } | { kind: 'outage'; away: boolean });
const tab = fc.constantFrom(0 as const, 1 as const);
const place = fc.nat({ max: 7 });
const moves = fc.array(fc.oneof(
  fc.record({ tab, kind: fc.constant('move' as const), from: place, to: place }),
  fc.record({ tab, kind: fc.constant('take' as const), at: place }),
  fc.record({ tab, kind: fc.constant('outage' as const), away: fc.boolean() }),
), { maxLength: 12 }) as fc.Arbitrary<Move[]>;

describe('two tabs of one viewer', () => {
  it('end with the same list in the newest order, with nothing lost and nothing back, however their calls cross', async () => {
    await fc.assert(fc.asyncProperty(moves, fc.scheduler(), async (made, s) => {
      const start = ['1', '2', '3', '4', '5', '6'];
      const platform = modelPlatform(start, () => contexts.forEach((context) => void s.schedule(Promise.resolve()).then(() => context.tell({ subject: 'lists', ids: ['wl.1'] }))));
      const contexts = [0, 1].map(() => {
        const context = fakeContext({ viewer: member, answers: platform.answers });
        const { call } = context.client;
        context.client.call = async (...asked) => {
          await s.schedule(Promise.resolve());
          const answer = call(...asked);
          await s.schedule(answer.then(() => undefined, () => undefined));
          return answer;
        };
        return context;
      });
      const tabs = contexts.map((context) => createWatchlist(context, 'wl.1', () => s.schedule(Promise.resolve())));
      const loading = Promise.all(tabs.map((one) => one.load()));
      await s.waitFor(loading);
      const taken = new Set<string>();
      for (const step of made) {
        const one = tabs[step.tab]!;
        const ids = shownBy(one);
        if (step.kind === 'outage') platform.state.away = step.away;
        else if (step.kind === 'move' && ids[step.from] !== undefined) one.move(ids[step.from]!, step.to);
        else if (step.kind === 'take' && ids[step.at] !== undefined) {
          taken.add(ids[step.at]!);
          one.take(itemOf({ id: ids[step.at]! }));
        }
        if (s.count() > 0) await s.waitOne();
      }
      platform.state.away = false;
      // The stream of changes that was cut tells, once it is open again, that anything may have changed.
      contexts.forEach((context) => context.tell({ subject: 'lists', ids: [] }));
      for (let round = 0; round < 400 && (s.count() > 0 || round < 3); round += 1) {
        if (s.count() > 0) await s.waitAll();
        await new Promise((resolve) => { setTimeout(resolve); });
      }
      expect([...platform.ids()].sort()).toEqual(start.filter((id) => !taken.has(id)));
      for (const one of tabs) expect(shownBy(one)).toEqual(platform.ids());
      tabs.forEach((one) => one.dispose());
    }), { numRuns: 120 });
  });
});
