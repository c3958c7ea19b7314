/** Words of signing in and registering. */

export const authWords = {
  title: 'Login or register',
  description: 'Sign in to CampusAtlas, or create a free account to see your universities on every device.',

  tabsLabel: 'Login or register',
  tabs: { login: 'Login', register: 'Register' },
  headings: { login: 'Welcome back', register: 'Create your account', recover: 'Set a new password' },
  intros: {
    login: 'Your bookmarks, lists and searches are where you left them.',
    register: 'It’s free, and we don’t need your email address. A username and a password are all it takes.',
    recover: 'Use the recovery code you got when you registered. It works once; then you get a new one.',
  },
  /** Where a page asked for it: which, and what is there without an account. */
  asked: {
    myUniversities: 'Sign in to see My Universities',
    plan: 'Sign in to see your plan',
    dashboard: 'Sign in to see your dashboard',
    account: 'Sign in to see your account',
    other: 'Sign in to continue',
    without: 'No account? What you saved in this browser is still here:',
    bookmarks: 'Bookmarks',
    planHere: 'Your plan',
  },

  fields: {
    username: 'Username',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    recoveryCode: 'Recovery code',
  },
  usernameHint: 'Only you can see it. 3 or more letters, digits, dots, underscores or hyphens.',
  recoveryCodeHint: 'Capital letters, spaces and hyphens don’t matter.',
  mismatch: "Passwords don't match",
  taken: 'This name is taken. Please choose another.',

  submit: { login: 'Login', register: 'Create account', recover: 'Set new password' },
  pending: { login: 'Logging in...', register: 'Creating account...', recover: 'Setting new password...' },
  links: {
    toRegister: { lead: 'New here?', link: 'Create an account' },
    toLogin: { lead: 'Already have an account?', link: 'Login' },
    forgot: 'Forgot your password?',
    backToLogin: 'Back to login',
  },
  noCode:
    'Without the code, nobody can open the account, not even us. We don’t have your email address, so we can’t send you a link.',

  codeHeading: 'Save your recovery code',
  weakPassword: {
    heading: 'Choose a stronger password',
    lead: (reason: string) => `You are signed in, but your password is easy to guess: ${reason}.`,
    reasons: {
      spaces: 'it is only spaces',
      name: 'it is too much like your username',
      common: 'it is one of the most common passwords',
    },
    advice: 'Anyone who guesses it can see everything you saved here. Changing it takes a minute.',
    change: 'Change it now',
    later: 'Not now',
  },

  panel: {
    kept: 'What an account keeps',
    keeps: [
      'Your bookmarks, lists and notes, on every device',
      'Your plan, and reminders of what is due',
      'Your saved searches, and what is new in them',
    ],
    title: 'On CampusAtlas',
    points: [
      {
        title: 'Advanced Search',
        body: 'Filter by location, subject, price, size and more, and save a search to see what’s new.',
      },
      {
        title: 'Compare Universities',
        body: 'See up to four side by side. Each number has its year and source, and we mark the best values.',
      },
      {
        title: 'Scholarship Finder',
        body: 'National awards and the official places to apply for aid, in both countries.',
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
        'Nothing of yours is left in this browser. We couldn’t reach our server, so we’ll finish signing you out there as soon as we can.',
    },
    loginFailed: 'Login failed',
    registrationFailed: 'Registration failed',
    recoveryFailed: 'Password not changed',
    logoutFailed: 'Logout failed',
  },
} as const;
