import type { RealmRow } from '../../db/tables/realm-tables.ts';

/** A tenant's project at the identity toolkit, which shares the tenant's accounts. */
export interface ToolkitProject {
  realm: RealmRow;
  /** Names the project in addresses. It is no secret. */
  apiKey: string;
  projectId: string;
  /** Origin of the service. */
  baseUri: string;
  /** What stands in its tokens. */
  issuer: string;
}

/** The project of a tenant; undefined where passwords are checked by the platform alone. */
export function projectOf(realm: RealmRow): ToolkitProject | undefined {
  const provider = realm.signIn.providers.find(({ kind }) => kind === 'id');
  if (!provider?.firebase || !provider.baseUri) return undefined;
  return { realm, ...provider.firebase, baseUri: provider.baseUri, issuer: `${provider.baseUri}/${provider.firebase.projectId}` };
}
