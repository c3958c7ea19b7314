/** Words of the buttons beside a list that share it: apart from all else of sharing, so that lists do not load it. */
export const shareButtonWords = {
  open: 'Partager',
  openNamed: (name: string | null) => (name === null ? 'Partager tous vos favoris' : `Partager la liste ${name}`),
  csv: 'Télécharger en CSV avec les sources',
  /** What a browser keeps by itself, whose link holds the schools. */
  here: {
    open: 'Copier le lien vers cette liste',
    copied: {
      title: 'Lien copié',
      description: 'Il montre les établissements de votre liste d’aujourd’hui. Vous ne pourrez pas désactiver ce lien.',
    },
    notCopied: { title: 'Nous n’avons pas pu copier le lien', description: 'Votre navigateur ne le permet pas ici.' },
  },
} as const;
