/** English labels of what is on offer, and of what stands in place of it. */
export const offersEn: Record<string, string> = {
  offerAtProvider: 'Bought it at {provider}? Sign in there',
  offerBeside: 'On its own',
  offerInsteadOf: 'Instead of {price}',
  offerKeepsChoice: 'Your choice is kept.',
  offerRecommended: 'Recommended',
  offerSoldBy: 'Sold by {provider} only',
  offerThatIs: 'That is {price} {period}',
  refusedChildTitle: 'Ask a grown-up',
  refusedPlaceTitle: 'Not on sale where you are',
  refusedVpnTitle: 'You are on a VPN',
  voucherOfLinkInvalid: 'The code of your link, {code}, does not work for this order. You can go on without it, or enter another one.',
  vpnStillOn: 'You still seem to be on a VPN. After it is turned off, this can take a moment.',
  vpnTurnedOff: 'I turned the VPN off',
};
