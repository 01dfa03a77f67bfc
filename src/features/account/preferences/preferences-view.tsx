import { useId, type ReactNode } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { trackLanguages } from '../../../rules/playback/tracks/track-languages.ts';
import { languageName } from '../../../rules/realm/language-name.ts';
import { createPreferences, type PreferenceWish, type ViewerPreferences } from '../../../store/playback/preferences/preferences.ts';
import type { Preferences } from '../../../store/playback/preferences/viewer-preferences.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { Hinted } from '../../../ui/field/hinted.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './preferences.css';

export interface PreferencesViewProps {
  /** The site is to be shown in this language from now on. */
  onLanguage(locale: string): void;
}

/** How the viewer likes to watch; each choice is kept at once. @source spec 1 §3 "User preferences"; spec 3 §2 "preferences | /preferences" */
export function PreferencesView({ onLanguage }: PreferencesViewProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const viewer = useSignal(context.viewer);
  const slice = useSlice(() => createPreferences(context), [context]);
  const value = useSignal(slice.value);
  const name = viewer?.displayName;
  return (
    <section ref={useSheet(sheet)} className="fl-preferences" aria-busy={value.status === 'loading' || undefined}>
      <header className="fl-preferences__head">
        <h1 className="fl-preferences__title">{label('preferences')}</h1>
        <p className="fl-preferences__lead">{viewer?.who === 'member' && name ? label('preferencesLead', { name }) : label('preferencesLeadGuest')}</p>
      </header>
      {(value.status === 'idle' || value.status === 'loading') && <Spinner size="large" label={label('loading')} />}
      {value.status === 'failed' && <FailurePanel failure={value.failure} onRetry={() => void slice.load()} />}
      {value.status === 'ready' && <Choices slice={slice} chosen={value.value} onLanguage={onLanguage} />}
      {viewer?.who === 'guest' && <p className="fl-preferences__note">{label('preferGuestNote')} <NavLink to={{ name: 'login' }}>{label('signIn')}</NavLink></p>}
    </section>
  );
}

interface ChoicesProps extends PreferencesViewProps { slice: ViewerPreferences; chosen: Preferences }

function Choices({ slice, chosen, onLanguage }: ChoicesProps) {
  const label = useLabel();
  const { settings } = useRuntime().store.context;
  const choose = (wish: PreferenceWish) => void slice.change(wish);
  const languages = (kept: string | undefined) => trackLanguages(settings.locales.map(({ locale }) => locale), kept).map((value) => ({ value, text: languageName(value) ?? value }));
  return (
    <div className="fl-preferences__groups">
      <Group name={label('preferSound')}>
        <SelectField name="audio" label={label('preferAudio')} value={chosen.audioLanguage ?? ''} nothingText={label('preferAnyAudio')} choices={languages(chosen.audioLanguage)} onValue={(picked) => choose({ audioLanguage: picked || undefined })} />
        <SelectField name="captions" label={label('preferCaptions')} value={chosen.subTitleLanguage ?? ''} nothingText={label('preferNoCaptions')} choices={languages(chosen.subTitleLanguage)} onValue={(picked) => choose({ subTitleLanguage: picked || undefined })} />
      </Group>
      <Group name={label('preferPlayback')}>
        <CheckField name="autoplay" checked={chosen.autoAdvance} onChecked={(autoAdvance) => choose({ autoAdvance })} label={<Hinted text={label('preferAutoplay')} hint={label('preferAutoplayHint')} />} />
        <CheckField name="background" checked={chosen.videoBackgroundAutoPlay} onChecked={(videoBackgroundAutoPlay) => choose({ videoBackgroundAutoPlay })} label={<Hinted text={label('preferBackground')} hint={label('preferBackgroundHint')} />} />
        {chosen.videoBackgroundAutoPlay && (
          <CheckField name="background-sound" checked={chosen.videoBackgroundAutoPlayAudio} onChecked={(videoBackgroundAutoPlayAudio) => choose({ videoBackgroundAutoPlayAudio })} label={<Hinted text={label('preferBackgroundSound')} hint={label('preferBackgroundSoundHint')} />} />
        )}
      </Group>
      {settings.locales.length > 1 && <SiteLanguage slice={slice} onLanguage={onLanguage} />}
      <Outcome slice={slice} />
    </div>
  );
}

function SiteLanguage({ slice, onLanguage }: PreferencesViewProps & { slice: ViewerPreferences }) {
  const label = useLabel();
  const { labels, context: { settings } } = useRuntime().store;
  const { locale } = useSignal(labels.locale);
  const pick = (language: string) => {
    onLanguage(language);
    void slice.change({ language });
  };
  return (
    <Group name={label('preferLanguage')}>
      <SelectField name="language" label={label('language')} value={locale} choices={settings.locales.map((entry) => ({ value: entry.locale, text: languageName(entry.locale) ?? entry.name }))} onValue={pick} />
    </Group>
  );
}

/** Choices that belong together, under their name. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className="fl-preferences__group">
      <h2 id={id} className="fl-preferences__name">{name}</h2>
      {children}
    </section>
  );
}

/** How the last choice ended. */
function Outcome({ slice }: { slice: ViewerPreferences }) {
  const label = useLabel();
  const saving = useSignal(slice.saving);
  return (
    <div className="fl-preferences__outcome">
      {saving === 'failed' && <FailurePanel failure={{ code: 'preferences-not-kept' }} labelKey="preferencesNotKept" onRetry={() => void slice.retry()} />}
      <div role="status" className="fl-preferences__saved">{saving === 'saved' && label('preferencesKept')}</div>
    </div>
  );
}
