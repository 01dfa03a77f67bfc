/** Portuguese labels for the service's own people. */
export const impersonationPt: Record<string, string> = {
  impersonationBanner: 'Está a agir como {name}. O que fizer aqui fica registado.',
  impersonationEmail: 'E-mail do membro',
  impersonationEnd: 'Terminar',
  impersonationFailed: 'Esta ligação já não é válida. Pede uma nova.',
  impersonationLead: 'Vais usar este serviço como um dos seus membros durante, no máximo, 15 minutos. Não podes pagar nem alterar a forma como iniciam sessão.',
  impersonationMade: 'Esta ligação funciona uma única vez, durante um minuto. Abre-a numa janela privada para manteres a tua sessão aqui.',
  impersonationMake: 'Criar uma ligação',
  impersonationRefused: 'Não podes agir como este membro.',
  impersonationStart: 'Continuar como este membro',
  impersonationTitle: 'Agir como um membro',
  notWhileImpersonating: 'Só o titular desta conta pode fazer isto.',
};
