/** Les mots des prix calculés pour quelqu’un : la place d’un prix, son détail et le choix entre les deux sortes. */
export const ownPriceWords = {
  switch: 'Prix à afficher',
  own: 'Votre prix',
  published: 'Prix affiché',
  estimate: 'estimation',
  labelled: (estimate: boolean) => (estimate ? 'Votre prix, estimation' : 'Votre prix'),
  unknown: 'Inconnu',
  receipt: (name: string) => `Comment nous avons calculé votre prix : ${name}`,
  /** Le nom du bouton qui l’affiche. */
  explain: (label: string, name: string) => `${label} : comment nous avons calculé votre prix, ${name}`,
  sum: 'Une année',
  inUsd: (amount: string) => `Environ ${amount} en dollars américains.`,
  askFor: 'Vous pourriez demander',
  askForNote: 'Nous n’avons pas déduit ces bourses du prix. Demandez à l’établissement s’il y participe.',
  why: 'Pourquoi il n’y a pas de prix',
  byIncome: 'Selon le revenu familial',
  /** D’un prix que demande l’adresse d’une page. */
  asAsked: (estimate: boolean) => (estimate ? 'Selon la demande, estimation' : 'Selon la demande'),
  /** Ouvre le panneau : pour qui n’a rien dit, et pour qui l’a fait. */
  ask: 'Et vous, combien paieriez-vous?',
  change: 'Modifier',
} as const;
