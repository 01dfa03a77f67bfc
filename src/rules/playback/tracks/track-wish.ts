/** What a viewer wants to read. */
export interface TextWish {
  /** BCP 47. */
  language: string;
  /** Sounds as well as words; absent where words were wanted. */
  kind?: 'captions';
}

/** What a viewer wants to hear. */
export interface AudioWish {
  /** BCP 47. */
  language: string;
  /** Absent for the main sound. */
  role?: 'description' | 'commentary';
}

/** One rung of the ladder; what is absent was not decided there. */
export interface TrackWishes {
  /** Null: no captions. */
  text?: TextWish | null;
  audio?: AudioWish;
}
