import { solveRiddle } from '../../../parts/form/solve-riddle.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { checkApp } from '../../../store/identity/sign-up/app-check.ts';

/** Solves one riddle of the platform. @returns the token of one sign-in @throws ApiError */
export const proveBrowser = (control: Pick<SessionControl, 'ask'>): Promise<string> => checkApp(control, solveRiddle);
