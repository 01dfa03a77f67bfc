import type { ReadonlySignal } from '@preact/signals-core';
import type { Client } from '../api/client.ts';
import type { View } from '../contracts/catalogue/view.ts';
import type { Changed } from '../contracts/wire/changed.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';

/** A composed page that the document carries. A drawing that is thrown away shows nothing, so that the next one is given it again until it is `taken`. */
export interface CarriedView { view: View; taken(): void }

/** What every slice is made from. Slices never import each other. */
export interface StoreContext {
  client: Client;
  settings: RealmSettings;
  /** Who is watching; undefined until known. */
  viewer: ReadonlySignal<Viewer | undefined>;
  /** The platform's clock, epoch milliseconds. */
  now(): number;
  /** Listens to changes made in other elements, frames and tabs. @returns stop */
  onChanged(listener: (changed: Changed) => void): () => void;
  /** The composed page that the document carries, where it is this one and still holds. */
  carriedView?(query: { type: string; id: string }): CarriedView | undefined;
}
