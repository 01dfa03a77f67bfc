import { load } from 'footlight';
import { connect, type Connection } from 'footlight/bridge';
import { contentItem, type ContentItem } from 'footlight/contracts';

load({ origin: 'https://watch.example.com', prefix: 'tv' });

const player = document.createElement('footlight-player');
player.content = 'vod:1001';
player.content = null;
// @ts-expect-error a start is a number of seconds
player.startAt = '12';
player.addEventListener('footlight-access-required', ({ detail }) => detail.need === 'licence' && detail.id);
document.querySelector('footlight-checkout')?.addEventListener('footlight-purchased', ({ detail }) => detail.licenceIds.length);

export async function drive(frame: HTMLIFrameElement): Promise<number | null> {
  const connection: Connection = await connect(frame);
  // @ts-expect-error there is no such method
  connection.explode();
  return (await connection.getState()).position;
}

export const titleOf = (answer: unknown): string | undefined => (contentItem.parse(answer) satisfies ContentItem).title;
