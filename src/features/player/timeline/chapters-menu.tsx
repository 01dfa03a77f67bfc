import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import { chapterAt } from '../../../rules/playback/timeline/chapter-at.ts';
import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import type { LatePartProps } from '../late/late-part.ts';
import type { MenuItem } from '../menus/menu-page.ts';
import { PlayerMenu } from '../menus/player-menu.tsx';

/** Three lines with dots before them: a list. */
const list = 'M4 5.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Zm4 .25h12a1 1 0 1 1 0 2H8a1 1 0 0 1 0-2ZM4 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5ZM8 11h12a1 1 0 1 1 0 2H8a1 1 0 1 1 0-2Zm-4 5a1.25 1.25 0 1 1 0 2.5A1.25 1.25 0 0 1 4 16Zm4 .25h12a1 1 0 1 1 0 2H8a1 1 0 1 1 0-2Z';

/** The chapters of a title, the one that plays marked; a press leads to its beginning. */
export function ChaptersMenu({ player, onMenu }: LatePartProps) {
  const label = useLabel();
  const { chapters } = timelineOf(player);
  const all = useSignal(chapters);
  const now = useSignal(useMemo(() => computed(() => chapterAt(chapters.value, player.position.value)), [player]));
  if (all.length === 0) return null;
  const items: MenuItem[] = all.map((chapter, at) => ({
    kind: 'choice', key: String(chapter.start), checked: chapter === now,
    name: `${clockTimeOf(chapter.start)} · ${chapter.title || label('chapterNumber', { number: at + 1 })}`,
    choose: () => void player.seek(chapter.start),
  }));
  return <PlayerMenu title={label('chapters')} icon={list} part="chapters-button" items={items} onMenu={onMenu} />;
}
