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
  tooOften: 'Trop d’envois en peu de temps. Réessayez dans une minute.',
  failed: 'L’inscription n’a pas réussi. Votre adresse est toujours là : réessayez.',
  done: (email: string) => ({
    title: 'C’est fait',
    description: `Nous enverrons les nouvelles du site à ${email}.`,
  }),
} as const;
