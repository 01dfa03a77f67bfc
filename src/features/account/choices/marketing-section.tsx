import { useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { MarketingPreference } from '../../../contracts/identity/account/marketing-preference.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { createMarketing, type Marketing } from '../../../store/identity/account/marketing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { envelope } from '../account-icons.ts';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';

/** What may be written to the member. @source spec 3 §4 "Marketing preferences" */
export function MarketingSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createMarketing(context), [context]);
  return (
    <SectionFrame titleKey="accountMarketing" leadKey="accountMarketingLead">
      <Loaded part={part}>{(answers) => <Choices part={part} answers={answers} />}</Loaded>
    </SectionFrame>
  );
}

function Choices({ part, answers }: { part: Marketing; answers: MarketingPreference[] }) {
  const label = useLabel();
  const { labels } = useRuntime().store;
  const [isBusy, toggled, isPristine, isSubmitted] = [useSignal(part.isBusy), useSignal(part.toggled), useSignal(part.isPristine), useSignal(part.isSubmitted)];
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isPristine) return;
    const refused = await part.submit();
    setProblem(refused && label(refused.labelKey));
  };
  if (answers.length === 0) return <EmptyState icon={envelope} title={label('accountMarketingNone')} />;
  return (
    <form className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {answers.map((one) => (
        <CheckField key={one.fieldName} name={one.fieldName} label={labels.platformText(one.label, one.text)} checked={toggled[one.fieldName] ?? one.answer} onChecked={(answer) => part.toggle(one.fieldName, answer)} />
      ))}
      <div className="fl-account__buttons">
        <Button type="submit" variant={isPristine ? 'secondary' : 'primary'} loading={isBusy} loadingLabel={label('loading')}>{label('accountSave')}</Button>
      </div>
      <Said problem={problem} done={isSubmitted ? label('accountMarketingSubmitted') : undefined} />
    </form>
  );
}
