import type { ActionKind } from './action-kind.ts';
import { download } from './kinds/download.ts';
import { favourites } from './kinds/favourites.ts';
import { filters } from './kinds/page/filters.ts';
import { nextPage } from './kinds/page/next-page.ts';
import { play } from './kinds/play.ts';
import { purchase } from './kinds/purchase.ts';
import { restart } from './kinds/restart.ts';
import { route } from './kinds/route.ts';
import { search } from './kinds/page/search.ts';
import { selectTab } from './kinds/page/select-tab.ts';
import { share } from './kinds/share.ts';
import { signIn } from './kinds/sign-in.ts';
import { sort } from './kinds/page/sort.ts';
import { trailer } from './kinds/trailer.ts';
import { watchlist } from './kinds/watchlist.ts';

/** The kinds of action that this build knows: a new one is a file in `kinds/` and a line here. @source spec 1 §4.1 "Card action kinds" */
export const actionKinds: readonly ActionKind[] = [
  play, signIn, purchase, route, nextPage, search, filters, sort, trailer, favourites, selectTab, restart, share, watchlist, download,
];
