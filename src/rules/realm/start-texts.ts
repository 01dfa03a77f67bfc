/** English texts that an element may need before labels have loaded. */
export const startTexts = {
  retry: 'Try again',
  loading: 'Loading',
  sorrySomethingWentWrong: 'Sorry, something went wrong',
  platformUnreachable: 'We cannot reach the service. Check your connection and try again.',
  realmUnknown: 'This service is not known here.',
  realmNotRegistered: 'This site is not registered to show this content.',
} as const;

export type StartKey = keyof typeof startTexts;
