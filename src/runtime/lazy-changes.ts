import type { Changed } from '../contracts/wire/changed.ts';
import type { ChangeStream } from '../session/change-stream.ts';
import type { FollowPlatformOptions } from './follow-platform.ts';
import { whenIdle } from './when-idle.ts';

/** The browser's change stream, joined later. */
export interface LazyChanges {
  /** A change that this browser made itself. */
  seen(changed: Changed): void;
  close(): void;
}

/** Joins the change stream when the page is idle, so that it never competes with a first frame. */
export function lazyChanges(options: FollowPlatformOptions): LazyChanges {
  let stream: ChangeStream | undefined;
  let isClosed = false;
  const join = async (): Promise<void> => {
    const { followPlatform } = await import('./follow-platform.ts');
    if (!isClosed) stream = followPlatform(options);
  };
  // A page that could not load the chunk works without the stream.
  const cancel = whenIdle(() => void join().catch(() => undefined));
  return {
    seen: (changed) => stream?.seen(changed),
    close() {
      isClosed = true;
      cancel();
      stream?.close();
    },
  };
}
