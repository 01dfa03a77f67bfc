import type { ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';

/** A window that was opened for a provider's page. */
export interface ProviderWindow {
  /** False where the browser let none open. */
  isOpen: boolean;
  go(address: string): void;
  close(): void;
  /** What the return page in it hands over; `take` says whether it was awaited. @returns stop */
  onReturn(take: (back: ProviderReturn) => boolean): () => void;
}

/** What the page does for a sign-in by a provider: the store has no window. */
export interface ProviderPage {
  /** Opens a window, or the same tab's way where no window is wanted. Called in the press itself. */
  open(): ProviderWindow | 'same-tab';
  /** Leaves this page. */
  leave(address: string): void;
}
