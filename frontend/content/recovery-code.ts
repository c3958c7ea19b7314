/** Words around a recovery code that was just given. */
export const recoveryCodeWords = {
  lead: 'If you ever forget your password, this code lets you set a new one. It is shown only now, and it works once.',
  label: 'Recovery code',
  advice: 'Write it down, or keep it in a password manager. You can have it replaced in your account settings.',
  copy: 'Copy the code',
  copied: 'Copied',
  copiedSaid: 'The code was copied.',
  copyFailed: 'The code could not be copied. Please write it down.',
  kept: 'I have kept it',
} as const;
