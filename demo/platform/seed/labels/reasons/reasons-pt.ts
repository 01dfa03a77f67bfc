/** Portuguese labels of the question why somebody leaves. */
export const reasonsPt: Record<string, string> = {
  reasonFailed: 'A tua resposta não chegou. Envia-a outra vez ou salta-a: o cancelamento mantém-se.',
  reasonLead: 'Não precisas de responder. O cancelamento vale de qualquer forma.',
  reasonMissingTitles: 'Não há o que quero ver',
  reasonNotUsed: 'Vejo muito pouco',
  reasonOtherService: 'Uso outro serviço',
  reasonSend: 'Enviar resposta',
  reasonSkip: 'Ignorar',
  reasonSomethingElse: 'Outra coisa',
  reasonTechnical: 'Não funciona bem para mim',
  reasonThanks: 'Obrigado pela tua resposta.',
  reasonTitle: 'Podemos perguntar porquê?',
  reasonTooExpensive: 'Custa demasiado',
};
