import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { FighterCard } from '../../contracts/catalogue/fighters/fighter.ts';
import { weightClasses, type WeightClass } from '../../contracts/catalogue/fighters/weight-class.ts';
import { cardPicture } from '../../contracts/catalogue/pictures/card-picture.ts';
import { MoreButton } from '../../parts/card-grid/more-button.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { createFighters } from '../../store/catalogue/editorial/fighters.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { useFightWords } from './use-fight-words.ts';
import sheet from './fighters.css';

const skeletons = 10;

/** Fighters by name, all or of one weight class, which stands in the address. @csspart fighters, filter, fighter @source spec 1 §2.1 "/fighters", §3 "weight classes" */
export function FighterList({ weightClass }: { weightClass: WeightClass | undefined }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createFighters(context, weightClass), [context, weightClass]);
  useEffect(() => void slice.load(), [slice]);
  const all = useSignal(slice.items);
  const isWaiting = all.status === 'idle' || all.status === 'loading';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame" part="fighters" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{label('fighters')}</h1>
      <nav className="fl-fighters__filter" part="filter" aria-label={label('weightClassFilter')}>
        {[undefined, ...weightClasses].map((each) => <FilterLink key={each ?? ''} weightClass={each} isCurrent={each === weightClass} />)}
      </nav>
      {isWaiting && <Waiting />}
      {all.status === 'failed' && <FailurePanel failure={all.failure} labelKey="fightersFailed" onRetry={() => void slice.load()} />}
      {all.status === 'ready' && all.value.length === 0 && <EmptyState icon={user} title={label('noFighters')} />}
      {all.status === 'ready' && all.value.length > 0 && (
        <ul role="list" className="fl-fighters__list">{all.value.map((each) => <li key={each.id}><Card fighter={each} /></li>)}</ul>
      )}
      <MoreButton list={slice} />
    </div>
  );
}

function FilterLink({ weightClass, isCurrent }: { weightClass: WeightClass | undefined; isCurrent: boolean }) {
  const label = useLabel();
  const { weight } = useFightWords();
  const link = useNavLink(weightClass ? { name: 'fighters', query: { facet: weightClass } } : { name: 'fighters' });
  return <a {...link} className="fl-fighters__class" aria-current={isCurrent ? 'page' : undefined}>{weightClass ? weight(weightClass) : label('allWeightClasses')}</a>;
}

function Card({ fighter: { id, name, nickname, weightClass, record, pictureUrl } }: { fighter: FighterCard }) {
  const words = useFightWords();
  const link = useNavLink({ name: 'fighters', params: { id } });
  return (
    <a {...link} className="fl-fighters__card" part="fighter">
      <img className="fl-fighters__picture" loading="lazy" {...cardPicture(pictureUrl, '220px')} alt="" decoding="async" />
      <span className="fl-fighters__name"><bdi>{name}</bdi></span>
      {nickname && <span className="fl-fighters__fact"><bdi>{nickname}</bdi></span>}
      <span className="fl-fighters__fact">{words.weight(weightClass)}</span>
      <span className="fl-fighters__fact">{words.record(record)}</span>
    </a>
  );
}

function Waiting() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-fighters__list" aria-hidden="true">
        {Array.from({ length: skeletons }, (_, index) => (
          <div key={index} className="fl-fighters__card">
            <span className="fl-fighters__picture"><Skeleton /></span>
            <Skeleton shape="text" inlineSize="70%" />
            <Skeleton shape="text" inlineSize="45%" />
          </div>
        ))}
      </div>
    </>
  );
}
