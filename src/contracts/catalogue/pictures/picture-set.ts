/** What an `<img>` needs so that a browser fetches the width that it shows. */
export interface PictureSet {
  src?: string;
  srcSet?: string;
  sizes?: string;
}

const widthParameter = /([?&]width=)\d+/;

/**
 * The same picture in several widths.
 *
 * chosen: an address that names a `width` belongs to a picture that the platform scales, as the spec gives widths and no form of address; any other is shown as it is.
 *
 * @param sizes as in HTML; `auto` is the drawn width of a lazy picture, where a browser knows it
 * @source spec 1 §9
 */
export function pictureSet(address: string, widths: readonly number[], sizes: string): PictureSet {
  if (!widthParameter.test(address)) return address ? { src: address } : {};
  return { src: address, srcSet: widths.map((width) => `${address.replace(widthParameter, `$1${width}`)} ${width}w`).join(), sizes };
}
