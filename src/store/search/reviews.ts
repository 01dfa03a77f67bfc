import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readInit } from '../../api/calls/realm.ts';
import { postReview, readReviews } from '../../api/calls/search/reviews.ts';
import type { Review, ReviewForm } from '../../contracts/search/review.ts';
import { askedFields, draftProblems, nameIn, passesCheck, reviewBodyOf, type ReviewDraft } from '../../rules/search/reviews/review-draft.ts';
import { followViewer } from '../follow-viewer.ts';
import type { StoreContext } from '../store-context.ts';
import { createViewerList, type ViewerList } from '../viewer-list.ts';

/** What a title's reviews say together, and how to write one. */
export interface ReviewFacts {
  total: number;
  average: number | undefined;
  /** None for those who may not write. */
  form: ReviewForm | undefined;
}

/** How the last posting ended; its label says it. */
export interface ReviewPosted { id: number; labelKey: 'reviewPostingSuccessful' | 'reviewPostingFailed' }

/** The reviews of one title. */
export interface Reviews extends ViewerList<Review> {
  facts: ReadonlySignal<ReviewFacts | undefined>;
  /** The name that this profile has written under. */
  displayName: ReadonlySignal<string | undefined>;
  isPosting: ReadonlySignal<boolean>;
  posted: ReadonlySignal<ReviewPosted | undefined>;
  /** Sends a valid draft, one at a time. @returns whether the platform has it */
  post(draft: ReviewDraft): Promise<boolean>;
  /** The end of the last posting was read. */
  dismiss(): void;
}

/** The stored display name of a member; undefined where it cannot be read: the form asks for it then. @source spec 1 §3 "preferences (reviewFormDisplayName)" */
async function storedName({ client }: StoreContext): Promise<string | undefined> {
  return client.call(readInit, {}).then(({ preferences }) => preferences.reviewFormDisplayName, () => undefined);
}

/**
 * Reads what viewers wrote about a title, and sends what this one writes.
 *
 * @source spec 1 §5 "The review form submits only if the form is valid and its submission check passes", §8 "toasts reviewPostingSuccessful and reviewPostingFailed"
 */
export function createReviews(context: StoreContext, contentId: string): Reviews {
  const facts = signal<ReviewFacts>();
  const displayName = signal<string>();
  const isPosting = signal(false);
  const posted = signal<ReviewPosted>();
  const list = createViewerList<Review>(context, async (lastSeen, signal) => {
    const { reviews, pagingInfo, total, average, form } = await context.client.call(readReviews, { contentId, lastSeen }, { signal });
    facts.value = { total, average, form };
    return { items: reviews, paging: pagingInfo };
  });
  const learnName = async () => {
    const name = context.viewer.peek()?.who === 'member' ? await storedName(context) : undefined;
    displayName.value = name;
  };
  const stopViewer = followViewer(context, { known: () => void learnName(), changed: () => void learnName() });
  let ends = 0;
  const end = (labelKey: ReviewPosted['labelKey']) => void (posted.value = { id: ends += 1, labelKey });

  async function send(form: ReviewForm, draft: ReviewDraft): Promise<boolean> {
    const body = reviewBodyOf(form, draft, displayName.peek());
    isPosting.value = true;
    try {
      if (!passesCheck(form, draft)) throw new Error('The submission check refuses it');
      await context.client.call(postReview, { url: form.url, body });
    } catch {
      end('reviewPostingFailed');
      return false;
    } finally {
      isPosting.value = false;
    }
    displayName.value = nameIn(body) ?? displayName.peek();
    end('reviewPostingSuccessful');
    await list.refresh();
    return true;
  }

  return {
    ...list, facts, displayName, isPosting, posted,
    async post(draft) {
      const form = facts.peek()?.form;
      const isValid = form && Object.keys(draftProblems(askedFields(form, displayName.peek()), draft)).length === 0;
      return isValid && !isPosting.peek() ? send(form, draft) : false;
    },
    dismiss: () => void (posted.value = undefined),
    dispose() {
      stopViewer();
      list.dispose();
    },
  };
}
