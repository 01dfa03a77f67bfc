declare module '@dailymotion/vmap' {
  /** What the package makes of a VMAP document; it has no types of its own. */
  export default class VMAP {
    constructor(document: Document);
    adBreaks: {
      timeOffset: string | null;
      breakType: string | null;
      breakId: string | null;
      adSource: { vastAdData: Element | null; adTagURI: { uri: string } | null } | null;
      /** Calls the addresses of an event of the break. */
      track(event: 'breakStart' | 'breakEnd' | 'error', errorCode?: string): void;
    }[];
  }
}
