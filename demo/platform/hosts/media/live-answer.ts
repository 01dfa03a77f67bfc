/** One answer of a live channel. */
export interface LiveAnswer {
  readonly type: string;
  readonly body: string | Buffer;
  /** Seconds that a browser may keep it; a playlist is asked again each time. */
  readonly keepSeconds: number;
}

export const playlist = (body: string): LiveAnswer => ({ type: 'application/vnd.apple.mpegurl', body, keepSeconds: 0 });
export const media = (body: Buffer): LiveAnswer => ({ type: 'video/mp4', body, keepSeconds: 60 });
