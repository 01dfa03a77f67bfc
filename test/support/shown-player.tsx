import { signal } from '@preact/signals-core';
import { Player } from '../../src/features/player/player.tsx';
import type { PlayerApi } from '../../src/features/player/player-api.ts';
import type { PlayerProps } from '../../src/features/player/player-props.ts';
import { member, type Answers, type guest } from './fake-context.ts';
import { fakeMedia, fakePlayback, type FakeMedia } from './fake-media.ts';
import { fakeRuntime } from './fake-runtime.tsx';
import { render, screen, userEvent } from './render.tsx';
import { openHouse } from './titles.ts';

interface Told { name: string; detail: unknown; cancelable: boolean }
export interface PlayerOptions { answers?: Answers; viewer?: typeof guest; props?: Partial<PlayerProps>; refuseSound?: boolean }

/** A player on a page of its own; its element is given a life as soon as an engine loads. */
export function showPlayer({ answers = openHouse(), viewer = member, props = {}, refuseSound = false }: PlayerOptions = {}) {
  const runtime = fakeRuntime({ answers, viewer });
  const told: Told[] = [];
  const states = new Set<string>();
  let api: PlayerApi | null = null;
  let media: FakeMedia | undefined;
  const mediaOf = (video: HTMLVideoElement) => (media ??= Object.assign(fakeMedia(video), { refuseSound }));
  const playback = fakePlayback((video) => mediaOf(video).arrive());
  const view = render(runtime.within(
    <Player
      playback={playback}
      content={signal({ kind: 'vod', id: '1001' })}
      emit={(...[name, detail, options]) => told.push({ name, detail, cancelable: options?.cancelable ?? false }) > 0}
      expose={(given) => { api = given; }}
      setState={(name, on) => void (on ? states.add(name) : states.delete(name))}
      {...props}
    />,
  ));
  return { runtime, told, states, playback, view, api: () => api, media: () => media!, names: () => told.map(({ name }) => name) };
}

/** A player whose film plays, by a press. */
export async function playingPlayer(options?: PlayerOptions) {
  const stage = showPlayer(options);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Play' }))[0]!);
  await screen.findByRole('button', { name: 'Pause' });
  return stage;
}
