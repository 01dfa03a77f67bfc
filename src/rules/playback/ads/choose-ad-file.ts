/** A media file that an ad offers. */
export interface AdFile {
  url: string;
  /** Such as `video/mp4`. */
  type: string;
  /** Pixels; 0 where it is not said. */
  height: number;
  /** Kilobits per second; 0 where it is not said. */
  bitrate: number;
}

const HLS = /^application\/(?:x-mpegurl|vnd\.apple\.mpegurl)$/i;

export const isHlsAd = ({ type }: AdFile): boolean => HLS.test(type);

/**
 * The file of an ad that suits a player: the smallest plain file that fills the picture, or HLS where there is none.
 *
 * chosen: plain files first, as an ad of some seconds starts sooner without playlists
 *
 * @param canPlay whether the browser plays a media type as a plain file
 * @param height of the picture, pixels
 */
export function chooseAdFile(files: readonly AdFile[], canPlay: (type: string) => boolean, height: number): AdFile | undefined {
  const plain = files.filter((file) => !isHlsAd(file) && canPlay(file.type));
  const bySize = plain.toSorted((one, other) => one.height - other.height || one.bitrate - other.bitrate);
  return bySize.find((file) => file.height >= height) ?? bySize.at(-1) ?? files.find(isHlsAd);
}
