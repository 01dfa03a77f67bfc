/** Portuguese labels of the frame around every page, and of pages that stand in for it. */
export const housePt: Record<string, string> = {
  offlineTitle: 'Estás sem ligação',
  offlineLead: 'Não é possível chegar a {service}. Verifica a tua ligação; o que estavas a ver está onde o deixaste.',
  siteUnknown: 'Não há nenhum serviço com este nome',
  siteUnknownLead: 'Verifica o endereço. Pode ter uma gralha, ou o serviço mudou de sítio.',
  menuFailed: 'Não foi possível atualizar o menu.',
  liveNowCount: 'Em direto agora: {count}',
  eventIsLive: '{title} está em direto',
  dismiss: 'Fechar aviso',
  signInForMore: 'Inicia sessão para seguir os eventos em qualquer dispositivo.',
  nothingLive: 'Agora não há nada em direto',
  nothingLiveLead: 'O guia mostra o que vem a seguir.',
  openLiveNow: 'Abrir o que está em direto',
  footerNavigation: 'Ajuda e avisos legais',
  footerHelp: 'Ajuda',
  footerTerms: 'Condições',
  footerPrivacy: 'Privacidade',
};
