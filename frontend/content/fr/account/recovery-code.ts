/** The words around a recovery code that was just given. */
import { SITE_NAME } from '../layout/shell.ts';

export const recoveryCodeWords = {
  lead: 'Si vous oubliez un jour votre mot de passe, ce code vous permettra d’en choisir un nouveau. Il ne s’affiche que maintenant et ne sert qu’une fois.',
  label: 'Code de récupération',
  advice:
    'Notez-le, imprimez-le ou gardez-le dans un gestionnaire de mots de passe. Vous pouvez le remplacer dans les paramètres de votre compte.',
  copy: 'Copier le code',
  copied: 'Copié',
  copiedSaid: 'Le code est copié.',
  copyFailed: 'Nous n’avons pas pu copier le code. Notez-le à la main.',
  download: 'Enregistrer dans un fichier',
  print: 'Imprimer',
  saved: 'Le code est en lieu sûr',
  file: {
    name: 'campusatlas-code-de-recuperation.txt',
    text: (code: string) =>
      `Code de récupération ${SITE_NAME}\n\n${code}\n\nSi vous oubliez votre mot de passe, ce code permet d’en choisir un nouveau, une seule fois. Gardez-le là où personne d’autre ne regarde.\n`,
  },
  leaving: {
    title: 'Partir sans le code?',
    question:
      'Nous ne l’afficherons plus. Si vous perdez le code et le mot de passe, personne ne pourra ouvrir votre compte, pas même nous.',
    confirm: 'Partir sans le code',
    cancel: 'Rester et le garder',
  },
} as const;
