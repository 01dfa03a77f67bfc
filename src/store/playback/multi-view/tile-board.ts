import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { MultiViewVideo } from '../../../contracts/playback/multi-view.ts';
import { firstLayout, isValidLayout, multiViewLayouts, playableFirst, shownIn, type MultiViewLayout } from '../../../rules/playback/multi-view/multi-view-layout.ts';
import type { Autoplay } from '../player-state.ts';
import { hasFailed, type Tile } from './tile.ts';

/** Pixels; what is not heard needs less. chosen: still clear in a quarter of a screen */
const SILENT_CAP = 360;

/** Which angles are on the screen, in which layout, and which of them is heard. */
export interface TileBoard {
  /** Those that this event's angles fill. */
  readonly layouts: ReadonlySignal<readonly MultiViewLayout[]>;
  /** Undefined where the angles fill none. */
  readonly layout: ReadonlySignal<MultiViewLayout | undefined>;
  /** On the screen, the largest first. */
  readonly tiles: ReadonlySignal<readonly Tile[]>;
  /** Whose clock the others follow: the first that did not fail. */
  readonly lead: ReadonlySignal<Tile | undefined>;
  /** The one that is heard. */
  readonly audible: ReadonlySignal<Tile | undefined>;
  /** A layout of `layouts`; any other changes nothing. */
  setLayout(layout: MultiViewLayout): void;
  /** Moves the sound to another angle on the screen. */
  setAudible(videoId: string): void;
  /** Brings an angle to the first place, and the sound with it. */
  setMain(videoId: string): void;
}

/** What the board needs of its tiles. */
export interface TileSource {
  /** @param attached the tile has an element now */
  create(video: MultiViewVideo, attached: (tile: Tile) => void): Tile;
  /** @param startAt seconds; undefined at the beginning, or live */
  open(tile: Tile, autoplay: Autoplay, startAt: number | undefined): void;
}

/** Tiles for whichever videos are given, beginning with none. */
export function createTileBoard({ create, open }: TileSource) {
  const videos = signal<readonly MultiViewVideo[]>([]);
  const layout = signal<MultiViewLayout | undefined>(undefined);
  const tiles = signal<readonly Tile[]>([]);
  const audibleId = signal<string | undefined>(undefined);
  const layouts = computed(() => multiViewLayouts.filter((name) => isValidLayout(name, videos.value)));
  const lead = computed(() => tiles.value.find((tile) => !hasFailed(tile)) ?? tiles.value[0]);
  const audible = computed(() => tiles.value.find(({ video }) => video.id === audibleId.value));

  /** One angle is heard; the others are silent and capped. */
  const shareSound = () => {
    for (const tile of tiles.peek()) {
      const isHeard = tile === audible.peek();
      tile.player.setQualityCap(isHeard ? undefined : SILENT_CAP);
      const media = tile.media();
      if (media && !isHeard) media.muted = true;
    }
  };
  const setAudible = (id: string) => {
    const from = audible.peek()?.media();
    const to = tiles.peek().find(({ video }) => video.id === id)?.media();
    if (from && to && from !== to) [to.volume, to.muted] = [from.volume, from.muted];
    audibleId.value = id;
    shareSound();
  };
  /** Angles that stay keep their player; those that leave let go of it. */
  const arrange = (first: Autoplay, beginAt?: number) => {
    const wanted = layout.peek() ? shownIn(layout.peek()!, videos.peek()) : [];
    const before = tiles.peek();
    const leading = lead.peek()?.player;
    const autoplay = leading ? !leading.paused.peek() && 'any' : first;
    const startAt = leading?.position.peek() ?? beginAt;
    const next = wanted.map((video) => before.find((tile) => tile.video.id === video.id) ?? create(video, shareSound));
    if (!next.some(({ video }) => video.id === audibleId.peek())) audibleId.value = next[0]?.video.id;
    tiles.value = next;
    for (const tile of next.filter((shown) => !before.includes(shown))) open(tile, autoplay && tile !== audible.peek() ? 'muted' : autoplay, startAt);
    before.filter((tile) => !next.includes(tile)).forEach(({ player }) => player.dispose());
    shareSound();
  };
  const board: TileBoard = {
    layouts, layout, tiles, lead, audible, setAudible,
    setLayout(wanted) {
      if (!layouts.peek().includes(wanted)) return;
      layout.value = wanted;
      arrange(false);
    },
    setMain(id) {
      setAudible(id);
      videos.value = videos.peek().toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
      arrange(false);
    },
  };
  return {
    ...board,
    /** Begins anew with these videos; with none, nothing is left. */
    show(given: readonly MultiViewVideo[], wanted: MultiViewLayout | undefined, autoplay: Autoplay, startAt?: number): void {
      const open = tiles.peek();
      batch(() => {
        videos.value = playableFirst(given);
        layout.value = firstLayout(wanted, videos.peek());
        audibleId.value = undefined;
        tiles.value = [];
      });
      open.forEach(({ player }) => player.dispose());
      arrange(autoplay, startAt);
    },
  };
}
