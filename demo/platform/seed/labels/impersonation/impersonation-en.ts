/** English labels for the service's own people. */
export const impersonationEn: Record<string, string> = {
  impersonationBanner: 'You are acting as {name}. What you do here is on record.',
  impersonationEmail: 'E-mail of the member',
  impersonationEnd: 'Stop',
  impersonationFailed: 'This link is not valid any more. Ask for a new one.',
  impersonationLead: 'You are about to use this service as one of its members, for up to 15 minutes. You cannot pay or change how they sign in.',
  impersonationMade: 'This link works once, within one minute. Open it in a private window to stay signed in here.',
  impersonationMake: 'Make a link',
  impersonationRefused: 'You cannot act as this member.',
  impersonationStart: 'Continue as this member',
  impersonationTitle: 'Act as a member',
  notWhileImpersonating: 'Only the owner of this account may do this.',
};
