/** Questions that are asked often, in their five sections. Each has an id, which leads to it: /faq#is-it-free. */
import { bullets, link, p, steps } from '#frontend/content/running-text.ts';
import type { FaqSection } from '../en/faq-sections.ts';

export const FAQ_SECTIONS: readonly FaqSection[] = [
  {
    id: 'general',
    title: 'Général',
    entries: [
      {
        id: 'what-is-campusatlas',
        question: 'Qu’est-ce que CampusAtlas?',
        answer: [
          p`Un site gratuit pour trouver et comparer des universités et des collèges aux États-Unis et au Canada. Il s’adresse à celles et ceux qui cherchent où étudier, et à leurs familles.`,
          p`Chaque chiffre vient d’une source publique, que vous voyez juste à côté. La page ${link('À propos', '/about')} en dit plus.`,
        ],
      },
      {
        id: 'is-it-free',
        question: 'Est-ce gratuit?',
        answer: [
          p`Oui, entièrement. Il n’y a ni version payante ni publicité. Aucun établissement ne paie pour paraître dans une liste ou y monter.`,
        ],
      },
      {
        id: 'which-schools',
        question: 'Quels établissements y trouve-t-on?',
        answer: [
          p`Plus de 1 800 établissements qui décernent des baccalauréats aux États-Unis et au Canada, et des collèges de deux ans en plus. Le compte du jour est sur la ${link('page d’accueil', '/')}.`,
          p`Une recherche montre les établissements qui décernent des baccalauréats. Pour voir aussi les collèges de deux ans, cochez la case dans les filtres. Si vous tapez le nom d’un établissement, vous le trouvez, quel que soit son type.`,
        ],
      },
      {
        id: 'how-fresh',
        question: 'Quand les données sont-elles mises à jour?',
        answer: [
          p`Les droits de scolarité et le nombre d’inscriptions changent une fois par année, quand les sources publiques publient une nouvelle année. Les renseignements de base, comme un nom ou une adresse Web, changent dès que nous l’apprenons.`,
          p`Même les chiffres récents regardent en arrière. La plupart des prix des établissements américains datent de 2024-2025. Les prix canadiens vont de 2022-2023 à 2025-2026, et le logement et les repas au Canada datent surtout de 2023-2024. Chaque chiffre indique son année. Demandez le prix de cette année à l’établissement avant de décider.`,
        ],
      },
      {
        id: 'missing-school',
        question: 'Un établissement manque ou un chiffre est faux. Que faire?',
        answer: [
          p`Dites-le-nous par le ${link('formulaire de contact', '/contact')} : l’établissement, le chiffre et l’endroit où vous avez vu le bon. Nous vérifierons à la source.`,
        ],
      },
      {
        id: 'is-it-accessible',
        question: 'Le site fonctionne-t-il au clavier, avec un lecteur d’écran ou sur un vieux téléphone?',
        answer: [
          p`Oui. Tout fonctionne au clavier seul, avec un lecteur d’écran, en mode clair ou sombre et sur un petit téléphone. Chaque graphique a un tableau avec les mêmes chiffres. Si quelque chose ne marche pas pour vous, ${link('écrivez-nous', '/contact')}.`,
        ],
      },
    ],
  },
  {
    id: 'search-comparison',
    title: 'Recherche et comparaison',
    entries: [
      {
        id: 'how-to-search',
        question: 'Comment chercher une université?',
        answer: [
          p`Tapez un nom, un surnom, une ville ou un État dans la ${link('recherche', '/search')}. Les fautes de frappe et les abréviations ne posent pas de problème : « univ of michgan » trouve l’University of Michigan. Vous pouvez aussi écrire ce que vous voulez, par exemple « soins infirmiers au Québec ». Resserrez ensuite la liste avec les filtres. ${link('La recherche en bref', '/help/getting-started/search-basics')} donne les étapes.`,
        ],
      },
      {
        id: 'near-me',
        question: 'Puis-je chercher des établissements près d’un lieu?',
        answer: [
          p`Oui. Dans la page de recherche, choisissez la recherche près de vous ou d’une ville. Tapez une ville universitaire, un code ZIP américain ou un code postal canadien, puis choisissez une distance. Vous pouvez aussi utiliser votre position, si vous le permettez, ou taper un code postal directement dans la barre de recherche. Voyez ${link('Chercher près d’un lieu', '/help/search/location-based')}.`,
        ],
      },
      {
        id: 'sort-results',
        question: 'Comment trier les résultats?',
        answer: [
          p`Par pertinence, par nom, selon les droits de scolarité ou l’année de fondation et, près d’un lieu, selon la distance. Le menu offre aussi d’autres chiffres, comme le prix net, le taux de diplomation, les revenus et votre propre prix. Les établissements sans ce chiffre viennent toujours à la fin, et une ligne dit combien il y en a.`,
        ],
      },
      {
        id: 'no-results',
        question: 'Pourquoi n’y a-t-il aucun résultat?',
        answer: [
          p`Le plus souvent, un filtre est trop restrictif. La page vous dit lequel assouplir et combien d’établissements vous verriez alors. Une limite de prix ou de taille écarte aussi les établissements dont nous n’avons pas le chiffre.`,
        ],
      },
      {
        id: 'how-many-compare',
        question: 'Combien d’établissements puis-je comparer?',
        answer: [
          p`Jusqu’à quatre à la fois. Appuyez sur Comparer, sur une carte ou sur la page d’un établissement, puis ouvrez ${link('la comparaison', '/compare')}. Pour en ajouter un cinquième, retirez-en d’abord un.`,
        ],
      },
      {
        id: 'share-comparison',
        question: 'Puis-je partager une recherche ou une comparaison?',
        answer: [
          p`Oui. Copiez l’adresse de la page et envoyez-la : on y voit la même liste ou les mêmes établissements. Vous pouvez aussi télécharger une recherche ou une comparaison en fichier CSV, ou imprimer la comparaison.`,
        ],
      },
      {
        id: 'top-rated',
        question: 'Que veulent dire les étiquettes de sélectivité « Parmi les plus cotés » et « Très coté »?',
        answer: [
          p`Elles disent à quel point il est difficile d’entrer, non si l’établissement est bon. La première veut dire que moins de 10 personnes sur 100 qui présentent une demande obtiennent une offre. La seconde : au moins 10, mais moins de 30.`,
        ],
      },
      {
        id: 'not-available',
        question: 'Pourquoi un chiffre manque-t-il?',
        answer: [
          p`Parce que nos sources ne l’ont pas, ou parce que ce pays ne le recueille pas. Nous n’inventons jamais. Quand un montant courant remplace un prix manquant, nous le marquons comme une estimation. Appuyez sur le signe à côté d’une case vide pour savoir pourquoi elle est vide.`,
        ],
      },
    ],
  },
  {
    id: 'account-personalization',
    title: 'Compte et personnalisation',
    entries: [
      {
        id: 'need-account',
        question: 'Me faut-il un compte?',
        answer: [
          p`Non. Vous pouvez chercher, comparer et utiliser tous les outils sans compte. Vos favoris et les établissements que vous avez vus restent dans ce navigateur, sur cet appareil. Vous les trouvez dans ${link('Favoris', '/bookmarks')}.`,
          p`Avec un compte gratuit, ils vous suivent sur tous vos appareils. Vous avez aussi des listes, des notes privées, des recherches enregistrées, des notifications et des recommandations.`,
        ],
      },
      {
        id: 'create-account',
        question: 'Comment créer un compte?',
        answer: [
          p`Ouvrez ${link('Créer un compte', '/auth?tab=register')}, choisissez un nom d’utilisateur et un mot de passe, puis gardez le code de récupération que nous vous montrons. Nous ne demandons jamais votre courriel : il n’y a donc rien à confirmer. Voyez ${link('Créer un compte : mode d’emploi', '/help/getting-started/creating-an-account')}.`,
        ],
      },
      {
        id: 'forgot-password',
        question: 'J’ai oublié mon mot de passe. Que faire?',
        answer: [
          p`Dans la ${link('page de connexion', '/auth')}, appuyez sur le lien du mot de passe oublié et entrez votre nom d’utilisateur, votre code de récupération et un nouveau mot de passe. Le code ne sert qu’une fois; vous en recevez ensuite un nouveau.`,
          p`Sans le code, nous ne pouvons pas vous rouvrir le compte, car nous ne savons pas qui vous êtes. Vous pouvez ouvrir un autre compte à tout moment.`,
        ],
      },
      {
        id: 'bookmark-limit',
        question: 'Combien de favoris puis-je garder?',
        answer: [p`Autant que vous voulez. Il n’y a pas de limite.`],
      },
      {
        id: 'lists-and-notes',
        question: 'Puis-je classer mes favoris et écrire des notes?',
        answer: [
          p`Oui, avec un compte. Créez des listes, par exemple « À l’étude », « Demande en cours », « Demande envoyée » et « Admission obtenue ». Un établissement peut être dans plusieurs listes. Chaque favori a une note que personne d’autre ne peut lire.`,
        ],
      },
      {
        id: 'remove-bookmark',
        question: 'Que se passe-t-il si je retire un favori ou si je supprime une liste?',
        answer: [
          bullets(
            'Retirer un favori enlève aussi l’établissement de toutes vos listes. On ne peut pas revenir en arrière.',
            'Supprimer une liste garde ses favoris.',
          ),
        ],
      },
      {
        id: 'recommendations',
        question: 'D’où viennent les recommandations?',
        answer: [
          p`De ce que les établissements ont en commun, comme la taille, le prix, le milieu et les programmes, et de ceux que les gens enregistrent ensemble. Nous partons des établissements que vous avez vus et enregistrés, et de vos préférences. Ceux que vous avez masqués n’y sont pas. Chaque recommandation dit pourquoi elle est là, et la liste se renouvelle tous les jours.`,
        ],
      },
      {
        id: 'export-bookmarks',
        question: 'Puis-je télécharger mes favoris?',
        answer: [
          p`Oui. Dans Mes universités, vous pouvez les télécharger en fichier CSV, avec vos notes et les principaux chiffres. Tous les tableurs peuvent l’ouvrir.`,
        ],
      },
    ],
  },
  {
    id: 'data-privacy',
    title: 'Données et vie privée',
    entries: [
      {
        id: 'where-data-comes-from',
        question: 'D’où viennent les données?',
        answer: [
          p`Pour les États-Unis, surtout du département de l’Éducation : IPEDS et le College Scorecard. Pour le Canada, de Statistique Canada, de Common University Data Ontario, de Maclean’s, des pages des universités et d’autres listes publiques. La page ${link('À propos', '/about#sources')} nomme toutes les sources, et le signe à côté de chaque chiffre nomme la sienne.`,
        ],
      },
      {
        id: 'what-is-stored',
        question: 'Que gardez-vous à mon sujet?',
        answer: [
          p`Si vous ne faites que regarder, rien. Avec un compte, nous gardons votre nom d’utilisateur, votre mot de passe sous une forme brouillée et ce que vous enregistrez. La ${link('politique de confidentialité', '/privacy')} donne la liste complète et dit combien de temps chaque chose reste.`,
        ],
      },
      {
        id: 'who-sees-my-lists',
        question: 'Qui peut voir mes favoris, mes listes et mes notes?',
        answer: [
          p`Vous seulement, sauf si vous partagez une liste par un lien. Qui a le lien voit cette liste, sans vos notes. Vos favoris nous aident toutefois à compter, sans votre nom, quels établissements les gens enregistrent ensemble. Vous pouvez le refuser dans les paramètres du compte.`,
        ],
      },
      {
        id: 'do-you-sell-data',
        question: 'Vendez-vous mes données? Me suivez-vous à la trace?',
        answer: [
          p`Non. Nous ne vendons rien, n’affichons aucune publicité et n’utilisons aucun traceur. Aucun script d’une autre entreprise ne tourne dans nos pages.`,
        ],
      },
      {
        id: 'delete-account',
        question: 'Comment supprimer mon compte?',
        answer: [
          p`Dans les paramètres du compte, sous Confidentialité. Votre compte et tout son contenu sont supprimés tout de suite. Vous pouvez d’abord tout télécharger. Voyez ${link('Données et vie privée', '/help/account/data-privacy')}.`,
        ],
      },
    ],
  },
  {
    id: 'scholarships-aid',
    title: 'Bourses et aide financière',
    entries: [
      {
        id: 'find-scholarships',
        question: 'CampusAtlas a-t-il une liste de bourses?',
        answer: [
          p`Oui, celle des bourses nationales. La ${link('page des bourses', '/scholarships')} présente les grandes bourses des deux pays, chacune avec sa page officielle et la date de notre source. Elle donne aussi les liens officiels pour demander de l’aide. La plupart des bourses viennent des établissements et d’organismes locaux : informez-vous aussi de ce côté.`,
        ],
      },
      {
        id: 'what-is-net-price',
        question: 'Qu’est-ce que le prix net?',
        answer: [
          p`Ce qu’une année coûte en moyenne une fois les bourses déduites, droits de scolarité, logement, repas et livres compris. Il est souvent bien plus bas que le prix affiché. Voyez ${link('« Prix net » dans le glossaire', '/glossary#net-price')}.`,
        ],
      },
      {
        id: 'how-to-apply-us',
        question: 'Comment demander de l’aide aux États-Unis?',
        answer: [
          steps(
            [
              'Remplissez la FAFSA à ',
              link('studentaid.gov', 'https://studentaid.gov/h/apply-for-aid/fafsa'),
              ' (en anglais). C’est gratuit.',
            ],
            'Demandez à chaque établissement quels autres formulaires il veut, et pour quand. Certains demandent le CSS Profile.',
            'Regardez les bourses de votre État.',
            'Comparez les offres selon ce qu’il vous resterait à payer, non selon la taille de l’aide.',
          ),
        ],
      },
      {
        id: 'how-to-apply-ca',
        question: 'Comment demander de l’aide au Canada?',
        answer: [
          p`Adressez-vous à la province ou au territoire où vous habitez, même si vous étudiez ailleurs. Une seule demande couvre son aide ainsi que les bourses et les prêts fédéraux. Le Québec, les Territoires du Nord-Ouest et le Nunavut ont leurs propres programmes. La ${link('page des bourses', '/scholarships#ca')} donne le lien de chacun.`,
        ],
      },
      {
        id: 'international-aid',
        question: 'Peut-on recevoir de l’aide quand on vient de l’étranger?',
        answer: [
          p`La plupart des étudiants étrangers n’ont droit à l’aide publique ni dans un pays ni dans l’autre. Mais beaucoup d’établissements donnent leur propre aide : demandez au bureau d’admission. Lisez ${link('Qui a droit à l’aide', '/help/scholarships/eligibility')}.`,
        ],
      },
      {
        id: 'what-do-loans-cost',
        question: 'Que coûte un prêt étudiant?',
        answer: [
          p`Aux États-Unis, les prêts fédéraux de premier cycle versés pour la première fois entre juillet 2026 et juin 2027 portent un intérêt de 6,52 %. Les prêts accordés depuis le 1er juillet 2026 se remboursent de deux façons : par le Tiered Standard Plan, en 10 à 25 ans, ou par le Repayment Assistance Plan (RAP), qui prend une part de votre revenu pendant 30 ans au plus. Les nouveaux prêts Parent PLUS n’ont droit qu’au premier.`,
          p`Au Canada, les prêts étudiants fédéraux ne portent plus d’intérêt depuis avril 2023. Certaines provinces en demandent sur leur part. ${link('Rembourser un prêt étudiant', '/calculator/loans')} calcule les deux, avec la source de chaque règle. Vérifiez le taux à ${link('studentaid.gov', 'https://studentaid.gov/understand-aid/types/loans/interest-rates')} (en anglais).`,
        ],
      },
      {
        id: 'tests-again',
        question: 'Faut-il des résultats du SAT ou de l’ACT?',
        answer: [
          p`Cela dépend de l’établissement. Beaucoup n’en exigent pas, mais certains qui avaient cessé d’en demander en exigent de nouveau. La page d’un établissement dit ce qu’il demande et pour quelle année, et la recherche a un filtre pour cela. Lisez la page d’admission de l’établissement avant de décider de ne pas passer d’examen.`,
        ],
      },
      {
        id: 'tax-slips',
        question: 'Que sont le 1098-T et le T2202?',
        answer: [
          p`Ce sont les feuillets que les collèges et les universités envoient pour vos impôts : le 1098-T aux États-Unis, le T2202 au Canada. Il vous les faut pour demander un crédit d’impôt sur ce que vous avez payé. Le ${link('glossaire', '/glossary#tax-slips')} dit à quoi sert chacun.`,
        ],
      },
      {
        id: 'are-estimates-offers',
        question: 'Les estimations d’aide sur la page d’un établissement sont-elles une offre?',
        answer: [
          p`Non. Ce sont des repères pour planifier, marqués comme des estimations. Seul l’établissement peut vous dire ce que vous recevrez. Aux États-Unis, chaque établissement a aussi un calculateur de prix net sur son propre site.`,
        ],
      },
    ],
  },
];
