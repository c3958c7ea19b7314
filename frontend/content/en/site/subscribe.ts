/** Words of the subscribe form. */
export const subscribeWords = {
  title: 'News about the site',
  label: 'Email address',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  pending: 'Subscribing…',
  /** Read by programs only: people never see the field. */
  trap: 'Leave this field empty',
  refused: 'Please enter a valid email address.',
  tooOften: 'That was sent too often. Please try again in a minute.',
  failed: 'We could not send that. What you typed is still here: please try again.',
  done: (email: string) => ({ title: 'Subscribed', description: `We will keep ${email} for news about the site.` }),
} as const;
