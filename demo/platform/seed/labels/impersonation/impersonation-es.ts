/** Spanish labels for the service's own people. */
export const impersonationEs: Record<string, string> = {
  impersonationBanner: 'Estás actuando como {name}. Lo que hagas aquí queda registrado.',
  impersonationEmail: 'Correo del miembro',
  impersonationEnd: 'Terminar',
  impersonationFailed: 'Este enlace ya no es válido. Pide uno nuevo.',
  impersonationLead: 'Vas a usar este servicio como uno de sus miembros durante un máximo de 15 minutos. No puedes pagar ni cambiar su forma de iniciar sesión.',
  impersonationMade: 'Este enlace funciona una sola vez, durante un minuto. Ábrelo en una ventana privada para seguir con tu sesión aquí.',
  impersonationMake: 'Crear un enlace',
  impersonationRefused: 'No puedes actuar como este miembro.',
  impersonationStart: 'Continuar como este miembro',
  impersonationTitle: 'Actuar como un miembro',
  notWhileImpersonating: 'Solo el titular de esta cuenta puede hacer esto.',
};
