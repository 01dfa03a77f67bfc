import { createMultiView, type MultiView } from '../../../../src/store/playback/multi-view/multi-view.ts';
import { fakeContext, member, type FakeContext } from '../../../support/fake-context.ts';
import { fakeMedia, fakePlayback, type FakeMedia, type FakePlayback } from '../../../support/fake-media.ts';
import { settled } from '../../../support/settled.ts';

/** Four angles of one recorded event; one of them as a test says. */
export const angles = (facts: Record<string, unknown> = {}, count = 4) => ({
  id: '2040', title: 'Track night', live: false, expiresAt: 2_000_000_000_000, heartbeatSeconds: 30,
  videos: Array.from({ length: count }, (_, at) => ({ id: `angle-${at}`, title: `Angle ${at}`, url: `https://media.test/angle-${at}/main.m3u8` })),
  ...facts,
});

export interface MultiViewStage {
  multi: MultiView;
  context: FakeContext;
  playback: FakePlayback;
  /** The media of each tile, in the order in which they were attached. */
  medias: Map<string, FakeMedia>;
  /** Gives every tile without one an element, as drawing does. */
  attach(): void;
}

const open: MultiView[] = [];

/** All angles of an event, attached to elements that a test moves. */
export async function multiViewStage(answer: unknown = angles(), options: Parameters<MultiView['open']>[1] = {}): Promise<MultiViewStage> {
  const context = fakeContext({ viewer: member, answers: { readMultiView: answer, sendMultiViewHeartbeat: {} } });
  const medias = new Map<string, FakeMedia>();
  const playback = fakePlayback((video) => [...medias.values()].find((media) => media.video === video)?.arrive());
  const multi = createMultiView(context, playback);
  open.push(multi);
  const attach = () => {
    for (const tile of multi.tiles.peek()) {
      if (tile.media()) continue;
      const media = fakeMedia();
      medias.set(tile.video.id, media);
      tile.attach(media.video, document.body);
    }
  };
  await multi.open('2040', options);
  attach();
  await settled();
  return { multi, context, playback, medias, attach };
}

export const disposeMultiViews = (): void => open.splice(0).forEach((multi) => multi.dispose());
