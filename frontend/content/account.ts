/** Words of the account settings. */
export const accountWords = {
  title: 'Account settings',
  description: 'What you look for, what you want to be told, and what your account holds.',
  signedInAs: (username: string) => `Signed in as ${username}.`,
} as const;
