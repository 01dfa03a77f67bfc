/**
 * What a viewer has to do before something opens.
 *
 * Emitted twice: as a fact when it turns out, and as a request (`asked`) when the viewer presses the button that leads there.
 */
export interface AccessRequest {
  /** The content to open; null where it is not about one title. */
  id: string | null;
  kind: 'vod' | 'live' | 'trailer' | null;
  /** `profile`: a child profile, which an adult has to leave first. */
  need: 'sign-in' | 'licence' | 'profile';
  /** The viewer pressed the button: the event can then be prevented to show something else. */
  asked: boolean;
}

/** A guest pressed a button that needs a member. */
export const signInAsked: AccessRequest = { id: null, kind: null, need: 'sign-in', asked: true };
