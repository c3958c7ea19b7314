/** Words of the subscribe form. */
export const subscribeWords = {
  title: 'Nouvelles du site',
  label: 'Adresse courriel',
  placeholder: 'Entrez votre courriel',
  submit: 'S’abonner',
  pending: 'Inscription…',
  /** Read by programs only: people never see the field. */
  trap: 'Laissez ce champ vide',
  refused: 'Entrez une adresse courriel valide.',
  tooOften: 'Il y a eu trop d’envois. Réessayez dans une minute.',
  failed: 'L’envoi n’a pas réussi. Votre texte est toujours là : réessayez.',
  done: (email: string) => ({
    title: 'C’est fait',
    description: `Nous gardons ${email} pour vous donner des nouvelles du site.`,
  }),
} as const;
