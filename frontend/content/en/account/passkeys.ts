/** Words of passkeys: signing in with one, and those of an account. */

export const passkeyWords = {
  signIn: 'Sign in with a passkey',
  signingIn: 'Waiting for your passkey…',
  or: 'or',
  register: 'Create the account with a passkey',
  registering: 'Creating your passkey…',
  registerHint: 'No password: your fingerprint, face or screen lock signs you in. You still get a recovery code.',

  section: {
    title: 'Passkeys',
    intro:
      'A passkey signs you in with your fingerprint, face or screen lock, without a password. Your device keeps it; we only get a key that checks it’s you.',
    failed: 'We couldn’t load your passkeys.',
    none: 'You have no passkeys.',
    unsupported: 'This browser doesn’t support passkeys.',
    added: (day: string) => `Added ${day}`,
    used: (day: string) => `last used ${day}`,
    neverUsed: 'not used yet',
    add: 'Add a passkey',
    adding: 'Adding…',
    addHeading: 'Add a passkey',
    password: 'Password',
    whyPassword:
      'Enter your password, so that nobody else can add a passkey to your account. Then your device asks for your fingerprint, face or screen lock.',
    cancel: 'Cancel',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    renameHeading: 'Rename the passkey',
    name: 'Name',
    nameFault: 'Enter a name of 1 to 60 characters.',
    save: 'Save',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    confirm: (name: string) => ({
      title: 'Remove this passkey?',
      question: `“${name}” will no longer open your account, and every other device will be signed out. You can also delete the passkey in your device’s settings.`,
      confirm: 'Remove',
      cancel: 'Keep it',
    }),
  },
  proof: 'You’ll confirm with your passkey.',
  setPassword: {
    intro:
      'Your account has no password. With one, you can also sign in on a device that doesn’t have your passkey. You confirm with your passkey, and get a new recovery code.',
    submit: 'Set password',
  },

  devices: {
    iphone: 'iPhone',
    ipad: 'iPad',
    android: 'Android device',
    chromebook: 'Chromebook',
    mac: 'Mac',
    windows: 'Windows computer',
    linux: 'Linux computer',
    other: 'Passkey',
  },

  failures: {
    cancelled: 'It was canceled or took too long, or this device has no passkey for CampusAtlas.',
    there: 'This device already has a passkey for your account.',
    unsupported:
      'This device can’t create the kind of passkey we need: one that asks for your fingerprint, face or screen lock.',
    other: 'Your browser couldn’t use a passkey here.',
  },

  toasts: {
    added: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
    renamed: { title: 'Passkey renamed' },
    removed: { title: 'Passkey removed', description: 'Every other device is signed out.' },
    notAdded: 'Passkey not added',
    notRenamed: 'Passkey not renamed',
    notRemoved: 'Passkey not removed',
    unreached: 'We couldn’t reach our server. Check your connection and try again.',
  },
} as const;
