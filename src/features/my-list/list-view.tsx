import type { Emit } from '../../binding/emit.ts';
import { Wanted } from '../../parts/feedback/wanted.tsx';
import type { MyListEvents } from './events.ts';
import { MyList } from './my-list.tsx';

const loadAll = () => import('./all/all-lists.tsx').then((module) => module.AllLists);
const loadOne = () => import('./one/one-list.tsx').then((module) => module.OneList);

export interface ListViewProps {
  /** `favourites`, `all`, or the id of one list. */
  list: string | undefined;
  emit: Emit<MyListEvents>;
}

/** The favourites, every list, or one of them: what an element shows. The code of lists travels where they are shown. */
export function ListView({ list = 'favourites', emit }: ListViewProps) {
  if (list === 'favourites') return <MyList emit={emit} />;
  if (list === 'all') return <Wanted load={loadAll} props={{ emit, heading: 'h2' }} />;
  return <Wanted key={list} load={loadOne} props={{ id: list, emit, heading: 'h2' }} />;
}
