import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './row-words.css';

/** Puts a row's words elsewhere than under its pictures. @source spec 1 §3 "metadataDisplayMode" */
export function RowWords() {
  return <span ref={useSheet(sheet)} hidden />;
}
