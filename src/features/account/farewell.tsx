import { useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { AccountDeletion } from '../../contracts/identity/account/account-details.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './account.css';

/** What is said to whoever deleted the account: when it goes, and how it stays. */
export function Farewell({ deletion: { dueAt } }: { deletion: AccountDeletion }) {
  const label = useLabel();
  const { locale } = useSignal(useRuntime().store.labels.locale);
  const title = useMovedFocus(useRef(true));
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(dueAt);
  return (
    <div ref={useSheet(sheet)} className="fl-account__farewell">
      <h1 ref={title} tabIndex={-1} className="fl-account__title">{label('accountDeleted')}</h1>
      <p className="fl-account__lead">{label('accountDeletedLead', { date })}</p>
      <NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink>
    </div>
  );
}
