/** Words around running text. */

export const contentWords = {
  /** Said of a link that leaves the site, after its name. */
  external: 'opens another site',
  letter: {
    copy: 'Copy letter',
    copied: { title: 'Letter copied', description: 'Paste it into an email or a document, and fill in the brackets.' },
    notCopied: { title: 'The letter was not copied', description: 'Select its text, then copy it.' },
  },
} as const;
