import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';

/** Channels in a request. @source spec 1 §9 "EPG request page size and batch size 20" */
export const blockRows = 20;
/** Windows that are kept. chosen: some 24,000 programmes, a few megabytes; whoever comes back from farther asks again */
const mostWindows = 240;

/** Twenty channels that follow each other. */
interface Block {
  channels: GuideChannel[];
  windows: Set<number>;
}

/** The channels by row; what was used long ago is let go. */
export interface GuideBlocks {
  blockOf(row: number): number;
  firstRow(block: number): number;
  channel(row: number): GuideChannel | undefined;
  fill(block: number, from: number, channels: readonly GuideChannel[]): void;
  /** These are shown: they are kept before others. */
  use(blocks: readonly number[]): void;
  clear(): void;
}

export function guideBlocks({ evicted }: { evicted(block: number, windows: number[], channels: string[]): void }): GuideBlocks {
  /** In the order of their last use. */
  const blocks = new Map<number, Block>();
  const shown = new Set<number>();
  const evict = () => {
    let kept = [...blocks.values()].reduce((sum, { windows }) => sum + windows.size, 0);
    for (const [key, { windows, channels }] of [...blocks]) {
      if (kept <= mostWindows) return;
      if (shown.has(key)) continue;
      kept -= windows.size;
      blocks.delete(key);
      evicted(key, [...windows], channels.map(({ id }) => id));
    }
  };
  const touch = (key: number) => {
    const block = blocks.get(key);
    if (!block) return;
    blocks.delete(key);
    blocks.set(key, block);
  };
  const blockOf = (row: number) => Math.floor(row / blockRows);
  return {
    blockOf,
    firstRow: (block) => block * blockRows,
    channel: (row) => blocks.get(blockOf(row))?.channels[row % blockRows],
    fill(key, from, channels) {
      const windows = blocks.get(key)?.windows ?? new Set();
      // Programmes are in the index: a row needs the channel alone.
      blocks.set(key, { channels: channels.map((channel) => ({ ...channel, programmes: [] })), windows: windows.add(from) });
      evict();
    },
    use(keys) {
      shown.clear();
      keys.forEach((key) => shown.add(key));
      keys.forEach(touch);
    },
    clear: () => blocks.clear(),
  };
}
