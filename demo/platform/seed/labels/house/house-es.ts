/** Spanish labels of the frame around every page, and of pages that stand in for it. */
export const houseEs: Record<string, string> = {
  offlineTitle: 'No tienes conexión',
  offlineLead: 'No se puede acceder a {service}. Revisa tu conexión; lo que veías está donde lo dejaste.',
  siteUnknown: 'No hay ningún servicio con este nombre',
  siteUnknownLead: 'Revisa la dirección. Puede que tenga un error o que el servicio se haya mudado.',
  menuFailed: 'No se pudo actualizar el menú.',
  liveNowCount: 'En directo ahora: {count}',
  eventIsLive: '{title} está en directo',
  dismiss: 'Cerrar aviso',
  signInForMore: 'Inicia sesión para seguir los eventos en cualquier dispositivo.',
  nothingLive: 'Ahora no hay nada en directo',
  nothingLiveLead: 'La guía muestra lo que viene.',
  openLiveNow: 'Abrir lo que está en directo',
  footerNavigation: 'Ayuda y avisos legales',
  footerHelp: 'Ayuda',
  footerTerms: 'Condiciones',
  footerPrivacy: 'Privacidad',
};
