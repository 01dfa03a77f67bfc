import * as z from 'zod/mini';
import type { FirebaseSettings } from '../auth-provider.ts';
import { sent } from '../../wire/sent-text.ts';

/** Where a tenant's passwords are checked, if not at the platform. */
export interface Toolkit {
  /** Origin of the service. */
  baseUri: string;
  firebase: FirebaseSettings;
}

/** What a sign-in at the identity toolkit brings to the platform. @source spec 3 §7 "POST /v1/firebase-auth | firebaseAuthToken, firebaseRefreshToken" */
export const firebaseAuthRequest = z.object({ firebaseAuthToken: sent('token'), firebaseRefreshToken: sent('token') });

/** What the toolkit answers to a right password. @source Google Identity Toolkit "accounts.signInWithPassword"; what is not needed is left out */
export const toolkitTokens = z.object({ idToken: z.string(), refreshToken: z.string() });
export type ToolkitTokens = z.output<typeof toolkitTokens>;

/** How it refuses: the first word of the message is the code. */
export const toolkitRefusal = z.object({ error: z.object({ message: z.string() }) });
