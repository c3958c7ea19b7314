/** The words of what did not work, by the key that the API gives. */
import type { FailureReason } from '#schema/domain/failure-texts.ts';
import type { FieldFault } from '#schema/domain/field-faults.ts';
import { formatCount } from '#schema/domain/formats.ts';
import { inLanguage } from '#schema/domain/language.ts';
import {
  BOARDS_MAX,
  CALCULATOR_AMOUNT_MAX,
  CONTACT_LIMITS,
  HIDDEN_MAX,
  LIST_PLACE_BYTES,
  LISTS_BYTES_MAX,
  LISTS_MAX,
  NOTES_BYTES_MAX,
  PASSWORD,
  SAVED_SEARCHES_MAX,
  TEXT_MAX,
  USERNAME,
} from '#schema/domain/limits.ts';
import { PLAN_ITEMS_MAX } from '#schema/domain/plan.ts';

/** This is written when the module is loaded, whichever language is spoken then. */
const number = (count: number) => inLanguage('fr', () => formatCount(count));

export const failureWords: Record<FailureReason, string> = {
  'bad-parameter': 'Une partie de cette demande ne peut pas être utilisée. Vérifiez ce que vous avez entré.',
  'malformed-body': 'Cette demande ne peut pas être lue.',
  'not-signed-in': 'Votre session n’est pas ouverte.',
  'wrong-credentials': 'Nom d’utilisateur ou mot de passe incorrect',
  'wrong-recovery-code': 'Nom d’utilisateur ou code de récupération incorrect',
  'wrong-password': 'Ce n’est pas votre mot de passe.',
  'username-taken': 'Ce nom d’utilisateur est déjà pris',
  'not-bookmarked': 'Cette université n’est pas dans vos favoris.',
  'unknown-list': 'Vous n’avez pas cette liste.',
  'unknown-search': 'Vous n’avez pas cette recherche enregistrée.',
  'unknown-board': 'Vous n’avez pas ce tableau.',
  'unknown-link': 'Ce lien n’ouvre aucune liste. La personne qui l’a créé l’a peut-être désactivé.',
  'list-name-taken': 'Vous avez déjà une liste de ce nom.',
  'id-taken': 'Ce numéro ne peut pas être utilisé.',
  'limit-reached': 'Il ne peut pas y en avoir davantage.',
  'lists-full': `Vous pouvez avoir ${LISTS_MAX} listes au plus. Supprimez-en une pour en créer une autre.`,
  'list-places-full': `Toutes vos listes ensemble peuvent contenir ${number(LISTS_BYTES_MAX / LIST_PLACE_BYTES)} établissements, et elles sont pleines. Retirez-en un d’une liste, ou supprimez une liste, pour en ajouter un autre.`,
  'notes-full': `Toutes vos notes ensemble peuvent occuper ${number(NOTES_BYTES_MAX)} octets, et celle-ci dépasserait cette limite. Raccourcissez ou supprimez une note pour en écrire une autre.`,
  'searches-full': `Vous pouvez avoir ${SAVED_SEARCHES_MAX} recherches enregistrées au plus. Supprimez-en une pour en enregistrer une autre.`,
  'boards-full': `Vous pouvez garder ${BOARDS_MAX} tableaux au plus. Supprimez-en un pour en garder un autre.`,
  'hidden-full': `Vous pouvez masquer ${number(HIDDEN_MAX)} universités au plus. Affichez-en une de nouveau pour en masquer une autre.`,
  'plan-full': `Un plan peut contenir ${PLAN_ITEMS_MAX} éléments au plus. Retirez-en un pour en ajouter un autre.`,
  'wrong-origin': 'Cette demande doit venir d’une page de ce site.',
  'download-wrong-origin': 'Ce téléchargement doit être lancé à partir d’une page de ce site.',
  'unknown-university': 'Aucune université n’a cette adresse.',
  'unknown-university-id': 'Aucune université n’a ce numéro.',
  'unknown-town': 'Aucune ville universitaire n’a cette adresse.',
  'unknown-major': 'Aucun domaine d’études n’a cette adresse.',
  'unknown-address': 'Il n’y a rien à cette adresse.',
  'method-not-allowed': 'Cette adresse n’accepte pas cette demande.',
  'body-too-slow': 'Votre envoi n’est pas arrivé à temps.',
  'body-too-large': 'C’est plus que ce qui peut être envoyé à la fois.',
  'address-too-long': 'Cette adresse est trop longue.',
  'not-json': 'Cette demande n’a pas la forme attendue.',
  'too-many-requests': 'Trop d’envois coup sur coup. Veuillez réessayer dans une minute.',
  unavailable: 'Les données sont injoignables pour le moment. Veuillez réessayer dans un instant.',
  'sign-in-unavailable': 'La connexion est impossible pour le moment. Veuillez réessayer plus tard.',
  'not-stored': 'Rien n’a pu être enregistré pour le moment. Veuillez réessayer dans un instant.',
  'no-room': 'Nous avons reçu tant d’envois que nous ne pouvons plus rien garder pour le moment.',
  unexpected: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
};

