/** Words around running text. */

export const contentWords = {
  /** Said of a link that leaves the site, after its name. */
  external: 'ouvre un autre site',
  letter: {
    copy: 'Copier la lettre',
    copied: {
      title: 'Lettre copiée',
      description: 'Collez-la dans un courriel ou un document, et remplissez ce qui est entre crochets.',
    },
    notCopied: { title: 'La lettre n’a pas été copiée', description: 'Sélectionnez son texte, puis copiez-le.' },
  },
} as const;
