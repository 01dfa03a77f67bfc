import { useLabel } from '../../binding/use-label.ts';
import { MyList } from '../../features/my-list/my-list.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './pages.css';

/** The favourites of a member. */
export function MyListPage() {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label('myList')}</h1>
      <MyList emit={() => true} />
    </div>
  );
}