export const fieldFaultWords: Record<FieldFault, string> = {
  'username-too-short': `Le nom d’utilisateur doit compter au moins ${USERNAME.min} caractères`,
  'username-too-long': `Le nom d’utilisateur doit compter au plus ${USERNAME.max} caractères`,
  'username-characters':
    'Le nom d’utilisateur ne peut contenir que des lettres, des chiffres, des points, des traits de soulignement et des traits d’union',
  'username-hidden-characters': 'Le nom d’utilisateur ne peut pas contenir de caractères invisibles',
  'username-mixed-scripts':
    'Le nom d’utilisateur ne peut pas mêler des lettres d’écritures différentes, qui peuvent se ressembler',
  'password-too-short': `Le mot de passe doit compter au moins ${PASSWORD.min} caractères`,
  'password-too-long': `Le mot de passe doit compter au plus ${PASSWORD.max} caractères`,
  'password-missing': 'Entrez le mot de passe',
  'password-spaces': 'Un mot de passe fait seulement d’espaces est trop facile à deviner',
  'password-like-name': 'Ce mot de passe ressemble trop à votre nom d’utilisateur',
  'password-common': 'C’est l’un des mots de passe les plus répandus, et l’un des premiers que quelqu’un essaierait',
  'code-missing': 'Entrez le code de récupération',
  'code-too-long': 'Le code de récupération est trop long',
  'contact-name-short': `Le nom doit compter au moins ${CONTACT_LIMITS.name.min} caractères.`,
  'contact-name-long': `Le nom peut compter au plus ${number(CONTACT_LIMITS.name.max)} caractères.`,
  'contact-email': 'Entrez une adresse courriel valide.',
  'contact-subject-short': `L’objet doit compter au moins ${CONTACT_LIMITS.subject.min} caractères.`,
  'contact-subject-long': `L’objet peut compter au plus ${number(CONTACT_LIMITS.subject.max)} caractères.`,
  'contact-message-short': `Le message doit compter au moins ${CONTACT_LIMITS.message.min} caractères.`,
  'contact-message-long': `Le message peut compter au plus ${number(CONTACT_LIMITS.message.max)} caractères.`,
  'amount-unreadable': `Entrez un montant en chiffres, par exemple ${number(12_500)}.`,
  'amount-negative': 'Entrez un montant de 0 ou plus.',
  'amount-huge': `Entrez un montant d’au plus ${number(CALCULATOR_AMOUNT_MAX)}.`,
  'university-kind': 'Choisissez un type d’université dans la liste.',
  'living-option': 'Choisissez dans la liste où vous habiterez.',
  'academic-field': 'Choisissez un domaine d’études',
  'location-too-long': `Le lieu peut compter au plus ${TEXT_MAX} caractères.`,
};
