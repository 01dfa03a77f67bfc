import { useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Destination } from '../../routing/destination.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { roomRefusal } from '../../rules/playback/together/room-refusal.ts';
import type { WatchRoomSlice } from '../../store/playback/together/watch-room.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { alert } from '../../ui/icon/feedback-icons.ts';
import { user } from '../../ui/icon/navigation-icons.ts';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { InviteButton } from './invite-button.tsx';
import { PhraseButtons } from './phrase-buttons.tsx';
import { RoomInvitation } from './room-invitation.tsx';
import { RoomPeople } from './room-people.tsx';
import { SaidLog } from './said-log.tsx';
import sheet from './watch-together.css';

export interface RoomPanelProps {
  slice: WatchRoomSlice;
  /** What is watched, for the invitation. */
  title: string | undefined;
  /** The whole address by which friends come in. */
  linkOf(code: string): string;
  /** Sign-in, and the way back. */
  signIn: Destination;
  /** The event without others. */
  alone: Destination;
  onNewRoom(): void;
}

/** Who watches together, and what they say. @csspart together */
export function RoomPanel(props: RoomPanelProps) {
  const label = useLabel();
  const lost = useSignal(props.slice.lost);
  return (
    <section ref={useSheet(sheet)} className="fl-together__panel" part="together" aria-label={label('watchTogether')}>
      {lost && <Message>{label('togetherLost')}</Message>}
      <PanelBody {...props} />
    </section>
  );
}

function PanelBody(props: RoomPanelProps) {
  const label = useLabel();
  const { slice } = props;
  const isJoining = useRef(false);
  const viewer = useSignal(useRuntime().store.context.viewer);
  const room = useSignal(slice.room);
  const invitation = useSignal(slice.invitation);
  const refusal = useSignal(slice.refusal);
  const join = () => {
    isJoining.current = true;
    void slice.join();
  };
  if (viewer?.who === 'guest') {
    return (
      <EmptyState icon={user} title={label('togetherSignIn')} lead={label('togetherSignInLead')}>
        <NavLink to={props.signIn} variant="primary">{label('signIn')}</NavLink>
      </EmptyState>
    );
  }
  if (refusal) return <RefusedRoom {...props} refusal={refusal} />;
  if (invitation) return <RoomInvitation invitation={invitation} onJoin={join} />;
  if (!room) return <RoomSkeleton />;
  const ownId = room.ownId ?? viewer?.id;
  return (
    <>
      <RoomHead {...props} code={room.code} isJoining={isJoining} />
      <RoomPeople people={room.people} ownId={ownId} />
      <SaidLog said={room.said} ownId={ownId} />
      <PhraseButtons slice={slice} />
    </>
  );
}

/** After the press to join, the focus is on the room's title. */
function RoomHead({ title, linkOf, code, isJoining }: RoomPanelProps & { code: string; isJoining: { current: boolean } }) {
  const label = useLabel();
  return (
    <header className="fl-together__head">
      <h2 ref={useMovedFocus(isJoining)} tabIndex={-1} className="fl-together__title">{label('watchTogether')}</h2>
      <p className="fl-together__lead">{label('togetherLead')}</p>
      <InviteButton title={title ?? label('watchTogether')} link={linkOf(code)} />
    </header>
  );
}

function RefusedRoom({ refusal, alone, onNewRoom }: RoomPanelProps & { refusal: { status: number; code: string } }) {
  const label = useLabel();
  const { titleKey, leadKey, canMakeRoom } = roomRefusal(refusal);
  return (
    <div className="fl-together__refused" role="alert" data-code={refusal.code}>
      <EmptyState icon={alert} title={label(titleKey)} lead={label(leadKey)}>
        {canMakeRoom && <Button variant="primary" onClick={onNewRoom}>{label('togetherNewRoom')}</Button>}
        <NavLink to={alone} variant="ghost">{label('togetherAlone')}</NavLink>
      </EmptyState>
    </div>
  );
}

/** A room of its true size, while it opens. */
function RoomSkeleton() {
  const label = useLabel();
  return (
    <div className="fl-together__opening" aria-busy="true">
      <p role="status">{label('togetherOpening')}</p>
      <Skeleton blockSize="2.75rem" inlineSize="10rem" />
      <Skeleton blockSize="2rem" inlineSize="60%" />
      <Skeleton blockSize="8rem" />
      <Skeleton blockSize="6rem" />
    </div>
  );
}
