import * as z from 'zod/mini';
import { signUpRequest } from '../sign-up/new-account.ts';
import { sent } from '../../wire/sent-text.ts';

/** A new account of another house, by the tenant's own form. @source spec 3 §6 "pbr can sign up"; chosen: the fields of the built-in sign-up, as the specification shows no call */
export const providerSignUp = z.extend(signUpRequest, { provider: sent('code') });

/** A new password there, by the one that it has. @source spec 3 §6 "pbr … has security … pages"; chosen: the fields */
export const providerPasswordChange = z.object({ provider: sent('code'), current: sent('password'), secret: sent('password') });
