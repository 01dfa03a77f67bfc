/** Portuguese labels of what is on offer, and of what stands in place of it. */
export const offersPt: Record<string, string> = {
  offerAtProvider: 'Compraste em {provider}? Inicia sessão lá',
  offerBeside: 'À parte',
  offerInsteadOf: 'Em vez de {price}',
  offerKeepsChoice: 'A tua escolha fica guardada.',
  offerRecommended: 'Recomendado',
  offerSoldBy: 'Só se vende em {provider}',
  offerThatIs: 'São {price} {period}',
  refusedChildTitle: 'Pede ajuda a um adulto',
  refusedPlaceTitle: 'Não está à venda onde estás',
  refusedVpnTitle: 'Estás a usar uma VPN',
  voucherOfLinkInvalid: 'O código da tua ligação, {code}, não serve para este pedido. Podes continuar sem ele ou escrever outro.',
  vpnStillOn: 'Parece que ainda estás numa VPN. Depois de a desligares, pode demorar um momento.',
  vpnTurnedOff: 'Já desliguei a VPN',
};
