import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Passkey } from '../../../contracts/identity/passkeys/passkey.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename(name: string): Promise<void>;
  onRemove(): Promise<void>;
}

/** One passkey, with its two ways to change; taking it away is asked once more. */
export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, isSynced }, onRename, onRemove }: PasskeyRowProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const [mode, setMode] = useState<'shown' | 'naming' | 'removing'>('shown');
  const [typed, setTyped] = useState(name);
  const date = (at: number) => new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium' }).format(at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMode('shown');
    if (typed.trim() && typed.trim() !== name) void onRename(typed.trim());
  };
  if (mode === 'naming') {
    return (
      <li className="fl-account__row">
        <form className="fl-account__form" method="post" noValidate onSubmit={save}>
          <TextField label={label('passkeyName')} name="passkey-name" autoComplete="off" maxLength={60} enterKeyHint="done" value={typed} onValue={setTyped} />
          <div className="fl-account__buttons">
            <Button type="submit" variant="primary" size="small">{label('passkeySave')}</Button>
            <Button size="small" variant="ghost" onClick={() => setMode('shown')}>{label('passkeyCancel')}</Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className="fl-account__row">
      <span className="fl-account__words">
        <strong><bdi>{name}</bdi></strong>
        <span className="fl-account__note">
          {label('passkeyAddedOn', { date: date(createdAt) })}
          {lastUsedAt !== undefined && ` · ${label('passkeyUsedOn', { date: date(lastUsedAt) })}`}
          {isSynced && ` · ${label('passkeySynced')}`}
        </span>
      </span>
      {mode === 'removing' ? (
        <span className="fl-account__buttons">
          <Button size="small" variant="primary" hiddenSuffix={name} onClick={() => void onRemove()}>{label('passkeyRemoveSure')}</Button>
          <Button size="small" variant="ghost" onClick={() => setMode('shown')}>{label('passkeyCancel')}</Button>
        </span>
      ) : (
        <span className="fl-account__buttons">
          <Button size="small" hiddenSuffix={name} onClick={() => (setTyped(name), setMode('naming'))}>{label('passkeyRename')}</Button>
          <Button size="small" variant="ghost" hiddenSuffix={name} onClick={() => setMode('removing')}>{label('passkeyRemove')}</Button>
        </span>
      )}
    </li>
  );
}
