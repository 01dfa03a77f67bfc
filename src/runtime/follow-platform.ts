import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { TokenSource } from '../api/http-client.ts';
import type { Changed } from '../contracts/wire/changed.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';
import { readChangeStream } from '../session/change-connection.ts';
import { followChanges, type ChangeStream } from '../session/change-stream.ts';

export interface FollowPlatformOptions {
  settings: RealmSettings;
  tokens: TokenSource;
  viewer: ReadonlySignal<Viewer | undefined>;
  onChanged(changed: Changed): void;
}

/** Takes part in the browser's change stream, with the tokens of the session. A chunk of its own, fetched when the page is idle. */
export function followPlatform({ settings, tokens, viewer, onChanged }: FollowPlatformOptions): ChangeStream {
  const stream = followChanges({
    realm: settings.realm,
    read: (signal, listener) => readChangeStream({ settings, tokens }, signal, listener),
    onChanged,
  });
  let known = JSON.stringify(viewer.peek());
  const stopViewer = effect(() => {
    const now = JSON.stringify(viewer.value);
    if (now !== known) stream.restart();
    known = now;
  });
  return { ...stream, close: () => (stopViewer(), stream.close()) };
}
