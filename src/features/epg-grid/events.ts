/** Events of the programme guide. */
export interface EpgGridEvents {
  /** A programme was chosen; `content` is what a player takes. Cancelable: prevent it to do otherwise. */
  'programme-select': { content: string; channelId: string; programmeId: string | undefined };
}
