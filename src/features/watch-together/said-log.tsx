import { useLayoutEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { RoomSaying } from '../../contracts/playback/watch-room.ts';
import { phraseLabel } from '../../rules/playback/together/phrase-label.ts';
import { personName } from './person-name.ts';

/** Pixels from the end within which a reader counts as reading the newest. */
const NEAR_END = 48;

/** What was said, the newest at the end. Whoever reads further up is left there. */
export function SaidLog({ said, ownId }: { said: readonly RoomSaying[]; ownId: string | undefined }) {
  const label = useLabel();
  const log = useRef<HTMLDivElement>(null);
  const readsNewest = useRef(true);
  const lastId = said.at(-1)?.id;
  useLayoutEffect(() => {
    const box = log.current;
    if (box && readsNewest.current) box.scrollTop = box.scrollHeight;
  }, [lastId]);
  const follow = () => {
    const box = log.current;
    if (box) readsNewest.current = box.scrollHeight - box.clientHeight - box.scrollTop < NEAR_END;
  };
  return (
    <div ref={log} className="fl-together__log" role="log" aria-label={label('togetherSaid')} tabIndex={0} onScroll={follow}>
      {said.length === 0 && <p className="fl-together__quiet">{label('togetherQuiet')}</p>}
      {said.map(({ id, personId, name, phrase }) => {
        const words = phraseLabel(phrase);
        return words && (
          <p key={id} className={personId === ownId ? 'fl-together__saying fl-together__saying--own' : 'fl-together__saying'}>
            <span className="fl-together__speaker"><bdi>{personName(label, name)}</bdi></span>{' '}
            <span className="fl-together__words">{label(words)}</span>
          </p>
        );
      })}
    </div>
  );
}
