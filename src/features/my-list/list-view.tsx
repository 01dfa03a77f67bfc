import { lazy } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { Late } from '../../parts/feedback/late.tsx';
import type { MyListEvents } from './events.ts';
import { MyList } from './my-list.tsx';

const AllLists = lazy(() => import('./all/all-lists.tsx').then((module) => ({ default: module.AllLists })));
const OneList = lazy(() => import('./one/one-list.tsx').then((module) => ({ default: module.OneList })));

export interface ListViewProps {
  /** `favourites`, `all`, or the id of one list. */
  list: string | undefined;
  emit: Emit<MyListEvents>;
}

/** The favourites, every list, or one of them: what an element shows. The code of lists travels where they are shown. */
export function ListView({ list = 'favourites', emit }: ListViewProps) {
  if (list === 'favourites') return <MyList emit={emit} />;
  return <Late>{list === 'all' ? <AllLists emit={emit} heading="h2" /> : <OneList key={list} id={list} emit={emit} heading="h2" />}</Late>;
}
