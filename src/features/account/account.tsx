import { Suspense, useLayoutEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { ErrorBoundary } from '../../parts/feedback/error-boundary.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './account.css';
import { type AccountSection, accountSections, sectionOfHash } from './account-sections.ts';
import type { SectionProps } from './section-props.ts';

export interface AccountProps extends SectionProps {
  /** The fragment of the address, which names the part. */
  hash: string;
}

/**
 * The account: its parts beside the open one; on phones a list that leads to them.
 *
 * @source spec 3 §2 "Account screens"; chosen: a fragment for each part, so that links and the way back work
 */
export function Account({ hash, ...props }: AccountProps) {
  const label = useLabel();
  const named = sectionOfHash(hash);
  const shown = named ?? accountSections[0]!;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(hash);
  useLayoutEffect(() => {
    if (before.current !== hash && named) panel.current?.focus();
    before.current = hash;
  }, [hash]);
  return (
    <div ref={useSheet(sheet)} className="fl-account" data-named={named !== undefined || undefined}>
      <h1 className="fl-account__title">{label('accountTitle')}</h1>
      <nav className="fl-account__nav" aria-label={label('accountSections')}>
        <ul role="list" className="fl-account__sections">
          {accountSections.map((section) => <SectionLink key={section.id} section={section} isNamed={section === named} isShown={section === shown} />)}
        </ul>
      </nav>
      <div className="fl-account__panel">
        <BackToSections />
        <div ref={panel} tabIndex={-1} role="region" aria-label={label(shown.labelKey)} className="fl-account__section">
          <ErrorBoundary key={shown.id} fallback={() => <FailurePanel failure={{ code: 'part-missing' }} labelKey="accountSectionFailed" />}>
            <Suspense fallback={<Spinner size="large" label={label('loading')} />}><shown.Section {...props} /></Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
}

function SectionLink({ section: { id, labelKey, icon }, isNamed, isShown }: { section: AccountSection; isNamed: boolean; isShown: boolean }) {
  const label = useLabel();
  const link = useNavLink({ name: 'account', hash: `#${id}` });
  return (
    <li>
      <a {...link} className={`fl-account__link${id === 'delete' ? ' fl-account__link--last' : ''}`} aria-current={isNamed ? 'page' : undefined} data-shown={isShown || undefined}>
        <Icon path={icon} />
        <span>{label(labelKey)}</span>
        <span className="fl-account__arrow"><Icon path={chevronDown} /></span>
      </a>
    </li>
  );
}

function BackToSections() {
  const label = useLabel();
  const link = useNavLink({ name: 'account' });
  return <a {...link} className="fl-account__back"><span className="fl-account__arrow"><Icon path={chevronDown} /></span>{label('accountBackToSections')}</a>;
}
