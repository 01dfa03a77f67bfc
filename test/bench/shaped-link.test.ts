import { describe, expect, it } from 'vitest';
import { type LinkClock, ShapedLink } from './shaped-link.ts';

/** A clock that stands still until it is moved; timers ring as late as the test likes. */
function handClock() {
  let time = 0;
  let timers: { at: number; then: () => void }[] = [];
  const clock: LinkClock = { now: () => time, after: (ms, then) => void timers.push({ at: time + ms, then }) };
  const moveTo = (at: number) => {
    time = at;
    const due = timers.filter((timer) => timer.at <= time);
    timers = timers.filter((timer) => timer.at > time);
    due.forEach(({ then }) => then());
  };
  return { clock, moveTo };
}

function lineOf(rate: number) {
  const { clock, moveTo } = handClock();
  const link = new ShapedLink(rate, clock);
  const arrived: string[] = [];
  const flow = (name: string, sizes: number[]) => {
    const opened = link.open();
    sizes.forEach((bytes, at) => opened.add({ bytes, deliver: () => arrived.push(`${name}${at + 1} ${clock.now()}`) }));
    return opened;
  };
  const run = (until: number) => { for (let at = 1; at <= until; at += 1) moveTo(at); };
  return { flow, moveTo, run, arrived };
}

describe('the shaped line', () => {
  it('delivers as fast as it is wide and not faster', () => {
    const { flow, run, arrived } = lineOf(10);
    flow('a', [20, 20, 10]);
    expect(arrived).toEqual([]);
    run(5);
    expect(arrived).toEqual(['a1 2', 'a2 4', 'a3 5']);
  });

  it('lets two answers take turns, so that the small one does not wait for the big one', () => {
    const { flow, run, arrived } = lineOf(10);
    flow('big', [10, 10, 10, 10]);
    flow('small', [10]);
    run(5);
    expect(arrived).toEqual(['big1 1', 'small1 2', 'big2 3', 'big3 4', 'big4 5']);
  });

  it('loses no time to a timer that rings late', () => {
    const { flow, moveTo, arrived } = lineOf(10);
    flow('a', [10, 10, 10, 10]);
    moveTo(3);
    expect(arrived).toEqual(['a1 3', 'a2 3', 'a3 3']);
    moveTo(4);
    expect(arrived.at(-1)).toBe('a4 4');
  });

  it('saves nothing up while nobody asks', () => {
    const { flow, moveTo, arrived } = lineOf(10);
    moveTo(100);
    flow('a', [10, 10]);
    moveTo(101);
    expect(arrived).toEqual(['a1 101']);
    moveTo(102);
    expect(arrived).toEqual(['a1 101', 'a2 102']);
  });

  it('gives the line to others when a page gives up', () => {
    const { flow, run, arrived } = lineOf(10);
    const gone = flow('gone', [10, 1000]);
    flow('kept', [10]);
    run(1);
    gone.drop();
    run(300);
    expect(arrived.map((line) => line.split(' ')[0])).toEqual(['gone1', 'kept1']);
  });
});
