/** English texts of the frame around every page. */
export const houseTexts = {
  menuFailed: 'The menu could not be brought up to date.',
  liveNowCount: 'Live now: {count}',
  eventIsLive: '{title} is live now',
  dismiss: 'Dismiss',
  signInForMore: 'Sign in to follow events from any device.',
  nothingLive: 'Nothing is on air right now',
  nothingLiveLead: 'The guide shows what comes next.',
  openLiveNow: 'Open what is live now',
  footerNavigation: 'Help and small print',
} as const;
