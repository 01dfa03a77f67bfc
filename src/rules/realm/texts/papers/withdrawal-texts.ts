/** English texts of the way out of a contract. */
export const withdrawalTexts = {
  withdrawAgain: 'Ask for a new link',
  withdrawAsked: 'Check your mail',
  withdrawAskedLead: 'If the number and the e-mail belong together, a mail with the last step is on its way. The day on which you asked counts.',
  withdrawConfirm: 'Confirm withdrawal',
  withdrawConfirmLead: 'This ends your contract at once. All that you paid under it goes back the way it came.',
  withdrawDone: 'You have withdrawn from your contract',
  withdrawDoneLead: '{amount} goes back the way it came. A mail confirms it.',
  withdrawInvoice: 'Invoice number',
  withdrawInvoiceHint: 'It stands on your receipt: {example}',
  withdrawInvoiceMissing: 'Enter the number of your invoice.',
  withdrawLead: 'Within fourteen days of your purchase you may withdraw without a reason. You do not have to sign in.',
  withdrawLicence: 'Contract',
  withdrawLinkGone: 'This link is not good any more. It works once and for three days.',
  withdrawNext: 'Go on',
  withdrawRefund: 'You get back',
  withdrawTitle: 'Withdraw from a contract',
} as const;
