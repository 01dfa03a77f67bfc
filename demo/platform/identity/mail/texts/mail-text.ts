/** What a mail is about. */
export const mailKinds = ['confirmEmail', 'resetPassword', 'passwordChanged', 'magicLink', 'noAccount', 'changeEmail', 'emailTaken', 'emailChangeAsked', 'emailChanged', 'emailTakenBack', 'wayInAdded', 'deviceLetIn', 'dataExported', 'accountDeletion', 'resetPin', 'pinGuessed', 'alreadyMember', 'giftPaid', 'giftReceived'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The words of one mail. `{service}` stands for the tenant's name. */
export interface MailText {
  subject: string;
  lead: string;
  /** The words of its button, where it has a link. */
  action?: string;
  /** What to do when the reader did not ask for it. */
  note: string;
}

export type MailTexts = Readonly<Record<MailKind, MailText>>;
