/** Spanish labels of the question why somebody leaves. */
export const reasonsEs: Record<string, string> = {
  reasonFailed: 'Tu respuesta no ha llegado. Envíala otra vez o sáltala: tu cancelación sigue en pie.',
  reasonLead: 'No tienes que responder. Tu cancelación vale igualmente.',
  reasonMissingTitles: 'No está lo que quiero ver',
  reasonNotUsed: 'Veo demasiado poco',
  reasonOtherService: 'Uso otro servicio',
  reasonSend: 'Enviar respuesta',
  reasonSkip: 'Omitir',
  reasonSomethingElse: 'Otra cosa',
  reasonTechnical: 'No me funciona bien',
  reasonThanks: 'Gracias por tu respuesta.',
  reasonTitle: '¿Podemos preguntarte por qué?',
  reasonTooExpensive: 'Cuesta demasiado',
};
