/** Words of the subscribe form. */
export const subscribeWords = {
  title: 'News of the site',
  label: 'Email address',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  pending: 'Subscribing...',
  /** Read by programs only: people never see the field. */
  trap: 'Leave this field empty',
  invalid: 'Please enter a valid email address.',
  tooOften: 'That was sent too often. Please try again in a minute.',
  failed: 'That could not be sent. What you typed is still here: please try again.',
  done: (email: string) => ({ title: 'Subscribed', description: `We keep ${email} for news of the site.` }),
} as const;
