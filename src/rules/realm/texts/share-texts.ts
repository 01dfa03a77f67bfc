/** English texts of sharing. */
export const shareTexts = {
  copyLink: 'Copy the link',
  emailLink: 'E-mail',
  linkCopied: 'Link copied',
  scanToOpen: 'Scan it to open this on another device',
  share: 'Share',
  sharedLink: 'Link',
  shareFailed: 'It could not be shared.',
  shareTitle: 'Share {title}',
} as const;
