import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { RuntimeContext, useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { SignInAnswer } from '../../contracts/identity/sign-in-answer.ts';
import { isForMembers, screenOf, type IdentityScreen } from '../../rules/identity/identity-screen.ts';
import { carriedQuery } from '../../rules/identity/sign-in-return.ts';
import type { SessionControl } from '../../store/identity/sign-in.ts';
import type { Navigator } from '../../store/navigator.ts';
import { ErrorBoundary } from '../../parts/feedback/error-boundary.tsx';
import { Wanted } from '../../parts/feedback/wanted.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { ProviderEnd } from './also-at-provider.tsx';
import { BackLink } from './back-link.tsx';
import { useUnfinished } from './completion/use-unfinished.ts';
import type { SignInEvents } from './events.ts';
import { ReturnQuery } from './return-query.ts';
import type { ScreenProps } from './screen-props.ts';
import { Screens } from './screens/screens.tsx';
import { SignInSkeleton } from './screens/sign-in-skeleton.tsx';
import { SignedIn } from './signed-in.tsx';
import sheet from './sign-in.css';

export interface SignInProps {
  emit: Emit<SignInEvents>;
  control: SessionControl;
  /** The screen of the page's address. Without one, screens follow each other in place. */
  screen?: IdentityScreen;
  /** How a partner's pages run first, where the screens are pages of the site. */
  workflow?: ScreenProps['workflow'];
  /** Goes on as the guest that the viewer is, where a screen ends without a sign-in. */
  onGuest?: () => void;
}

const loadChoice = () => import('./completion/choice-screen.tsx').then((module) => module.ChoiceScreen);
const loadCompletion = () => import('./completion/completion-screen.tsx').then((module) => module.CompletionScreen);

const LinkedWay = lazy(() => import('./picker/picker-screen.tsx').then((module) => ({ default: module.LinkedWay })));
const loadAlso = () => import('./also-at-provider.tsx').then((module) => module.AlsoAtProvider);

/** What a sign-in still asks for. */
const askedBy = { COMPLETE: undefined, MISSING_INFORMATION: 'information', CHOOSE_PROFILE: 'profile' } as const;

const firstScreen: IdentityScreen = { name: 'login', params: {}, query: {} };

/**
 * The screens of signing in for a guest, or the account of a member.
 *
 * Runs on the platform's origin only.
 *
 * @source spec 3 §2 "Sign-in page", §4, §5, §8
 */
export function SignIn({ emit, control, screen, workflow, onGuest }: SignInProps) {
  const runtime = useRuntime();
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const [inPlace, setInPlace] = useState(firstScreen);
  const [isLeaving, setLeaving] = useState(false);
  const [alsoAt, setAlsoAt] = useState<ProviderEnd>();
  const moved = useRef(false);
  const scope = useMemo(() => (screen ? runtime : {
    ...runtime,
    navigator: inPlaceNavigator(runtime.navigator, (next) => {
      moved.current = true;
      setInPlace(next);
    }),
  }), [runtime, screen !== undefined]);
  const at = screen ?? inPlace;
  const carried = useMemo(() => carriedQuery(at.query), [at]);
  const unfinished = useUnfinished(at.name);
  const complete = (answer: SignInAnswer) => {
    // The viewer changes before this returns: the press must be noted beforehand.
    moved.current = true;
    const asks = askedBy[answer.missingInformationStatus];
    if (asks) return unfinished.begin(answer.authorisationToken, asks);
    unfinished.end();
    setInPlace(firstScreen);
    setAlsoAt(undefined);
    emit('signed-in', control.keep(answer));
  };
  const leave = () => {
    moved.current = true;
    unfinished.end();
  };
  const asked = viewer?.who === 'guest' ? unfinished.asked : undefined;
  const isAsking = asked !== undefined;
  const signOut = async () => {
    moved.current = true;
    setLeaving(true);
    // Signing out always ends the session here, and on the platform when it can be reached.
    await signOutHere(control, (address, provider) => setAlsoAt({ address, provider })).catch(() => undefined);
    setLeaving(false);
    setInPlace(firstScreen);
    emit('signed-out', null);
  };
  return (
    <RuntimeContext value={scope}>
      <ReturnQuery value={carried}>
      <div ref={useSheet(sheet)} className="fl-sign-in" part="sign-in">
        <section className="fl-sign-in__card" aria-label={label(at.name === 'signup' ? 'signUp' : 'signIn')} aria-busy={!viewer || undefined} part="card">
          {!viewer && <SignInSkeleton label={label('loading')} />}
          {!isAsking && (viewer?.who === 'guest' || (viewer && isForMembers(inPlace))) && <BackLink screen={at} />}
          {viewer?.who === 'guest' && !isAsking && alsoAt && <Wanted load={loadAlso} props={alsoAt} />}
          {isAsking && <Wanted key={asked.token} load={asked.asks === 'profile' ? loadChoice : loadCompletion} props={{ token: asked.token, control, emit, complete, leave, focusTitle: moved, isOwnPage: screen !== undefined }} waiting={<SignInSkeleton label={label('loading')} />} />}
          {!isAsking && (viewer?.who === 'guest' || (viewer && isForMembers(at))) && <Screens screen={at} isOwnPage={screen !== undefined} workflow={workflow} control={control} emit={emit} complete={complete} onGuest={onGuest} signOutHere={screen ? undefined : signOut} focusTitle={moved} />}
          {viewer?.who === 'member' && !isForMembers(at) && (
            <SignedIn viewer={viewer} leaving={isLeaving} onSignOut={signOut} focusTitle={moved}>
              {!screen && <ErrorBoundary fallback={() => null}><Suspense fallback={null}><LinkedWay /></Suspense></ErrorBoundary>}
            </SignedIn>
          )}
        </section>
      </div>
      </ReturnQuery>
    </RuntimeContext>
  );
}

/** Signs out here; `also` is told where the provider's own session ends, which is left to the viewer. */
async function signOutHere(control: SessionControl, also: (address: string, title: string) => void): Promise<void> {
  if (control.signedInBy() === undefined) return control.signOut();
  const late = await import('../../store/identity/providers/sign-out-by-provider.ts').catch(() => undefined);
  return late ? late.signOutByProvider(control, also) : control.signOut();
}

/** Links to other screens change the screen; every other link goes where it went. */
function inPlaceNavigator(around: Navigator, show: (screen: IdentityScreen) => void): Navigator {
  return {
    ...around,
    hrefOf: (destination) => around.hrefOf(destination),
    go(destination) {
      const next = screenOf(destination);
      if (!next) return around.go(destination);
      show(next);
      return true;
    },
  };
}
