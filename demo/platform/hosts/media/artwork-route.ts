import type { FastifyInstance, FastifyReply } from 'fastify';
import { ARTWORK_SIZES, artworkOf, isArtworkGenre, type ArtworkGenre, type ArtworkKind } from '../../../media/artwork.ts';

/** Genres that are drawn with another one's scenes; any unknown genre is drawn as a film. */
const substitutes: Readonly<Record<string, ArtworkGenre>> = { animation: 'kids', family: 'kids', entertainment: 'series' };

const genreFor = (word: string): ArtworkGenre => (isArtworkGenre(word) ? word : Object.hasOwn(substitutes, word) ? substitutes[word] ?? 'film' : 'film');

const isKind = (kind: string): kind is ArtworkKind => Object.hasOwn(ARTWORK_SIZES, kind) && kind !== 'logo';
const isWord = (text: string) => /^[\p{L}\p{N}_.-]{1,80}$/u.test(text);

/** An SVG that is opened as a page may use its own styles and load nothing. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*', 'x-content-type-options': 'nosniff',
};

const refuse = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', messages: ['No such picture.'] });

/** Key art and channel logos, drawn on request; an address always gives the same picture. */
export function registerArtwork(scope: FastifyInstance, host: RegExp): void {
  const constraints = { host };
  scope.get('/art/logo/:letters/:file', { constraints }, async (request, reply) => {
    const { letters, file } = request.params as { letters: string; file: string };
    const seed = /^(.+)\.svg$/.exec(file)?.[1] ?? '';
    if (!isWord(letters) || !isWord(seed)) return refuse(reply);
    return reply.headers(headers).send(artworkOf({ kind: 'logo', seed: `${letters}/${seed}`, letters: [...letters].length <= 3 ? letters : '' }));
  });
  scope.get('/art/:kind/:genre/:file', { constraints }, async (request, reply) => {
    const { kind, genre, file } = request.params as { kind: string; genre: string; file: string };
    const seed = /^(.+)\.svg$/.exec(file)?.[1] ?? '';
    if (!isKind(kind) || !isWord(genre) || !isWord(seed)) return refuse(reply);
    return reply.headers(headers).send(artworkOf({ kind, seed: `${genre}/${seed}`, genre: genreFor(genre) }));
  });
}
