import { favouriteVod, favouriteVods, favouriteVodsQuery } from '../../../contracts/lists/favourite-vods.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

const changes = { subject: 'favourites', ids: ({ id }: { id: string }) => [id] } as const;

/** The heart's list where a realm keeps no watchlists. @source spec 1 §7 "GET /favourite/vods with query rpp (default 9)" */
export const readFavouriteVods = defineCall({
  name: 'readFavouriteVods', method: 'GET', auth: 'member', exposure: 'partner', input: favouriteVodsQuery, output: favouriteVods,
  request: (query) => ({ path: '/favourite/vods', query }),
});

/** @source spec 1 §7 "PUT /favourite/vods/{id}" */
export const addFavouriteVod = defineCall({
  name: 'addFavouriteVod', method: 'PUT', auth: 'member', exposure: 'partner', keepalive: true, input: favouriteVod, output: nothing, changes,
  request: ({ id }) => ({ path: pathOf`/favourite/vods/${id}` }),
});

/** @source spec 1 §7 "DELETE /favourite/vods/{id}" */
export const removeFavouriteVod = defineCall({
  name: 'removeFavouriteVod', method: 'DELETE', auth: 'member', exposure: 'partner', keepalive: true, input: favouriteVod, output: nothing, changes,
  request: ({ id }) => ({ path: pathOf`/favourite/vods/${id}` }),
});
