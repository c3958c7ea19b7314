/**
 * Words and addresses of the scholarships page: the places where aid is really applied for, without amounts and deadlines,
 * which change each year. The list of awards has its words in scholarship-words.ts.
 */

export const scholarshipsWords = {
  title: 'Bourses et aide financière',
  description:
    'Les bourses nationales des États-Unis et du Canada, avec leurs montants, leurs dates limites et leurs pages officielles, et les sites officiels où demander de l’aide financière.',
  lead: 'Le montant des bourses nationales et leurs dates limites. La plus grande part de l’aide vient des gouvernements et des établissements :',
  leadLinks: { CA: 'au Canada', US: 'aux États-Unis' },
  first: {
    title: 'Avant de commencer',
    points: [
      'Demander l’aide du gouvernement ne coûte rien, et vous n’avez pas besoin d’intermédiaire. Si quelqu’un vous demande de l’argent pour envoyer un formulaire du gouvernement, ce n’est pas le gouvernement.',
      'Demandez aussi à l’établissement. Il a peut-être sa propre aide, et son bureau d’aide financière vous dira quels formulaires il veut, et pour quand.',
      'Une bourse ne se rembourse pas; un prêt, oui. Vérifiez ce que contient chaque offre.',
    ],
  },
  countries: { US: 'L’aide aux États-Unis', CA: 'L’aide au Canada' },
  next: {
    title: 'Combien cela coûterait-il?',
    body: 'La page d’un établissement américain montre ce que les familles y ont vraiment payé après les bourses, et selon le revenu quand ce chiffre est publié. Celle d’un établissement canadien montre ses prix avant l’aide.',
    search: 'Chercher des universités',
    affordable: 'Les droits de scolarité les plus bas',
  },
} as const;
