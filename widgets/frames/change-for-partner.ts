import type { Grants } from '../../bridge/contract/origins/grants.ts';
import type { PartnerScope } from '../../src/api/partner-calls.ts';
import type { Changed, ChangeSubject } from '../../src/contracts/wire/changed.ts';

/** Whether a partner's grants name a scope. A single call of it is not enough: it says nothing of what else may be known. */
export const holdsScope = ({ calls }: Grants, scope: PartnerScope): boolean => calls.includes(scope);

/** Who is told of a subject: an origin with one of these scopes; and which scope names what changed, where not each of them does. */
interface SubjectRule {
  readonly scopes: readonly PartnerScope[];
  readonly idsFor?: PartnerScope;
  /** Told without its ids to everybody: they are the same at every origin. */
  readonly unnamed?: true;
}

/** What somebody bought is told without its ids where licences may not be read: a player that waits for it has to know. */
const bought: SubjectRule = { scopes: ['catalogue', 'playback', 'licences'], idsFor: 'licences' };

/**
 * What of each subject leaves the platform; `platform-only` never does.
 *
 * chosen: the scopes of the calls that show the subject; a room's id is the key to it, and no call of a partner reads a
 * profile, a room, a session or the list of origins
 */
const ruleOf: Readonly<Record<ChangeSubject, SubjectRule | 'platform-only'>> = {
  favourites: { scopes: ['favourites'] },
  lists: { scopes: ['favourites'], unnamed: true },
  reminders: { scopes: ['favourites'] },
  progress: { scopes: ['history'] },
  entitlements: bought,
  subscription: bought,
  live: { scopes: ['catalogue', 'guide', 'playback'] },
  profile: 'platform-only',
  room: 'platform-only',
  session: 'platform-only',
  origins: 'platform-only',
};

const isKnown = (subject: string): subject is ChangeSubject => Object.hasOwn(ruleOf, subject);

/**
 * What of a change a partner's page may be told: what its grants name, and nothing of a subject that is not known here.
 *
 * @returns undefined for nothing
 */
export function changeForPartner(grants: Grants, changed: Changed): Changed | undefined {
  const rule = isKnown(changed.subject) ? ruleOf[changed.subject] : 'platform-only';
  if (rule === 'platform-only' || !rule.scopes.some((scope) => holdsScope(grants, scope))) return undefined;
  const isUnnamed = rule.unnamed || (rule.idsFor && !holdsScope(grants, rule.idsFor));
  return isUnnamed ? { ...changed, ids: [] } : changed;
}
