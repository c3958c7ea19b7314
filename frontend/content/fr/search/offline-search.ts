/** Words of the search that is saved on a device. */
import { copyTime } from '../layout/offline.ts';

const megabytes = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const MEGABYTE = 1_000_000;

export const offlineSearchWords = {
  save: 'Enregistrer pour le mode hors ligne',
  title: 'Chercher hors ligne',
  intro:
    'Enregistrez une copie de la recherche sur cet appareil. Vous pourrez alors chercher et voir les fiches des universités sans connexion.',
  without:
    'La copie ne contient ni les pages complètes des universités ni les programmes. Elle est mise à jour quand vous êtes en ligne.',
  size: (bytes: number) => `Taille du téléchargement : ${megabytes.format(bytes / MEGABYTE)} Mo`,
  saving: (percent: number) => `Enregistrement… ${percent} %`,
  saved: (at: number) => `Enregistrée sur cet appareil. Données du ${copyTime(at)}.`,
  remove: 'Supprimer la copie',
  removed: 'Nous avons supprimé la copie de cet appareil.',
  old: 'Votre copie vient d’une version précédente du site et ne peut plus servir. Enregistrez-la de nouveau quand vous serez en ligne.',
  damaged:
    'Votre copie est endommagée et ne peut pas être ouverte. Enregistrez-la de nouveau quand vous serez en ligne.',
  faults: {
    offline: 'Vous êtes hors ligne. Connectez-vous à Internet, puis réessayez.',
    cutOff: 'Le téléchargement a été interrompu. Réessayez.',
    full: 'Il n’y a pas assez d’espace sur cet appareil. Libérez de l’espace, puis réessayez.',
    unavailable: 'Nous n’avons pas pu télécharger la copie. Réessayez dans un instant.',
    unsupported:
      'Nous ne pouvons pas enregistrer la recherche dans ce navigateur. Rechargez la page ou essayez un autre navigateur.',
  },
} as const;
