import { pageGlobal } from './page-global.ts';

/** A file that was sent for, until an engine takes it. */
export interface SentFile {
  response: Promise<Response>;
  /** `performance.now()` when it was sent for. */
  openedAt: number;
  abort(): void;
}

/** A title that was asked for before any other code arrived. */
export interface HandedTitle {
  /** The platform that was asked. */
  origin: string;
  /** Such as `vod:1001`. */
  content: string;
  /** What the platform answered, as it came; undefined when nothing came. */
  answer: Promise<unknown>;
  /** What its streams are asked for first, by address; all of it once the answer is there. */
  files: Map<string, SentFile>;
}

/** What the loader, or the page itself, leaves for the first player. */
export const handedTitle = pageGlobal<HandedTitle>('title');

/** Under this id a page of the platform carries the answer for the title that it shows. */
export const titleElementId = 'footlight-title';
