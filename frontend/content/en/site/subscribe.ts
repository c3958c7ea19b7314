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
  tooOften: 'Too many tries in a short time. Please try again in a minute.',
  failed: 'We couldn’t send that. What you typed is still here. Please try again.',
  done: (email: string) => ({ title: 'Subscribed', description: `We’ll send news about the site to ${email}.` }),
} as const;
