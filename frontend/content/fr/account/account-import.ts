/** Les mots de l’importation du fichier d’un compte. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { de } from '../grammar.ts';

interface Counts {
  file: number;
  account: number;
  added: number;
}

export const accountImportWords = {
  intro: (username: string) =>
    `Choisissez un fichier téléchargé d’un compte de ce site. Vous verrez ce qu’il change dans le compte ${de(username)} avant tout enregistrement.`,
  file: 'Fichier du compte',
  fileHint: 'JSON, 8 Mo au plus.',
  reading: 'Lecture du fichier…',
  faults: {
    tooLarge: 'Ce fichier dépasse 8 Mo. Rien n’a été modifié.',
    unreadable: 'Nous n’avons pas pu lire ce fichier. Il est peut-être incomplet. Rien n’a été modifié.',
    foreign: 'Ce n’est pas le fichier d’un compte de ce site. Rien n’a été modifié.',
    version: 'Ce fichier vient d’une autre version du site, que nous ne pouvons pas lire. Rien n’a été modifié.',
    damaged:
      'Il manque une partie de ce fichier, ou il a été modifié à la main : nous ne pouvons pas l’importer. Rien n’a été modifié.',
  },
  failed: 'Nous n’avons pas pu importer le fichier. Rien n’a été modifié. Veuillez réessayer.',
  check: 'Vérifiez ce qui va changer',
  how: 'Façon d’importer',
  modes: { merge: 'Ajouter ce qui manque', replace: 'Tout remplacer' },
  hints: {
    merge: 'Ce que vous avez déjà reste tel quel, vos paramètres aussi.',
    replace:
      'Votre compte ne contiendra que ce qui est dans le fichier. Votre nom d’utilisateur et votre mot de passe restent. C’est définitif.',
  },
  parts: {
    bookmarks: 'Favoris et leurs notes',
    lists: 'Listes',
    plan: 'Plan',
    savedSearches: 'Recherches enregistrées',
    boards: 'Tableaux de décision',
    hidden: 'Établissements masqués',
    history: 'Consultés récemment',
    notifications: 'Notifications',
  },
  change: {
    merge: (part: string, { file, added }: Counts) =>
      `${part} : ${formatCount(added)} à ajouter sur ${formatCount(file)}`,
    replace: (part: string, { file, account }: Counts) =>
      `${part} : ${formatCount(file)} dans le fichier, ${formatCount(account)} avant`,
  },
  settings: 'Paramètres et préférences : ceux du fichier',
  nothing: 'Il n’y a rien à importer dans ce fichier.',
  links: {
    merge: 'Les liens que vous avez partagés ne sont pas importés.',
    replace:
      'Les liens que vous avez partagés ne sont pas importés, et les liens vers vos listes ne fonctionneront plus.',
  },
  submit: { merge: 'Ajouter à mon compte', replace: 'Tout remplacer' },
  saving: 'Importation…',
  cancel: 'Annuler',
  done: { merge: 'Le fichier a été ajouté à votre compte.', replace: 'Votre compte contient maintenant ce fichier.' },
  close: 'Terminer',
} as const;
