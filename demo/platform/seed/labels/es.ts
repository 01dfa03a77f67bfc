/** Spanish words by key. */
export const es: Record<string, string> = {
  menuHome: 'Inicio',

  // Guide and dialogs.
  channels: 'Canales',
  close: 'Cerrar',
  day: 'Día',
  locked: 'Bloqueado',
  noInformation: 'Sin información',
  now: 'Ahora',
  onNow: 'En emisión',
  primeTime: 'Horario estelar',
  programmeGuide: 'Guía de programación',
  today: 'Hoy',
};
