import { createTabText } from '../../tab-text.ts';

/** The licence that a guest of this tab went on with. */
export interface OwnChoice {
  keep(licenceId: string): void;
  is(licenceId: string): boolean;
  forget(): void;
}

/**
 * Kept by the tab through a sign-in on another page, and through a reload. An address alone says nothing of it: any page can write one.
 *
 * @source chosen: a choice that is in the address alone is marked, and its viewer goes on; the spec names `selectedLicence` and no step that it takes
 */
export function createOwnChoice(realm: string): OwnChoice {
  const text = createTabText(`footlight-choice:${realm}`);
  return {
    keep: (licenceId) => text.write(licenceId),
    is: (licenceId) => text.read() === licenceId,
    forget: () => text.write(undefined),
  };
}
