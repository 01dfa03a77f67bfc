import { roomPhrases, type RoomPhrase } from '../../../contracts/playback/watch-room.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

const keys: Readonly<Record<RoomPhrase, LabelKey>> = {
  hello: 'phraseHello', ready: 'phraseReady', wait: 'phraseWait', wow: 'phraseWow', laugh: 'phraseLaugh', love: 'phraseLove', bravo: 'phraseBravo', suspense: 'phraseSuspense',
};

/** The words of a phrase, in the reader's language; undefined for one of a newer platform, which is left out. */
export function phraseLabel(phrase: string): LabelKey | undefined {
  return (roomPhrases as readonly string[]).includes(phrase) ? keys[phrase as RoomPhrase] : undefined;
}
