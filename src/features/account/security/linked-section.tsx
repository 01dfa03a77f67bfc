import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { timeSince } from '../../../rules/identity/account/time-since.ts';
import { hasOwnPage } from '../../../rules/identity/providers/provider-choices.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { createLinked, type Linked, type LinkedWays } from '../../../store/identity/account/linked.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { chain } from '../account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { LinkWays } from './link-ways.tsx';

/** Other providers that sign in to the account. @source spec 3 §8 "Unlinking a provider" */
export function LinkedSection({ control, onSignInAgain }: SectionProps) {
  const { context } = useRuntime().store;
  const part = useSlice(() => createLinked(context), [context]);
  return (
    <SectionFrame titleKey="accountLinked" leadKey="accountLinkedLead">
      <Loaded part={part}>{(ways) => <LinkedList control={control} part={part} ways={ways} onSignInAgain={onSignInAgain} />}</Loaded>
    </SectionFrame>
  );
}

function LinkedList({ control, part, ways: { linked, mayUnlink, providers }, onSignInAgain }: Pick<SectionProps, 'control' | 'onSignInAgain'> & { part: Linked; ways: LinkedWays }) {
  const label = useLabel();
  const { store: { context, labels } } = useRuntime();
  const { locale } = useSignal(labels.locale);
  const isBusy = useSignal(part.isBusy);
  const [asked, setAsked] = useState<AuthProvider>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const unlink = async (provider: AuthProvider) => {
    const refused = await part.unlink(provider.name);
    setAsked(undefined);
    if (refused) setProblem(label(refused.labelKey));
    else onSignInAgain();
  };
  const isLinked = ({ name }: AuthProvider) => linked.some(({ provider }) => provider === name);
  const shown = providers.filter((one) => waysOf(one.kind).unlink && isLinked(one));
  const offered = providers.filter((one) => waysOf(one.kind).link && hasOwnPage(one) && one.baseUri !== undefined && !isLinked(one));
  const onLinked = (provider: AuthProvider) => {
    setProblem(undefined);
    setDone(label('accountLinkedNow', { provider: provider.title }));
    void part.load();
  };
  if (shown.length === 0 && offered.length === 0) return <EmptyState icon={chain} title={label('accountLinkedNone')} />;
  return (
    <>
      <Said problem={problem} done={done} />
      {shown.length > 0 && <ul role="list" className="fl-account__rows">
        {shown.map((provider) => {
          const link = linked.find((one) => one.provider === provider.name);
          return (
            <li key={provider.name} className="fl-account__row">
              <span className="fl-account__sign"><Icon path={chain} /></span>
              <span className="fl-account__words">
                <strong><bdi>{provider.title}</bdi></strong>
                {link && <span className="fl-account__note">{link.email && <bdi>{link.email} · </bdi>}{label('accountLinkedSince', { time: timeSince(link.linkedAt, context.now(), locale) })}</span>}
              </span>
              <Button size="small" hiddenSuffix={provider.title} disabledReason={mayUnlink ? undefined : label('accountUnlinkLast')} onClick={() => setAsked(provider)}>{label('accountUnlink')}</Button>
            </li>
          );
        })}
      </ul>}
      <LinkWays control={control} providers={offered} onLinked={onLinked} />
      {asked && (
        <Dialog label={label('accountUnlink')} closeLabel={label('close')} onClose={() => setAsked(undefined)}>
          <div className="fl-account__dialog">
            <p>{label('accountUnlinkSure', { provider: asked.title })}</p>
            <div className="fl-account__buttons">
              <Button variant="primary" loading={isBusy} loadingLabel={label('loading')} onClick={() => void unlink(asked)}>{label('accountUnlink')}</Button>
              <Button variant="ghost" onClick={() => setAsked(undefined)}>{label('cancelChange')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
