import { expect, expectTypeOf, it } from 'vitest';
import type { Destination } from '../../src/routing/destination.ts';
import type { PathMatch } from '../../src/routing/match-path.ts';
import type { PlainRoute, RouteParams } from '../../src/routing/route-params.ts';

it('reads the parameters of a route out of its path template', () => {
  expectTypeOf<RouteParams<'vod'>>().branded.toEqualTypeOf<{ eventId: string; eventTitle?: string }>();
  expectTypeOf<RouteParams<'watchlists'>>().branded.toEqualTypeOf<{ watchlistId?: string }>();
  expectTypeOf<RouteParams<'news-item'>>().branded.toEqualTypeOf<{ feedName: string; newId: string }>();
  expectTypeOf<RouteParams<'gift-redeem-login'>>().branded.toEqualTypeOf<{ redeemCode: string; authProvider?: string }>();
  expectTypeOf<'home' | 'my-list' | 'watchlists'>().toExtend<PlainRoute>();
  expectTypeOf<'vod'>().not.toExtend<PlainRoute>();
});

it('compiles no destination that lacks a required parameter, or names one that its route does not have', () => {
  const destinations: Destination[] = [
    { name: 'home' },
    { name: 'watchlists' },
    { name: 'vod', params: { eventId: '1' } },
    // @ts-expect-error a film needs its id
    { name: 'vod' },
    // @ts-expect-error a film is no series
    { name: 'vod', params: { seriesId: '1' } },
    // @ts-expect-error home has no parameters
    { name: 'home', params: { id: '1' } },
  ];
  expect(destinations).toHaveLength(6);
});

it('gives a matched route its own parameters', () => {
  expectTypeOf<Extract<PathMatch, { name: 'section' }>['params']>().branded.toEqualTypeOf<{ id: string }>();
});
