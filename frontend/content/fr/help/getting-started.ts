/** Help: getting started. */

import { type Block, bullets, h2, link, note, p, steps, strong, t } from '#frontend/content/running-text.ts';
import type { HelpArticleKey } from '#schema/domain/help-articles.ts';

export const texts: Record<HelpArticleKey<'getting-started'>, readonly Block[]> = {
  'creating-an-account': [
    p`Sans compte, vous pouvez chercher, lire les pages des établissements, les comparer et vous servir de tous les outils. Ce que vous enregistrez reste dans ce navigateur, sur cet appareil. Avec un compte gratuit, tout vous suit d’un appareil à l’autre. Vous avez aussi des listes, des notes privées, des recherches enregistrées, des recommandations et des notifications.`,
    h2('steps', 'Ouvrir un compte'),
    steps(
      t`Appuyez sur ${link('Créer un compte', '/auth?tab=register')}, en haut de n’importe quelle page.`,
      'Choisissez un nom d’utilisateur d’au moins 3 caractères : lettres, chiffres, points, traits de soulignement et traits d’union.',
      'Choisissez un mot de passe d’au moins 6 caractères. Nous en conseillons 8 ou plus, avec des lettres, des chiffres et des symboles. Un mot de passe trop courant, ou trop proche de votre nom d’utilisateur, est refusé.',
      'Retapez le mot de passe et appuyez sur le bouton.',
      'Gardez votre code de récupération : copiez-le, téléchargez-le ou imprimez-le. Il ne s’affiche qu’une fois.',
    ),
    p`Votre session s’ouvre aussitôt. Les favoris et l’historique de ce navigateur s’ajoutent à votre compte. Rien ne se perd, rien ne se répète.`,
    h2('code', 'À quoi sert le code de récupération'),
    p`Nous ne demandons jamais votre courriel. Il n’y a donc rien à confirmer, mais nous ne pouvons pas non plus vous envoyer de lien pour changer votre mot de passe. Le code s’en charge : avec votre nom d’utilisateur et ce code, vous choisissez un nouveau mot de passe. Chaque code sert une fois, puis vous en recevez un autre. Vous en recevez aussi un quand vous changez de mot de passe, ou quand vous le demandez dans les paramètres du compte.`,
    note(
      'Gardez le code en lieu sûr',
      'Rangez-le avec vos mots de passe. Si vous perdez le mot de passe et le code, personne ne peut ouvrir votre compte, pas même nous.',
    ),
    h2('sign-in', 'Vous connecter de nouveau'),
    p`Allez à ${link('Se connecter', '/auth')} et entrez votre nom d’utilisateur et votre mot de passe. La session dure sept jours; une visite dans la deuxième moitié de cette semaine la prolonge de sept jours. Après 90 jours, il faut se reconnecter. Sur un ordinateur partagé, appuyez sur votre initiale, puis sur « Se déconnecter » avant de partir.`,
    h2('name', 'Choisir un nom d’utilisateur'),
    p`Personne d’autre ne voit votre nom d’utilisateur. Ce n’est pas forcément votre vrai nom; mieux vaut même en prendre un autre. Les majuscules ne comptent pas : « Ada » et « ada » sont le même nom. Si un nom est pris, le formulaire le dit et garde ce que vous avez tapé.`,
  ],
  'search-basics': [
    p`Il y a trois façons de trouver un établissement : la recherche rapide, la recherche avancée et les listes populaires. Toutes mènent aux mêmes résultats.`,
    h2('quick', 'La recherche rapide'),
    steps(
      t`Allez à la ${link('page d’accueil', '/')} ou à ${link('Chercher une université', '/search')}.`,
      'Tapez un nom, une ville, un État ou une province. Des suggestions apparaissent au fur et à mesure.',
      'Choisissez-en une avec les flèches et la touche Entrée, ou appuyez simplement sur Entrée pour voir toute la liste.',
    ),
    p`Les surnoms marchent : UCLA, Ole Miss, UdeM. Les mots abrégés aussi, comme « univ » et « tech », les noms sans accents et les petites fautes de frappe. Si nous avons corrigé un mot, la page le dit. Vous pouvez aussi écrire ce que vous cherchez, comme ${link('universités au Vermont', '/search?q=universit%C3%A9s+au+vermont')}.`,
    h2('advanced', 'La recherche avancée'),
    p`Appuyez sur « Recherche avancée », à côté du champ, pour régler d’avance quelques filtres : pays, État ou province, domaine, type, taille, prix et religion. La page de recherche offre ceux-là et bien d’autres sur le côté. Sur un téléphone, appuyez sur « Afficher les filtres ». L’article sur les ${link('filtres avancés', '/help/search/advanced-filters')} les explique un par un.`,
    h2('popular', 'Les listes populaires'),
    p`Aucun nom en tête? ${link('Universités populaires', '/popular')} propose des listes : les mieux cotées, les arts libéraux, la recherche, les moins chères. Décrivez votre situation, et deux listes de plus montrent les prix les plus bas pour vous. Chaque liste dit quelle règle elle suit.`,
    h2('card', 'Ce que montre une fiche'),
    bullets(
      'Une image, le nom et le lieu.',
      'Qui dirige l’établissement : public, privé ou à but lucratif.',
      'Un insigne s’il est difficile d’y entrer : « Parmi les plus cotés » sous 10 %, « Très coté » de 10 % à moins de 30 %.',
      'Les droits de scolarité d’une année, le nombre d’étudiants, le taux d’admission et le taux de diplomation.',
      'Une étoile pour l’ajouter aux favoris, et un bouton pour le comparer.',
    ),
    p`Appuyez sur le nom pour ouvrir la page de l’établissement, où chaque chiffre a son année et sa source.`,
    h2('pages', 'Parcourir la liste'),
    p`Chaque page montre 20 établissements. Triez-les par pertinence, par nom, par droits de scolarité, par année de fondation ou selon un autre chiffre, comme le prix net ou le taux de diplomation. Le bouton Précédent du navigateur vous ramène où vous étiez.`,
  ],
  personalization: [
    p`Avec un compte, vous pouvez nous dire ce que vous cherchez. Nous nous en servons pour vos recommandations, et pour rien d’autre. La recherche n’en est pas changée, sauf que les établissements masqués n’y paraissent plus.`,
    h2('profile', 'Régler vos préférences'),
    steps(
      t`Connectez-vous, appuyez sur votre initiale en haut et ouvrez les ${link('paramètres du compte', '/account')}.`,
      'Restez au premier onglet, « Préférences ». Les autres sont « Notifications » et « Confidentialité ».',
      'Choisissez ce qui vous convient : domaines, lieux, type d’établissement, milieu, droits de scolarité et nombre d’étudiants. Laissez le reste vide.',
      'Appuyez sur « Enregistrer ».',
    ),
    p`Vous pouvez tout changer n’importe quand. L’article ${link('Vos préférences', '/help/account/preferences')} passe chaque choix en revue.`,
    h2('recommended', 'Recommandées pour vous'),
    p`${link('Mes universités', '/my-universities?tab=recommendations')} montre jusqu’à six établissements qui pourraient vous convenir, avec les raisons. Nous regardons deux choses : ce que les établissements ont en commun (taille, prix, milieu, programmes), et ceux que les gens gardent ensemble. Nous partons de ce que vous avez consulté et gardé, et de vos préférences. Nous ne recommandons jamais un établissement que vous avez déjà gardé. La liste est refaite chaque jour.`,
    p`Tant que vous n’avez rien consulté ni gardé, nous n’avons pas de point de départ, et la page le dit.`,
    h2('dashboard', 'Ordonner votre tableau de bord'),
    p`Ouvrez le tableau de bord à partir de Mes universités. Il a quatre sections : Favoris, Mes listes, Vues récemment et Recommandées pour vous. Faites glisser une section par sa poignée, ou servez-vous de ses flèches. Au clavier, allez à la poignée, appuyez sur la barre d’espace, déplacez avec les flèches, puis appuyez de nouveau sur la barre d’espace. Nous retenons l’ordre.`,
    h2('hide', 'Masquer un établissement'),
    p`Appuyez sur « Masquer » sur une fiche, et l’établissement disparaît de vos résultats et de vos recommandations. Votre compte s’en souvient sur tous vos appareils. Pour le revoir, allez aux ${link('paramètres du compte', '/account?tab=privacy')}, onglet « Confidentialité », où se trouve la liste des universités masquées.`,
    note(
      'Votre historique',
      'Nous gardons les dix derniers établissements consultés, le plus récent d’abord. Vous pouvez effacer la liste dans Mes universités, ou désactiver l’historique dans les paramètres du compte, onglet « Confidentialité ».',
    ),
  ],
  bookmarks: [
    p`Un favori garde un établissement pour plus tard. Sans compte, il reste dans ce navigateur, sous ${link('Favoris', '/bookmarks')}. Avec un compte, vous le retrouvez partout où vous vous connectez. Ajoutez-en autant que vous voulez.`,
    h2('keep', 'Garder un établissement'),
    steps(
      'Appuyez sur l’étoile au coin d’une fiche, ou sur « Ajouter aux favoris » sur la page d’un établissement.',
      'L’étoile devient jaune et le bouton indique « Dans vos favoris » : c’est fait.',
      'Appuyez de nouveau pour le retirer.',
    ),
    p`Tous vos favoris sont dans ${link('Mes universités', '/my-universities')}. Vous pouvez les retirer un à un ou tous à la fois. Dans ce cas, nous vous demandons de confirmer.`,
    h2('lists', 'Classer dans des listes'),
    p`Il faut un compte pour faire des listes. Nous proposons quatre noms : À l’étude, Demande en cours, Demande envoyée et Admission obtenue. Prenez-en un, ou le nom de votre choix. Une liste a besoin d’un nom.`,
    steps(
      'Ouvrez Mes universités et allez à « Mes listes ».',
      'Choisissez un nom proposé ou tapez le vôtre, puis appuyez sur « Créer la liste ».',
      'Appuyez sur « Plus » à côté d’un favori, et choisissez ses listes. Un établissement peut être dans plusieurs listes.',
    ),
    note(
      'Deux choses à savoir',
      'Retirer un favori retire aussi l’établissement de toutes vos listes, et c’est définitif. Supprimer une liste garde ses favoris.',
    ),
    h2('notes', 'Écrire une note'),
    p`Chaque favori a de la place pour une note privée : ce qui vous a plu, à qui vous avez parlé, la date limite. Personne d’autre ne peut la lire. Vos notes font partie de vos données quand vous les téléchargez.`,
    h2('dashboard', 'Votre tableau de bord'),
    bullets(
      t`${strong('Favoris')} : tous les établissements gardés.`,
      t`${strong('Mes listes')} : vos listes et leur contenu.`,
      t`${strong('Vues récemment')} : les dix derniers établissements consultés.`,
      t`${strong('Recommandées pour vous')} : des établissements qui pourraient convenir, avec les raisons.`,
    ),
    h2('export', 'Emporter vos favoris'),
    p`Dans Mes universités, vous pouvez télécharger vos favoris dans un fichier CSV, avec vos notes et les principaux chiffres. N’importe quel tableur l’ouvre. Vous pouvez aussi envoyer de deux à quatre établissements directement à la ${link('comparaison', '/compare')}.`,
    p`Si vous étiez hors ligne au moment d’un changement, nous l’enregistrons dès que la connexion revient.`,
  ],
};
