import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { RoomInvitation as Invitation } from '../../contracts/playback/watch-room.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { Button } from '../../ui/button/button.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';
import { personName } from './person-name.ts';

/** The name behind the invitation, and how the viewer will be seen. Until the press, the room does not hear of the viewer. */
export function RoomInvitation({ invitation: { invitedBy, present }, onJoin }: { invitation: Invitation; onJoin(): void }) {
  const label = useLabel();
  const viewer = useSignal(useRuntime().store.context.viewer);
  const ownName = viewer?.profileType === 'child' ? '' : viewer?.displayName ?? '';
  const title = invitedBy === undefined ? label('togetherInvitedAlone') : label('togetherInvited', { name: personName(label, invitedBy) });
  return (
    <div className="fl-together__invited">
      <EmptyState icon={user} title={title} lead={label(ownName === '' ? 'togetherJoinUnnamedLead' : 'togetherJoinLead')}>
        <Button variant="primary" onClick={onJoin}>{ownName === '' ? label('togetherJoinUnnamed') : label('togetherJoin', { name: ownName })}</Button>
      </EmptyState>
      <p className="fl-together__present">{label('togetherPeople')} <span className="fl-together__count">{present}</span></p>
    </div>
  );
}
