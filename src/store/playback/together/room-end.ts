import type { ApiError } from '../../../api/api-error.ts';

/** Why a viewer is not in a room: the platform's refusal, or `other-event`. */
export type RoomEnd = Pick<ApiError, 'status' | 'code'>;

/** An invitation to one event with the room of another: a link leads to the event that it names alone. */
export const otherEvent: RoomEnd = { status: 409, code: 'other-event' };

/** No answer, or later. */
export const isPassing = ({ status }: RoomEnd): boolean => status === 0 || status === 429 || status >= 500;
