/** Words around a recovery code that was just given. */
import { SITE_NAME } from '../layout/shell.ts';

export const recoveryCodeWords = {
  lead: 'If you ever forget your password, this code lets you set a new one. It is shown only now, and it works once.',
  label: 'Recovery code',
  advice: 'Write it down, print it, or keep it in a password manager. You can replace it in your account settings.',
  copy: 'Copy the code',
  copied: 'Copied',
  copiedSaid: 'The code was copied.',
  copyFailed: 'We couldn’t copy the code. Please write it down.',
  download: 'Save as a file',
  print: 'Print',
  saved: 'I have saved it',
  file: {
    name: 'campusatlas-recovery-code.txt',
    text: (code: string) =>
      `${SITE_NAME} recovery code\n\n${code}\n\nIt lets you set a new password, once, if you forget yours. Keep it where nobody else looks.\n`,
  },
  leaving: {
    title: 'Leave without the code?',
    question: 'We won’t show it again. If you lose it and your password, nobody can open your account, not even us.',
    confirm: 'Leave without it',
    cancel: 'Stay and save it',
  },
} as const;
