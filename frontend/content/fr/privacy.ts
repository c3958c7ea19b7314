/** Words of the privacy policy: the date and the age are fixed; the rest says what is stored today, and no more. */
import { MESSAGE_LIFETIME_DAYS, SUBSCRIBER_LIFETIME_DAYS, UNUSED_ACCOUNT_MONTHS } from '#schema/domain/limits.ts';
import type { LegalDocument } from './legal.ts';

const time = (days: number) => (days === 365 ? 'un an' : `${days} jours`);
const MESSAGE_TIME = time(MESSAGE_LIFETIME_DAYS);
const SUBSCRIBER_TIME = time(SUBSCRIBER_LIFETIME_DAYS);

export const privacyWords = {
  title: 'Politique de confidentialité',
  description:
    'Ce que CampusAtlas enregistre dans votre navigateur, ce que nous gardons, ce que nous ne faisons jamais et comment tout faire supprimer.',
  updated:
    'Dernière mise à jour le 1er mai 2025. Précisions sur les comptes, les messages et les articles d’aide ajoutées le 24 novembre 2026.',
  lead: 'Vous pouvez utiliser toute la recherche sans nous dire qui vous êtes. Si vous ouvrez un compte, nous gardons un nom d’utilisateur et ce que vous choisissez d’enregistrer, et rien d’autre à votre sujet. Nous ne vendons rien et ne suivons personne.',
  sections: [
    {
      id: 'browser',
      title: 'Ce qui reste dans votre navigateur',
      paragraphs: [
        'Ce que vous enregistrez et choisissez est conservé dans votre propre navigateur, sur cet appareil, sous les noms ci-dessous. Sans compte, les listes ne nous sont pas envoyées. (Ouvrir une université, une comparaison ou vos favoris nous en demande les chiffres, comme n’importe quelle page.) Vous déconnecter vide cet espace, même hors ligne, sauf le mode clair ou sombre, la langue choisie, l’avis au sujet des comptes et une déconnexion dont notre serveur n’est pas encore au courant.',
      ],
      entries: [
        { name: 'campusatlas:bookmarked-universities', text: 'Les universités de vos favoris.' },
        { name: 'campusatlas:recently-viewed', text: 'Les dix dernières universités que vous avez vues.' },
        { name: 'campusatlas:viewed-at', text: 'Quand vous avez vu chacune d’elles.' },
        { name: 'campusatlas:comparison', text: 'Les universités choisies pour la comparaison, quatre au plus.' },
        {
          name: 'campusatlas:account-hint',
          text: 'Le fait que nous vous avons dit une fois que les favoris restent sur cet appareil.',
        },
        { name: 'campusatlas:help-votes', text: 'Les articles d’aide sur lesquels vous avez donné une réponse.' },
        {
          name: 'campusatlas:signed-in-user',
          text: 'Votre nom d’utilisateur et quelques totaux pendant que vous êtes en ligne avec votre compte, pour que la page les montre tout de suite.',
        },
        {
          name: 'campusatlas:agreed-bookmarks',
          text: 'Les favoris sur lesquels ce navigateur et votre compte s’entendaient la dernière fois, pour qu’aucun ne se perde ni ne se dédouble.',
        },
        { name: 'campusatlas:agreed-views', text: 'La même chose pour les universités que vous avez vues.' },
        {
          name: 'campusatlas:database-bookmark',
          text: 'La fraîcheur des données de votre compte la dernière fois que vous les avez vues, pour que vous n’en voyiez jamais une version plus ancienne. Cela ne dit rien de vous.',
        },
        {
          name: 'campusatlas:unsent:…',
          text: 'Si votre session se termine avant qu’un favori ou un changement à votre plan soit enregistré : ce dont il s’agissait, sans les notes, jusqu’à ce que vous vous reconnectiez, un mois au plus. Vous déconnecter l’efface.',
        },
        {
          name: 'campusatlas:owed-logout',
          text: 'Si vous vous déconnectez hors ligne : le fait que nous devons encore le dire à notre serveur, et les favoris qu’il n’a pas encore. Cela disparaît une fois que le serveur le sait.',
        },
        {
          name: 'campusatlas:situation',
          text: 'Ce que vous avez entré sous « Ma situation » : votre lieu de résidence, le revenu familial et le reste. Quand vous regardez des prix, nous envoyons avec la question votre lieu de résidence, votre citoyenneté et votre revenu. Quand vous cherchez des établissements semblables plus près de chez vous, nous envoyons aussi les trois premiers caractères de votre code postal. « Tout oublier » l’efface, ici et dans votre compte.',
        },
        {
          name: 'campusatlas:own-prices',
          text: 'Les derniers prix que nous avons calculés pour vous, afin de les montrer hors ligne. Ils sont effacés avec votre situation.',
        },
        {
          name: 'campusatlas:can-pay',
          text: 'Ce que vous avez dit pouvoir payer par année. Cela accompagne la question sur les établissements à votre portée et s’oublie avec le reste de vos réponses.',
        },
        {
          name: 'campusatlas:plan',
          text: 'Votre plan : les types de demandes, les dates, les tâches et les notes que vous avez choisis, et les bourses que vous avez ajoutées.',
        },
        {
          name: 'campusatlas:plan-aside',
          text: 'Un plan qui se trouvait ici avant que vous vous connectiez. Il n’entre pas dans votre compte tant que vous ne nous dites pas qu’il est à vous.',
        },
        {
          name: 'campusatlas:board',
          text: 'Le tableau de décision auquel vous travaillez. Le même tableau voyage dans son lien, dans la partie de l’adresse que les navigateurs ne nous envoient pas.',
        },
        {
          name: 'campusatlas:students',
          text: 'Dans la page de l’orientation scolaire : les noms que vous avez donnés aux listes des élèves, et leurs liens. Les noms ne sont jamais envoyés.',
        },
        {
          name: 'campusatlas:situation-aside',
          text: 'Ce que quelqu’un a entré ici avant que vous vous connectiez. Nous ne l’utilisons pas tant que vous ne nous dites pas que c’est à vous.',
        },
        {
          name: 'campusatlas:published-prices',
          text: 'Le fait que vous voulez voir les prix affichés plutôt que les vôtres.',
        },
        {
          name: 'campusatlas:agreed-plan',
          text: 'Pendant que votre session est ouverte : le plan sur lequel ce navigateur et votre compte s’entendaient la dernière fois, pour que deux appareils ne défassent pas le travail l’un de l’autre.',
        },
        {
          name: 'campusatlas:agreed-situation',
          text: 'Pendant que votre session est ouverte : ce sur quoi ce navigateur et votre compte s’entendaient la dernière fois, pour que chaque changement soit envoyé une seule fois.',
        },
        { name: 'campusatlas:language', text: 'Le français ou l’anglais, une fois que vous l’avez choisi.' },
        {
          name: 'campusatlas:results-view',
          text: 'Si vous voyez les résultats en liste, en tableau ou sur une carte.',
        },
        { name: 'campusatlas:color-mode', text: 'Le mode clair ou sombre, une fois que vous l’avez choisi.' },
        {
          name: 'campusatlas:scroll',
          text: 'Où vous en étiez dans chaque page, pour que Retour vous ramène au même endroit. Effacé quand vous fermez l’onglet ou vous déconnectez.',
        },
        { name: 'campusatlas-shell-…', text: 'Les fichiers du site lui-même, pour qu’il s’ouvre hors ligne.' },
        {
          name: 'campusatlas-kept-…',
          text: 'Les listes, les universités et les images que vous avez vues en dernier, pour les revoir hors ligne.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Témoins',
      paragraphs: [
        'Chercher, parcourir et comparer n’installe aucun témoin (cookie). Se connecter en installe trois, que seul ce site peut lire. Aucun ne sert à vous suivre.',
      ],
      entries: [
        {
          name: '__Host-session',
          text: 'Dit quel compte est connecté. Il dure sept jours. Une visite dans la deuxième moitié de ce délai le prolonge de sept jours, jusqu’à 90 jours en tout. Vous déconnecter y met fin.',
        },
        {
          name: '__Host-signed-in',
          text: 'Ne contient que « 1 », pour que les pages sachent que quelqu’un est connecté. Il prend fin avec le précédent.',
        },
        {
          name: '__Host-device',
          text: 'Dit, sous une forme brouillée, quels comptes ont été connectés sur cet appareil, pour que des inconnus qui devinent votre mot de passe ne puissent pas vous bloquer l’accès. Il prend fin après 180 jours.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Ce que contient un compte',
      paragraphs: [
        'Nous ne demandons ni nom, ni adresse courriel, ni date de naissance. Jusqu’à ce que vous le supprimiez, un compte contient :',
      ],
      points: [
        'Votre nom d’utilisateur, la date d’ouverture du compte et le mois de votre dernière connexion.',
        'Votre mot de passe et votre code de récupération, chacun sous forme d’empreinte (scrypt pour le mot de passe, SHA-256 pour le code). Personne ne peut les lire, nous non plus.',
        'Vos favoris avec leurs notes privées, vos listes, vos recherches enregistrées avec les établissements qu’elles ont trouvés, et les établissements que vous avez masqués.',
        'Les dix derniers établissements que vous avez vus, sauf si vous le refusez.',
        'Vos préférences, vos choix et l’ordre de votre tableau de bord.',
        'Ce que vous avez entré sous « Ma situation », jusqu’à ce que vous choisissiez « Tout oublier ».',
        'Votre plan avec ses dates et ses notes, et les tableaux de décision que vous gardez.',
        'La place qu’occupent vos notes, votre plan, vos tableaux et vos recherches enregistrées.',
        'Les liens que vous avez créés vers une liste ou vers les dates de votre plan. Toute personne qui a un tel lien voit cette liste sous son nom, ou ces dates, sans votre nom d’utilisateur ni vos notes, jusqu’à ce que vous le désactiviez.',
        'Les notifications au sujet des établissements que vous avez enregistrés. Elles sont supprimées après 400 jours au plus tard.',
        'Après votre déconnexion, le numéro de cette session, jusqu’au moment où elle aurait pris fin de toute façon.',
      ],
      links: [{ label: 'Paramètres du compte', to: 'account' }],
    },
    {
      id: 'together',
      title: 'Recommandations',
      paragraphs: [
        'Nous tirons les recommandations des établissements que vous avez vus, enregistrés et masqués, et de vos préférences. Sauf si vous le refusez, vos favoris nous aident aussi à compter quels établissements les gens enregistrent ensemble. Nous ne gardons que les paires que dix personnes ou plus ont enregistrées, sous forme de nombre et sans noms : personne ne peut donc en déduire la liste de quelqu’un.',
      ],
    },
    {
      id: 'position',
      title: 'Où vous êtes',
      paragraphs: [
        'Le site ne demande votre position que si vous appuyez sur le bouton des établissements près de vous, et votre navigateur vous pose d’abord la question. Nous arrondissons la position à environ un kilomètre avant qu’elle passe dans l’adresse de la liste et vers notre serveur. Nous ne gardons aucune trace de qui se trouvait où.',
      ],
    },
    {
      id: 'stored',
      title: 'Ce que nous gardons d’autre',
      paragraphs: [
        'Trois formulaires nous envoient quelque chose. Nous ne vendons, ne louons et ne donnons rien de tout cela à personne, et nous ne le lions pas à un compte.',
      ],
      points: [
        `Si vous vous abonnez au bas d’une page, nous gardons votre adresse courriel et le moment où vous l’avez donnée. Le site lui-même n’envoie rien. Avant de vous écrire au sujet du site et de ses données, nous vous demandons une fois si c’est bien vous qui avez fait l’abonnement. Si vous ne dites pas oui, nous ne vous écrivons plus. L’adresse est supprimée du site après ${SUBSCRIBER_TIME}, ou plus tôt si vous nous le demandez.`,
        `Si vous nous écrivez, nous gardons votre nom, votre adresse courriel, l’objet, le message et l’heure. Ils servent à vous répondre. Ils sont supprimés après ${MESSAGE_TIME}.`,
        'Si vous nous dites si un article d’aide vous a été utile, nous comptons la réponse. Nous ne gardons que le total.',
      ],
    },
    {
      id: 'servers',
      title: 'Ce que notent nos serveurs',
      paragraphs: [
        'À chaque demande, le serveur peut écrire une ligne : l’heure, le type de page ou de réponse, si elle a réussi, combien de temps elle a pris et un nombre aléatoire; en cas d’échec, aussi le type d’échec. Les lignes sont gardées sept jours. Elles ne contiennent ni votre adresse IP, ni votre nom d’utilisateur, ni l’établissement que vous avez vu, ni ce que vous avez cherché, ni ce que vous nous avez dit de vous, ni ce que vous avez écrit, ni votre adresse courriel.',
        'Le réseau qui porte le site voit votre adresse IP, puisqu’il doit vous répondre. Nous la vérifions au passage pour limiter le nombre d’envois d’un formulaire, et ne la gardons pas. Nous limitons de la même façon le nombre de changements qu’un compte peut envoyer en une minute.',
        'Lorsqu’un compte est créé, nous le comptons pour l’adresse d’où il vient. Nous n’enregistrons pas l’adresse, mais un code fait de l’adresse, d’un secret et du jour, supprimé dans les deux jours. Nous comptons de la même façon combien de fois un compte est téléchargé en une heure.',
      ],
    },
    {
      id: 'never',
      title: 'Ce que nous ne faisons pas',
      paragraphs: [],
      points: [
        'Aucune publicité, et aucun pistage de page en page ou de site en site.',
        'Aucun script, aucune police de caractères, aucune image d’une autre entreprise. Tout ce qui est dans une page vient de ce site : personne d’autre n’apprend que vous l’avez ouverte.',
        'Aucun établissement et aucune autre personne qui utilise le site n’apprend ce que vous enregistrez, écrivez ou cherchez, sauf si vous lui donnez un lien.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      paragraphs: [
        'Le service ne s’adresse pas aux enfants de moins de 13 ans, et nous ne gardons sciemment rien à leur sujet. Si un enfant de moins de 13 ans a ouvert un compte ou nous a donné une adresse courriel, écrivez-nous et nous supprimerons le tout.',
      ],
      links: [{ label: 'Nous joindre', to: 'contact' }],
    },
    {
      id: 'remove',
      title: 'Comment tout faire supprimer',
      paragraphs: [],
      points: [
        'Dans votre navigateur : retirez un favori ou un établissement de votre comparaison là où vous le voyez. Pour effacer d’un coup tout ce qui précède, videz les données de ce site dans les réglages de votre navigateur.',
        'Votre compte : dans les paramètres du compte, sous Confidentialité, vous pouvez télécharger tout ce qu’il contient et le supprimer. Il est supprimé tout de suite avec son contenu, et toutes vos sessions sont fermées.',
        `Un compte qui ne contient rien : nous le supprimons quand personne ne s’y est connecté depuis ${UNUSED_ACCOUNT_MONTHS} mois.`,
        'Votre adresse courriel et vos messages : écrivez-nous par la page « Nous joindre » et nous les supprimerons.',
        'Les copies de secours que notre hébergeur garde pour les urgences expirent en 30 jours au plus.',
      ],
      links: [
        { label: 'Paramètres du compte', to: 'account' },
        { label: 'Nous joindre', to: 'contact' },
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      paragraphs: [
        'Quand nous changeons ce que nous gardons, nous changeons cette page, et une note en haut le dit. Ce que vous acceptez en utilisant le site se trouve dans les conditions d’utilisation.',
      ],
      links: [{ label: 'Conditions d’utilisation', to: 'terms' }],
    },
  ],
} as const satisfies LegalDocument;
