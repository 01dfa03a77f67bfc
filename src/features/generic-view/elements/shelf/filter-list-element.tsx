import type { ReactNode } from 'react';
import { filterListAttributes } from '../../../../contracts/search/filter-list.ts';
import { FilterList } from '../../../../parts/filter-list/filter-list.tsx';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType } from '../element-type.ts';
import sheet from './shelf.css';

/** What the shelves of a page are narrowed by, and how they are sorted. @source spec 1 §4.4 */
export const filterListElement = elementType({
  $type: 'filterList',
  attributes: filterListAttributes,
  draw: (attributes, { view }) => <Filters><FilterList {...attributes} view={view} /></Filters>,
});

function Filters({ children }: { children: ReactNode }) {
  return <div ref={useSheet(sheet)} className="fl-shelf">{children}</div>;
}
