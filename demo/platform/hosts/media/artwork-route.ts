import type { FastifyInstance, FastifyReply } from 'fastify';
import { cardImageWidths } from '../../../../src/contracts/catalogue/pictures/card-picture.ts';
import { imageWidths } from '../../../../src/contracts/catalogue/pictures/wide-picture.ts';
import { USUAL_WIDTHS, type PictureKind } from '../../../media/art-path.ts';
import { ARTWORK_SIZES, artworkOf, isArtworkGenre, type ArtworkGenre } from '../../../media/artwork.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { isKnownArtwork } from './known-artwork.ts';
import { PICTURE_TYPES, pictureFile, type PictureFormat } from '../../../media/picture-file.ts';

/** Genres that are drawn with another one's scenes; any unknown genre is drawn as a film. */
const substitutes: Readonly<Record<string, ArtworkGenre>> = { animation: 'kids', family: 'kids', entertainment: 'series' };

const genreFor = (word: string): ArtworkGenre => (isArtworkGenre(word) ? word : Object.hasOwn(substitutes, word) ? substitutes[word] ?? 'film' : 'film');

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(USUAL_WIDTHS, kind);
const isWord = (text: string) => /^[\p{L}\p{N}_.-]{1,80}$/u.test(text);

const widths = [...imageWidths, ...cardImageWidths].sort((one, other) => one - other);

/** The next of the widths that are made, so that nobody fills the disk with others. @param asked as in the address */
const widthFor = (kind: PictureKind, asked: unknown): number => {
  const px = typeof asked === 'string' && /^\d+$/.test(asked) ? Number(asked) : USUAL_WIDTHS[kind];
  return widths.find((width) => width >= px) ?? widths.at(-1)!;
};

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*', 'x-content-type-options': 'nosniff',
};

/** An SVG that is opened as a page may use its own styles and load nothing. */
const drawingHeaders = { ...headers, 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

const refuse = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', messages: ['No such picture.'] });

/** Key art in pixels and channel logos as drawings, made on request; an address always gives the same picture. Of pictures, those alone that a catalogue names. */
export function registerArtwork(scope: FastifyInstance, host: RegExp, context: PlatformContext): void {
  const constraints = { host };
  scope.get('/art/logo/:letters/:file', { constraints }, async (request, reply) => {
    const { letters, file } = request.params as { letters: string; file: string };
    const seed = /^(.+)\.svg$/.exec(file)?.[1] ?? '';
    if (!isWord(letters) || !isWord(seed)) return refuse(reply);
    return reply.headers(drawingHeaders).send(artworkOf({ kind: 'logo', seed: `${letters}/${seed}`, letters: [...letters].length <= 3 ? letters : '' }));
  });
  scope.get('/art/:kind/:genre/:file', { constraints }, async (request, reply) => {
    const { kind, genre, file } = request.params as { kind: string; genre: string; file: string };
    const [, seed = '', format] = /^(.+)\.(webp|jpg)$/.exec(file) ?? [];
    if (!isKind(kind) || !isWord(genre) || !isWord(seed) || !await isKnownArtwork(context, genre, seed)) return refuse(reply);
    const drawing = artworkOf({ kind, seed: `${genre}/${seed}`, genre: genreFor(genre) });
    const picture = await pictureFile(drawing, ARTWORK_SIZES[kind][0], widthFor(kind, (request.query as { width?: unknown }).width), format as PictureFormat);
    return reply.headers({ ...headers, 'content-type': PICTURE_TYPES[format as PictureFormat] }).send(picture);
  });
}
