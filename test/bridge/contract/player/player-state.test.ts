import { describe, expect, it } from 'vitest';
import { playerState } from '../../../../bridge/contract/player/player-state.ts';
import { aState } from '../../two-windows.ts';

describe('the picture of the player', () => {
  it('cuts off what is not named, also in a track', () => {
    const track = { id: 'en', language: 'en', label: 'English', active: true };
    const seen = playerState.parse({ ...aState, url: 'https://cdn/secret', textTracks: [{ ...track, url: 'https://cdn/secret' }] });
    expect(seen).toEqual({ ...aState, textTracks: [track] });
  });

  it.each<[string, object]>([
    ['a status of nobody', { status: 'dancing' }], ['a volume of 101', { volume: 101 }], ['a volume below nothing', { volume: -1 }], ['an endless duration', { duration: Infinity }],
    ['a position that is no number', { position: Number.NaN }], ['a title without end', { title: 'x'.repeat(501) }], ['a kind of nobody', { kind: 'film' }],
    ['101 tracks', { textTracks: Array.from({ length: 101 }, () => ({ id: 'a', language: 'a', label: 'a', active: false })) }],
  ])('refuses %s', (_, facts) => {
    expect(playerState.safeParse({ ...aState, ...facts }).success).toBe(false);
  });
});
