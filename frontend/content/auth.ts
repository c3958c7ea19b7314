/** Words of signing in and registering. */

export const authWords = {
  title: 'Login or register',
  description: 'Sign in to CampusAtlas, or create a free account that keeps your universities wherever you sign in.',

  tabsLabel: 'Login or register',
  tabs: { login: 'Login', register: 'Register' },
  headings: { login: 'Welcome back', register: 'Create your account', recover: 'Set a new password' },
  intros: {
    login: 'Your bookmarks, lists and searches are where you left them.',
    register: 'Free, and without an email address: a username and a password are all it takes.',
    recover: 'With the recovery code you were given when you registered. It works once; you then get a new one.',
  },
  asked: 'Please sign in to see that page.',

  fields: {
    username: 'Username',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    recoveryCode: 'Recovery code',
  },
  usernameHint: 'Shown to nobody but you. Letters, digits, dots, underscores and hyphens.',
  recoveryCodeHint: 'Capital letters, spaces and hyphens do not matter.',
  mismatch: "Passwords don't match",
  taken: 'Please choose another name: this one is taken.',

  submit: { login: 'Login', register: 'Create account', recover: 'Set new password' },
  pending: { login: 'Logging in...', register: 'Creating account...', recover: 'Setting new password...' },
  links: {
    toRegister: { lead: 'New here?', link: 'Create an account' },
    toLogin: { lead: 'Already have an account?', link: 'Login' },
    forgot: 'Forgot your password?',
    backToLogin: 'Back to login',
  },
  noCode: 'Without the code nobody can open the account, not even we: there is no email address to write to.',

  codeHeading: 'Keep your recovery code',
  weakPassword: {
    heading: 'Choose a stronger password',
    lead: (reason: string) => `You are signed in. But your password is easy to guess: ${reason}.`,
    reasons: {
      spaces: 'it consists of spaces only',
      name: 'it is too much like your username',
      common: 'it is one of the most common there are',
    },
    advice: 'Whoever guesses it has everything you keep here. Choosing another one takes a minute.',
    change: 'Change it now',
    later: 'Not now',
  },

  panel: {
    title: 'On CampusAtlas',
    points: [
      {
        title: 'Advanced Search',
        body: 'Filter by place, kind, price, size and age, and save a search to be told what is new in it.',
      },
      {
        title: 'Compare Universities',
        body: 'Up to four side by side, each figure with its year and source, and the best of each row marked.',
      },
      {
        title: 'Scholarship Finder',
        body: 'The official places to apply for aid in both countries, and what families like yours pay.',
      },
    ],
  },

  toasts: {
    loggedIn: (username: string) => ({ title: 'Login successful', description: `Welcome back, ${username}!` }),
    registered: (username: string) => ({ title: 'Registration successful', description: `Welcome, ${username}!` }),
    recovered: (username: string) => ({ title: 'New password set', description: `Welcome back, ${username}!` }),
    loggedOut: { title: 'Logged out', description: 'You have been successfully logged out' },
    loggedOutHere: {
      title: 'Logged out',
      description:
        'Nothing of yours is left in this browser. Our server cannot be reached just now: it is told by itself as soon as it can be.',
    },
    loginFailed: 'Login failed',
    registrationFailed: 'Registration failed',
    recoveryFailed: 'Password not changed',
    logoutFailed: 'Logout failed',
  },
} as const;
