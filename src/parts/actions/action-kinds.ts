import type { ActionKind } from './action-kind.ts';
import { favourites } from './kinds/favourites.ts';
import { play } from './kinds/play.ts';
import { purchase } from './kinds/purchase.ts';
import { route } from './kinds/route.ts';
import { signIn } from './kinds/sign-in.ts';

/** The kinds of action that this build knows: a new one is a file in `kinds/` and a line here. @source spec 1 §4.1 "Card action kinds" */
export const actionKinds: readonly ActionKind[] = [play, signIn, purchase, route, favourites];
