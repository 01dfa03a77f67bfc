import type { StoreContext } from '../../store-context.ts';
import { createTabText } from '../../tab-text.ts';

/** chosen: the rooms of a long evening */
const kept = 20;

/** Rooms that the viewer went into by a press, or made, in this tab. */
export interface JoinedRooms {
  has(code: string): boolean;
  add(code: string): void;
}

/**
 * Keeps a room through a reload: another profile in the same tab is asked again. chosen: where the platform names no viewers, the page alone keeps it
 */
export function createJoinedRooms({ settings, viewer }: Pick<StoreContext, 'settings' | 'viewer'>): JoinedRooms {
  const text = createTabText(`footlight-rooms:${settings.realm}`);
  const unnamed = new Set<string>();
  const lines = () => text.read()?.split('\n') ?? [];
  const lineOf = (code: string): string | undefined => {
    const id = viewer.peek()?.id;
    return id === undefined ? undefined : `${id} ${code}`;
  };
  return {
    has(code) {
      const line = lineOf(code);
      return line === undefined ? unnamed.has(code) : lines().includes(line);
    },
    add(code) {
      const line = lineOf(code);
      if (line === undefined) unnamed.add(code);
      else text.write([...lines().filter((known) => known !== line), line].slice(-kept).join('\n'));
    },
  };
}
