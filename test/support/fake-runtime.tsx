import type { ReactElement, ReactNode } from 'react';
import { ApiError } from '../../src/api/api-error.ts';
import { RuntimeContext, type RuntimeScope } from '../../src/binding/runtime-context.ts';
import type { ApiErrorBody } from '../../src/contracts/wire/api-error-body.ts';
import type { RealmSettings } from '../../src/contracts/realm/realm-settings.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import type { Destination } from '../../src/routing/destination.ts';
import { fallbackTexts } from '../../src/rules/realm/fallback-texts.ts';
import { pathFor } from '../../src/routing/path-for.ts';
import type { BuiltInTexts } from '../../src/store/realm/labels.ts';
import { createStore } from '../../src/store/store.ts';
import { type Answers, type FakeContext, fakeContext } from './fake-context.ts';

export interface FakeRuntime extends Pick<FakeContext, 'answers' | 'calls' | 'inputsOf' | 'tell' | 'viewer'> {
  scope: RuntimeScope;
  context: FakeContext;
  /** Where links and buttons led. */
  visited: Destination[];
  /** Puts a component into this runtime. */
  within(children: ReactNode): ReactElement;
  /** The same as a wrapper, for drawing again. */
  Wrapper(props: { children: ReactNode }): ReactElement;
}

export interface FakeRuntimeOptions {
  answers?: Answers;
  viewer?: Viewer;
  settings?: Partial<RealmSettings>;
  locale?: string;
  now?: number;
  /** False leaves plain clicks to the browser. */
  takesClicks?: boolean;
  /** The words that are there before any answer; all English ones. */
  builtIn?: BuiltInTexts;
}

/** A runtime without a platform: the real store over answers of the test's own. Links lead nowhere and are written down. */
export function fakeRuntime({ locale, takesClicks = true, builtIn = fallbackTexts, ...options }: FakeRuntimeOptions = {}): FakeRuntime {
  const context = fakeContext(options);
  const visited: Destination[] = [];
  const scope: RuntimeScope = {
    store: createStore(context, locale, builtIn),
    navigator: {
      hrefOf: (destination) => pathFor(destination, context.settings.countryCode),
      go: (destination) => visited.push(destination) > 0 && takesClicks,
    },
  };
  return {
    scope, context, visited,
    answers: context.answers, calls: context.calls, viewer: context.viewer,
    inputsOf: context.inputsOf, tell: context.tell,
    Wrapper: ({ children }) => <RuntimeContext value={scope}>{children}</RuntimeContext>,
    within: (children) => <RuntimeContext value={scope}>{children}</RuntimeContext>,
  };
}

/** The platform's no with its whole body, as the client throws it. */
export function refusalWith(call: string, status: number, body: Partial<ApiErrorBody> & { code: string }): ApiError {
  return new ApiError('refused', call, { status, body: { messages: [], ...body } });
}

/** No answer at all. */
export function silence(call: string): ApiError {
  return new ApiError('unreachable', call);
}
