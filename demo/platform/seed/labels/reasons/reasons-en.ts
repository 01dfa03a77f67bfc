/** English labels of the question why somebody leaves. */
export const reasonsEn: Record<string, string> = {
  reasonFailed: 'Your answer did not get through. Send it again, or skip it: your cancellation stands.',
  reasonLead: 'You do not have to answer. Your cancellation stands either way.',
  reasonMissingTitles: 'What I want to watch is not here',
  reasonNotUsed: 'I watch too little',
  reasonOtherService: 'I use another service',
  reasonSend: 'Send answer',
  reasonSkip: 'Skip',
  reasonSomethingElse: 'Something else',
  reasonTechnical: 'It does not work well for me',
  reasonThanks: 'Thank you for your answer.',
  reasonTitle: 'May we ask why?',
  reasonTooExpensive: 'It costs too much',
};
