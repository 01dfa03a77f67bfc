import { PreferencesView } from '../../../features/account/preferences/preferences-view.tsx';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { chooseLanguage } from '../../language.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** How the viewer likes to watch; a guest's choices stay in this browser. @source spec 3 §2 "preferences | /preferences" */
export function PreferencesPage({ runtime }: PageProps) {
  const adopt = useSheet(sheet);
  const viewer = useSignal(runtime.store.context.viewer);
  return <div ref={adopt} className="fl-page">{viewer && <PreferencesView onLanguage={(locale) => chooseLanguage(runtime.store.labels, locale)} />}</div>;
}
