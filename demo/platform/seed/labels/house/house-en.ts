/** English labels of the frame around every page, and of pages that stand in for it. */
export const houseEn: Record<string, string> = {
  offlineTitle: 'You are not connected',
  offlineLead: '{service} cannot be reached. Check your connection; what you watched is where you left it.',
  siteUnknown: 'There is no service of this name',
  siteUnknownLead: 'Check the address. There may be a slip in it, or the service has moved.',
  menuFailed: 'The menu could not be brought up to date.',
  liveNowCount: 'Live now: {count}',
  eventIsLive: '{title} is live now',
  dismiss: 'Dismiss',
  signInForMore: 'Sign in to follow events from any device.',
  nothingLive: 'Nothing is on air right now',
  nothingLiveLead: 'The guide shows what comes next.',
  openLiveNow: 'Open what is live now',
  footerNavigation: 'Help and small print',
  footerHelp: 'Help',
  footerTerms: 'Terms',
  footerPrivacy: 'Privacy',
};
