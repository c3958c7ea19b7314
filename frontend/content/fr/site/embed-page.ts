/** La page où l’on choisit une fiche pour son propre site. */
export const embedPageWords = {
  title: 'Des fiches pour votre site',
  description:
    'Affichez sur votre page la fiche d’une université, une comparaison ou un programme. Chaque chiffre a sa source et son année. Ni script, ni témoin, ni clé.',
  lead: 'Choisissez les établissements, copiez le code et collez-le dans votre page. Une fiche n’a ni script ni témoin, et ses chiffres restent à jour.',
  find: 'Trouver un établissement',
  findPlaceholder: 'Nom d’une université',
  findHint: 'Ajoute l’établissement à la liste ci-dessous.',
  schools: 'Établissements',
  schoolsHint:
    'Un établissement donne une fiche; de deux à quatre établissements donnent une comparaison. Vous pouvez coller ici les liens vers leurs pages.',
  unreadable: (word: string) => `« ${word} » n’est pas un lien vers la page d’un établissement.`,
  tooMany: 'Nous utilisons les quatre premiers établissements.',
  cip: 'Programme (facultatif)',
  cipHint:
    'Le code CIP à quatre chiffres d’un domaine d’études, par exemple 11.07 pour l’informatique. Pour un seul établissement.',
  badCip: 'Un code CIP s’écrit comme 11.07.',
  figure: 'Vignette (facultative)',
  noFigure: 'Aucune vignette',
  language: 'Langue',
  languages: { en: 'Anglais', fr: 'Français' },
  theme: 'Couleurs',
  themes: { auto: 'Selon l’appareil du lecteur', light: 'Claires', dark: 'Sombres' },
  show: 'Afficher la fiche',
  preview: 'Aperçu',
  frameTitle: {
    university: 'Fiche d’une université',
    compare: 'Comparaison d’universités',
    program: 'Fiche d’un programme',
  },
  badge: 'Vignette',
  code: 'Code de la fiche',
  badgeCode: 'Code de la vignette',
  copy: 'Copier',
  copied: { title: 'Code copié', description: 'Collez-le dans le HTML de votre page.' },
  notCopied: { title: 'Nous n’avons pas pu copier le code', description: 'Sélectionnez-le et copiez-le vous-même.' },
} as const;
