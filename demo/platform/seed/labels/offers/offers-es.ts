/** Spanish labels of what is on offer, and of what stands in place of it. */
export const offersEs: Record<string, string> = {
  offerAtProvider: '¿La compraste en {provider}? Inicia sesión allí',
  offerBeside: 'Por separado',
  offerInsteadOf: 'En lugar de {price}',
  offerKeepsChoice: 'Tu elección se conserva.',
  offerRecommended: 'Recomendada',
  offerSoldBy: 'Solo se vende en {provider}',
  offerThatIs: 'Son {price} {period}',
  refusedChildTitle: 'Pide ayuda a un adulto',
  refusedPlaceTitle: 'No está a la venta donde estás',
  refusedVpnTitle: 'Estás usando una VPN',
  voucherOfLinkInvalid: 'El código de tu enlace, {code}, no sirve para este pedido. Puedes seguir sin él o escribir otro.',
  vpnStillOn: 'Parece que sigues en una VPN. Después de desactivarla puede tardar un momento.',
  vpnTurnedOff: 'Ya he desactivado la VPN',
};
