/** Words of the buttons that print; apart from those of the sheets, which come when one prints. */
export const printButtonWords = {
  print: 'Imprimer',
  failed: {
    title: 'Nous n’avons pas pu imprimer la fiche',
    description: 'Veuillez réessayer dans un moment.',
    destructive: true,
  },
  printNamed: (name: string) => `Imprimer une fiche d’une page : ${name}`,
} as const;
