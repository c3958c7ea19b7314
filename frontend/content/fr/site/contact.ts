/** Words of the contact page. The messages at the fields stand in the contract (schema/api/contact.ts). */
import { SOCIAL_PAGES } from '#schema/domain/account/contact.ts';

const OFFICE_HOURS = 'du lundi au vendredi, de 9 h à 17 h, heure de l’Est';

export const contactWords = {
  title: 'Nous joindre',
  description: 'Écrivez à l’équipe de CampusAtlas et voyez quand elle est au bureau.',
  lead: 'Une question, un chiffre inexact, un établissement qui manque? Écrivez-nous. Une vraie personne lit chaque message.',
  form: {
    title: 'Envoyer un message',
    name: 'Nom',
    email: 'Courriel',
    emailHint: 'Nous répondons à cette adresse et ne l’utilisons pour rien d’autre.',
    subject: 'Objet',
    message: 'Message',
    submit: 'Envoyer le message',
    pending: 'Envoi…',
    /** Read by programs only: people never see the field. */
    trap: 'Laissez ce champ vide',
    sent: {
      title: 'Message envoyé',
      description: `Merci. Nous répondons par courriel, ${OFFICE_HOURS}.`,
    },
    tooOften: 'Trop d’envois en peu de temps. Votre texte est toujours là : réessayez dans une minute.',
    refused: 'Nous n’avons pas pu envoyer ce message. Votre texte est toujours là.',
    failed: 'Nous n’avons pas pu envoyer votre message. Votre texte est toujours là : réessayez.',
    privacy: 'Nous gardons votre message pendant un an, puis nous le supprimons.',
  },
  details: {
    title: 'Coordonnées',
    email: 'Courriel',
    phone: 'Téléphone',
    hours: 'Heures de bureau',
    hoursText: 'Du lundi au vendredi, de 9 h à 17 h, heure de l’Est',
    social: 'Réseaux sociaux',
    noSocial: 'À venir.',
  },
  links: {
    title: 'Liens rapides',
    faq: 'Foire aux questions',
    help: 'Centre d’aide',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
  },
  hasSocial: SOCIAL_PAGES.some(({ url }) => url !== null),
} as const;
