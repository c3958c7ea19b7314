/** Mots autour des réponses au-dessus d’une liste. */

const listed = new Intl.ListFormat('fr-CA', { type: 'conjunction' });

export const answerWords = {
  heading: 'Réponse',
  source: 'Source :',
  kinds: {
    figure: 'Donnée',
    comparison: 'Comparaison',
    article: 'Article',
    term: 'Glossaire',
    question: 'Question',
    help: 'Aide',
    major: 'Programme d’études',
    career: 'Métier',
    page: 'Page',
  },
  /** What a year would cost the visitor, under the label that cards give it. */
  ownPrice: (label: string, amount: string) => `${label} : ${amount} par année.`,
  unknown: 'Ce que nous ne pouvons pas vous dire',
  nearest: 'Ce que nous avons de plus proche :',
  unread: (parts: readonly string[]) =>
    `Nous n’avons pas compris ${listed.format(parts.map((part) => `« ${part} »`))}.`,
  changed: (line: string) => `Vous avez écrit « ${line} ».`,
  added: (parts: readonly string[]) => `Ajouté : ${parts.join(', ')}.`,
  removed: (parts: readonly string[]) => `Retiré : ${parts.join(', ')}.`,
  needsHome: 'Nous ne savons pas où vous habitez. Écrivez un lieu, par exemple « près de H2X ».',
  undo: 'Annuler',
} as const;
