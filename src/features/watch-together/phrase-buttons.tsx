import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { roomPhrases } from '../../contracts/playback/watch-room.ts';
import { phraseLabel } from '../../rules/playback/together/phrase-label.ts';
import type { WatchRoomSlice } from '../../store/playback/together/watch-room.ts';
import { Button } from '../../ui/button/button.tsx';

/** What can be said, a button each. */
export function PhraseButtons({ slice }: { slice: WatchRoomSlice }) {
  const label = useLabel();
  const unsaid = useSignal(slice.unsaid);
  return (
    <div className="fl-together__say" role="group" aria-label={label('togetherSay')}>
      <p className="fl-together__unsaid" role="status">{unsaid ? label(unsaid === 'too-fast' ? 'togetherTooFast' : 'togetherUnsaid') : ''}</p>
      <div className="fl-together__phrases">
        {roomPhrases.map((phrase) => <Button key={phrase} size="small" onClick={() => void slice.say(phrase)}>{label(phraseLabel(phrase)!)}</Button>)}
      </div>
    </div>
  );
}
