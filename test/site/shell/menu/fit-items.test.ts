import { expect, it } from 'vitest';
import { fitItems } from '../../../../src/site/shell/menu/fit-items.ts';

/** A row of boxes, each as wide as given, laid out from the first shown one on. */
function rowOf(widths: number[], moreWidth: number, room: number, fromRight = false) {
  const boxes = [...widths, moreWidth].map((width) => ({ width, hidden: false }));
  const elements = boxes.map((box, index) => Object.assign(box, {
    getBoundingClientRect() {
      const before = boxes.slice(0, index).reduce((sum, { width, hidden }) => sum + (hidden ? 0 : width), 0);
      return fromRight ? { left: room - before - box.width, right: room - before } : { left: before, right: before + box.width };
    },
  })) as unknown as HTMLElement[];
  const more = elements.pop()!;
  return { shown: fitItems({ clientWidth: room } as HTMLElement, elements, more), hidden: elements.map(({ hidden }) => hidden), more: !more.hidden };
}

it.each([false, true])('a list that fits shows every item and no button (right to left: %s)', (fromRight) => {
  expect(rowOf([60, 60, 60], 50, 180, fromRight)).toEqual({ shown: 3, hidden: [false, false, false], more: false });
});

it.each([false, true])('what does not fit is hidden, with room for the button that stands for it (right to left: %s)', (fromRight) => {
  expect(rowOf([60, 60, 60], 50, 175, fromRight)).toEqual({ shown: 2, hidden: [false, false, true], more: true });
  expect(rowOf([60, 60, 60], 50, 165, fromRight)).toEqual({ shown: 1, hidden: [false, true, true], more: true });
});

it('where nothing fits the button stands alone', () => {
  expect(rowOf([60, 60], 50, 20)).toEqual({ shown: 0, hidden: [true, true], more: true });
});
