import { expect, it, vi } from 'vitest';
import { readWindow } from '../../../../src/store/guide/windows/read-window.ts';
import { guideWindows } from '../../../support/guide-windows.ts';

it.each(guideWindows)('reads %s', (_name, answer, read) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const window = readWindow(answer);
  expect(window && Object.fromEntries(window.channels.map(({ id, programmes }) => [id, programmes.map((each) => each.id)]))).toEqual(read);
});

it('reads instants as epoch milliseconds, and leaves the offset to what airs it', () => {
  const [, answer] = guideWindows.find(([name]) => name === 'a channel that airs later')!;
  expect(readWindow(answer)?.channels[0]).toMatchObject({ offsetMinutes: 60, programmes: [{ start: 0, end: 3_600_000 }] });
});
