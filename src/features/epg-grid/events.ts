/** Events of the programme guide. */
export interface EpgGridEvents {
  /** A programme was chosen; `content` is what a player takes. Cancelable: prevent it to do otherwise. */
  'programme-select': { content: string; channelId: string; programmeId: string | undefined };
  /** A programme's card is about to open. Cancelable: prevent it to show something else. */
  'programme-details': { channelId: string; programmeId: string | undefined };
}
