import { ApiError } from '../../../src/api/api-error.ts';

/** What the platform's fault switch answers in place of any call. A test keeps it equal to a recording. */
export const faultBody = { code: 'fault', messages: ['Injected by the fault switch.'] };

/** The platform fails at this call. @param status as the fault switch was set */
export const platformFault = (call: string, status = 500): ApiError => new ApiError('refused', call, { status, body: faultBody });
