import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { load } from 'footlight';
import { Page } from '../react/page';

/** What a server sends: `load` does nothing there, and the elements are written with their attributes. */
export function draw(origin: string, film: string): Promise<string> {
  load({ origin });
  const sent = new PassThrough();
  const { pipe } = renderToPipeableStream(<Page film={film} />, { onAllReady: () => pipe(sent), onError: (failure) => { sent.destroy(failure as Error); } });
  return text(sent);
}
