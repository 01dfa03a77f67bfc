import { useEffect, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import type { RoomPerson } from '../../contracts/playback/watch-room.ts';
import { readLooks } from '../../contracts/realm/realm-looks.ts';
import { avatarOf } from '../../rules/realm/avatar-of.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';
import { personName } from './person-name.ts';

/** Who is in the room, with their faces; screen readers hear who comes and goes. */
export function RoomPeople({ people, ownId }: { people: readonly RoomPerson[]; ownId: string | undefined }) {
  const label = useLabel();
  const news = usePeopleNews(people, ownId);
  return (
    <div className="fl-together__people">
      <h3 className="fl-together__name">{label('togetherPeople')} <span className="fl-together__count">{people.length}</span></h3>
      <ul className="fl-together__faces">
        {people.map(({ id, name }) => (
          <li key={id} className="fl-together__person">
            <Face name={name} />
            <bdi>{id === ownId ? label('togetherYou', { name: personName(label, name) }) : personName(label, name)}</bdi>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

function Face({ name }: { name: string }) {
  const { settings } = useRuntime().store.context;
  const address = useMemo(() => avatarOf(readLooks(settings.looks).avatars, name), [settings, name]);
  const [missing, setMissing] = useState<string>();
  if (name === '' || address === undefined || address === missing) return <span className="fl-together__face"><Icon path={user} /></span>;
  return <img className="fl-together__face" src={address} alt="" width="28" height="28" decoding="async" onError={() => setMissing(address)} />;
}

/** What the last change of the people was. */
function usePeopleNews(people: readonly RoomPerson[], ownId: string | undefined): string {
  const label = useLabel();
  const before = useRef(people);
  const [news, setNews] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = people;
    const missingIn = (others: readonly RoomPerson[]) => ({ id }: RoomPerson) => id !== ownId && !others.some((other) => other.id === id);
    const came = people.filter(missingIn(last)).map(({ name }) => label('togetherCame', { name: personName(label, name) }));
    const went = last.filter(missingIn(people)).map(({ name }) => label('togetherWent', { name: personName(label, name) }));
    if (came.length + went.length > 0) setNews([...came, ...went].join('. '));
  }, [people, ownId, label]);
  return news;
}
