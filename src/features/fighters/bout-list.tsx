import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Bout } from '../../contracts/catalogue/fighters/bout.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { methodLabelOf, resultLabelOf, roundTime } from '../../rules/catalogue/fighters/fighter-labels.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { useFightWords } from './use-fight-words.ts';

/** The bouts of a fighter: what is to come, then what was fought, the latest first. */
export function BoutList({ bouts }: { bouts: readonly Bout[] }) {
  const label = useLabel();
  const toCome = bouts.filter(({ result }) => result === undefined);
  const fought = bouts.filter(({ result }) => result !== undefined);
  return (
    <>
      {toCome.length > 0 && (
        <section className="fl-fighters__section">
          <h2 className="fl-fighters__section-name">{label('nextBout')}</h2>
          <ul role="list" className="fl-fighters__bouts">{toCome.map((bout) => <li key={bout.id}><BoutLine bout={bout} /></li>)}</ul>
        </section>
      )}
      <section className="fl-fighters__section">
        <h2 className="fl-fighters__section-name">{label('bouts')}</h2>
        {fought.length === 0 && <p className="fl-fighters__fact">{label('noBouts')}</p>}
        <ul role="list" className="fl-fighters__bouts">{fought.map((bout) => <li key={bout.id}><BoutLine bout={bout} /></li>)}</ul>
      </section>
    </>
  );
}

function BoutLine({ bout }: { bout: Bout }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const { locale } = useLocale();
  const { weight } = useFightWords();
  const { at, eventName, opponent, method, round, seconds, item, weightClass } = bout;
  const result = resultLabelOf(bout.result);
  const decided = methodLabelOf(method);
  const facts = [
    decided && label(decided), round === undefined || seconds === undefined ? undefined : label('roundAndTime', { round, time: roundTime(seconds, locale) }),
    weight(weightClass), new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium' }).format(at),
  ].filter(Boolean);
  return (
    <div className="fl-fighters__bout" part="bout">
      {result && <span className={`fl-fighters__result fl-fighters__result--${bout.result?.toLowerCase() ?? ''}`}>{label(result)}</span>}
      <div className="fl-fighters__bout-words">
        <p className="fl-fighters__opponent">
          {opponent.id ? <NavLink to={{ name: 'fighters', params: { id: opponent.id } }}>{label('against', { name: opponent.name })}</NavLink> : label('against', { name: opponent.name })}
        </p>
        <p className="fl-fighters__fact"><bdi>{eventName}</bdi></p>
        <p className="fl-fighters__fact">{facts.join(' · ')}</p>
      </div>
      {item && <NavLink to={destinationOf(item, viewer, context.settings)} variant="secondary" size="small">{label('watchBout')}</NavLink>}
    </div>
  );
}
