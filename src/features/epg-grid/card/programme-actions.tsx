import { computed } from '@preact/signals-core';
import { useEffect, useMemo } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { HeartButton } from '../../../parts/heart-button/heart-button.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { destinationOf } from '../../../rules/catalogue/card-destination.ts';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import { waysOf } from '../../../rules/guide/programme-ways.ts';
import type { GuideSpan } from '../../../rules/guide/tidy-programmes.ts';
import { createFavourites } from '../../../store/lists/favourites.ts';
import { createReminders } from '../../../store/guide/reminders.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { EpgGridEvents } from '../events.ts';

interface ProgrammeActionsProps {
  span: GuideSpan;
  channel: GuideChannel;
  now: number;
  series: { seriesId: string; title: string } | undefined;
  emit: Emit<EpgGridEvents>;
  onClose(): void;
}

/** The ways to watch a programme, then what else can be done with it. */
export function ProgrammeActions({ span, channel, now, series, emit, onClose }: ProgrammeActionsProps) {
  const label = useLabel();
  const { settings, viewer: viewerSignal } = useRuntime().store.context;
  const viewer = useSignal(viewerSignal);
  const ways = waysOf(channel, span, { now, viewer, settings });
  const select = (content: string | undefined) => {
    onClose();
    return content === undefined || emit('programme-select', { content, channelId: channel.id, programmeId: span.programme?.id }, { cancelable: true });
  };
  return (
    <div className="fl-programme-card__actions">
      {ways.map(({ labelKey, route, content }, at) => (
        <NavLink key={labelKey} to={route} variant={at === 0 ? 'primary' : 'secondary'} offer={() => select(content)}>{label(labelKey)}</NavLink>
      ))}
      {airingOf(span, now).state === 'future' && span.programme && <RemindButton id={span.programme.id} channel={channel} isPrimary={ways.length === 0} onClose={onClose} />}
      {series && (
        <NavLink to={destinationOf({ id: series.seriesId, type: 'SERIES', title: series.title, accessLevel: 'GRANTED' }, viewer, settings)} variant="secondary" offer={() => select(undefined)}>
          {label('programmeSeries')}
        </NavLink>
      )}
      <Heart channel={channel} />
    </div>
  );
}

/** Sets a reminder or removes it; a guest signs in first and comes back to the channel. */
function RemindButton({ id, channel, isPrimary, onClose }: { id: string; channel: GuideChannel; isPrimary: boolean; onClose(): void }) {
  const { store } = useRuntime();
  const label = useLabel();
  const reminders = store.shared(createReminders);
  const viewer = useSignal(store.context.viewer);
  const isSet = useSignal(reminders.all)?.some(({ programmeId }) => programmeId === id) ?? false;
  const failure = useSignal(reminders.failure);
  const variant = isPrimary ? 'primary' : 'secondary';
  useEffect(() => reminders.load(), [reminders]);
  if (viewer?.who !== 'member') {
    const to = destinationOf({ id: channel.eventId, type: 'EPG', title: channel.name, accessLevel: 'GRANTED_ON_SIGN_IN' }, viewer, store.context.settings);
    return <NavLink to={to} variant={variant} offer={() => (onClose(), true)}>{label('signInToBeReminded')}</NavLink>;
  }
  return (
    <>
      <Button variant={isSet ? 'secondary' : variant} onClick={() => void reminders.toggle(id)}>{label(isSet ? 'programmeRemindNoMore' : 'programmeRemind')}</Button>
      <p className="fl-programme-card__said" role="status">{failure ? label('programmeRemindFailed') : isSet ? label('programmeReminded') : ''}</p>
    </>
  );
}

/** The heart of the channel, for members. chosen: the channel's, as a recording may not stay */
function Heart({ channel }: { channel: GuideChannel }) {
  const { store } = useRuntime();
  const { viewer, settings } = store.context;
  const favourites = store.shared(createFavourites);
  const item = useMemo(() => contentItem.parse({ id: channel.eventId, type: 'EPG', title: channel.name, accessLevel: channel.accessLevel, favourite: channel.favourite }), [channel]);
  const full = useSignal(useMemo(() => computed(() => favourites.has(item)), [favourites, item]));
  if (useSignal(viewer)?.who !== 'member' || !settings.flags.watchlists) return null;
  return <HeartButton title={channel.name} full={full} onToggle={() => void favourites.toggle(item)} />;
}
