/** English words by key. */
export const en: Record<string, string> = {
  menuHome: 'Home',

  // Guide and dialogs.
  channels: 'Channels',
  close: 'Close',
  day: 'Day',
  locked: 'Locked',
  noInformation: 'No information',
  now: 'Now',
  onNow: 'On now',
  primeTime: 'Prime time',
  programmeGuide: 'Programme guide',
  today: 'Today',
};
