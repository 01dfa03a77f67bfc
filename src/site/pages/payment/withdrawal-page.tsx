import { Withdrawal } from '../../../features/withdrawal/withdrawal.tsx';
import { readQuery } from '../../../routing/query-parameters.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** The way out of a contract, for everybody. chosen: `/withdraw`, as the spec names no such page */
export function WithdrawalPage({ location: { query } }: PageProps) {
  return <div ref={useSheet(sheet)} className="fl-page fl-page--narrow"><Withdrawal token={readQuery(query, 'token')} /></div>;
}
