import { useEffect } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { Fighter } from '../../contracts/catalogue/fighters/fighter.ts';
import { widePicture } from '../../contracts/catalogue/pictures/wide-picture.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { statLine } from '../../rules/catalogue/fighters/fighter-labels.ts';
import { createFighter } from '../../store/catalogue/editorial/whole-page.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { BoutList } from './bout-list.tsx';
import type { FighterEvents } from './events.ts';
import { useFightWords } from './use-fight-words.ts';
import sheet from './fighters.css';

/** A fighter: who it is, the record, figures, and every bout. @csspart fighter, bout @source spec 1 §2.1 "/fighters/{id}", §3 */
export function FighterView({ id, emit }: { id: string; emit: Emit<FighterEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const slice = useSlice(() => createFighter(context, id), [context, id]);
  useEffect(() => void slice.load(), [slice]);
  const fighter = useSignal(slice.answer);
  useEffect(() => {
    if (fighter.status === 'ready') emit('fighter-loaded', { title: fighter.value.name });
    if (fighter.status === 'failed') emit('load-failed', { code: fighter.failure.code });
    // `emit` may be another function at each render.
  }, [fighter]);
  const isWaiting = fighter.status === 'idle' || fighter.status === 'loading';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame" part="fighter" dir={direction} aria-busy={isWaiting || undefined}>
      {isWaiting && <Waiting />}
      {fighter.status === 'failed' && (
        <>
          <h1 className="fl-frame__heading">{label('fighters')}</h1>
          <FailurePanel failure={fighter.failure} labelKey="fightersFailed" onRetry={() => void slice.load()} />
        </>
      )}
      {fighter.status === 'ready' && <Facts fighter={fighter.value} />}
      <p><NavLink to={{ name: 'fighters' }}>{label('fighters')}</NavLink></p>
    </div>
  );
}

function Facts({ fighter }: { fighter: Fighter }) {
  const label = useLabel();
  const { locale } = useLocale();
  const stats = fighter.stats.flatMap((stat) => statLine(stat, locale) ?? []);
  return (
    <>
      <header className="fl-fighters__head">
        <img className="fl-fighters__hero" {...widePicture(fighter.heroUrl, '(width <= 960px) 100vw, 960px')} alt="" decoding="async" />
        <div className="fl-fighters__who">
          <h1 className="fl-frame__heading"><bdi>{fighter.name}</bdi></h1>
          {fighter.nickname && <p className="fl-fighters__nickname"><bdi>{fighter.nickname}</bdi></p>}
          <Person fighter={fighter} />
        </div>
      </header>
      {stats.length > 0 && (
        <section className="fl-fighters__section">
          <h2 className="fl-fighters__section-name">{label('fightStats')}</h2>
          <dl className="fl-fighters__stats">
            {stats.map(({ labelKey, text }) => <div key={labelKey} className="fl-fighters__stat"><dt>{label(labelKey)}</dt><dd>{text}</dd></div>)}
          </dl>
        </section>
      )}
      <BoutList bouts={fighter.bouts} />
    </>
  );
}

function Person({ fighter: { record, weightClass, country, bornIn, heightCm, reachCm } }: { fighter: Fighter }) {
  const label = useLabel();
  const { locale } = useLocale();
  const words = useFightWords();
  const centimetres = (value: number | undefined) => value && new Intl.NumberFormat(locale, { style: 'unit', unit: 'centimeter' }).format(value);
  const facts = [
    [label('record'), `${words.record(record)}${record.noContests > 0 ? ` · ${label('noContestCount', { count: record.noContests })}` : ''}`],
    [label('weightClassFilter'), words.weight(weightClass)], [label('country'), words.country(country)],
    [label('bornIn'), bornIn && new Intl.NumberFormat(locale, { useGrouping: false }).format(bornIn)], [label('height'), centimetres(heightCm)], [label('reach'), centimetres(reachCm)],
  ].filter(([, text]) => Boolean(text));
  return <dl className="fl-fighters__facts">{facts.map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text}</dd></div>)}</dl>;
}

function Waiting() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-fighters__head">
        <div className="fl-fighters__hero"><Skeleton /></div>
        <div className="fl-fighters__who">
          <h1 className="fl-frame__heading"><VisuallyHidden>{label('fighters')}</VisuallyHidden><Skeleton shape="text" inlineSize="14rem" /></h1>
          <Skeleton shape="text" inlineSize="9rem" /><Skeleton shape="text" inlineSize="12rem" />
        </div>
      </div>
    </>
  );
}
