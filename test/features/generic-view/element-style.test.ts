import { describe, expect, it } from 'vitest';
import { elementStyle } from '../../../src/features/generic-view/element-style.ts';

const styles = { mobile: { paddingInline: 1 }, tablet: { paddingInline: 2 }, desktop: { paddingInline: 3 }, tv: { paddingInline: 4 } };

describe('how an element looks at a width', () => {
  it.each([[600, 1], [601, 2], [1024, 2], [1025, 3], [1920, 3], [1921, 4]])('%i px takes the style of its device', (width, paddingInline) => {
    expect(elementStyle(styles, width, false)).toEqual({ paddingInline });
  });

  it.each([400, 844, 1500, 2000])('%i px in a window no higher than that of a phone take the phone’s', (width) => {
    expect(elementStyle(styles, width, true)).toEqual({ paddingInline: 1 });
  });

  it('takes the style of the next smaller device where there is none', () => {
    expect(elementStyle({ mobile: { textAlign: 'center' } }, 1500, false)).toEqual({ textAlign: 'center' });
    expect(elementStyle({ desktop: { textAlign: 'center' } }, 500, false)).toEqual({});
  });

  it('is hidden on a device that says so, and shown on the next one that does not', () => {
    const hidden = { mobile: { hidden: true }, tablet: {} };
    expect([elementStyle(hidden, 500, false), elementStyle(hidden, 800, false)]).toEqual([undefined, {}]);
  });

  it('sets what it names and nothing else', () => {
    const all = { paddingInline: 0, paddingBlock: 8, textAlign: 'end', backgroundColor: '#123456', position: 'fixed' } as const;
    expect(elementStyle({ mobile: all }, 1, false)).toEqual({ paddingInline: 0, paddingBlock: 8, textAlign: 'end', backgroundColor: '#123456' });
  });

  it('is nothing for an element without styles', () => {
    expect(elementStyle(undefined, 800, false)).toEqual({});
  });
});
