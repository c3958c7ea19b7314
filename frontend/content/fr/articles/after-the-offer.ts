/** Article 17. */
import { type Block, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Félicitations! Quelqu’un a lu votre demande et veut vous accueillir. Savourez la nouvelle un soir, puis sortez un calendrier : entre le oui et le premier cours, il y a une douzaine de petites tâches, chacune avec sa date. Chaque été, des gens admis n’arrivent jamais, et c’est souvent à cause d’un formulaire, d’un dépôt ou d’une facture que personne n’avait expliqués. Les voici, dans l’ordre.`,

  h2('choose', 'Dites oui à une seule'),
  p`Aux États-Unis, la plupart des universités veulent une réponse et un dépôt avant le 1er mai. Au Canada, la lettre indique le jour. On ne peut forcer les élèves des écoles secondaires de l’Ontario à répondre avant le 1er juin. Avant de dire oui, comparez les montants avec ${link('notre guide des offres', '/articles/12')}. Versez ensuite un seul dépôt et dites non aux autres universités, ce qui donne une place à quelqu’un sur une liste d’attente. L’aide s’accepte à part, ligne par ligne, comme l’explique ${link('Federal Student Aid', 'https://studentaid.gov/complete-aid-process/accept-aid')} (en anglais).`,
  p`Si le dépôt est difficile à payer, demandez une dispense ou plus de temps. Les universités américaines l’accordent plus souvent qu’elles ne le disent.`,

  h2('waitlist', 'Si vous êtes sur une liste d’attente'),
  p`Acceptez d’abord une autre offre, dépôt compris. Écrivez ensuite une lettre chaleureuse à l’université de la liste : vous viendriez toujours, et voici vos nouvelles. Les chances sont minces et changent d’une année à l’autre. Dans les ${link('Common Data Sets', 'https://commondataset.org/')} de 107 universités américaines pour 2024-2025 et 2025-2026, l’université médiane a pris 13 personnes sur 100 restées sur sa liste. Pour un tiers d’entre elles, c’était moins de cinq. Quand une université publie son propre chiffre, sa page dans notre site le montre.`,
  p`Les universités canadiennes utilisent moins ces listes. Elles peuvent plutôt vous offrir un autre programme, ou vous demander d’attendre les notes finales.`,

  h2('conditions', 'Gardez ce qui vous a valu l’admission'),
  p`Une offre repose sur ce que vous avez promis : des notes finales, certains cours, un diplôme. Au Canada, la lettre indique la moyenne à maintenir; aux États-Unis, elle dit que votre dossier doit rester conforme à celui que vous avez envoyé. Si une note baisse ou si vous abandonnez un cours, écrivez à l’université avant qu’elle l’apprenne. Le plus souvent, elle répond que tout va bien; c’est le silence qui coûte des places.`,

  h2('calendar', 'Mois par mois'),
  table(
    'Pour une rentrée d’automne. Votre portail donne les jours exacts.',
    ['Quand', 'Ce qu’il faut faire'],
    [
      ['Dans la semaine', 'Ouvrir son compte étudiant et son portail. Lire chaque élément de la liste'],
      ['Avril et mai', 'Réponse, dépôt, demande de logement. Les chambres vont souvent aux premiers arrivés'],
      ['Mai', 'Accepter l’aide ligne par ligne : les dons, puis le travail, puis les prêts nécessaires'],
      [
        'Mai et juin',
        'Relevé de notes final : le demander à son école. Envoyer aussi les crédits AP, IB ou collégiaux',
      ],
      [
        'Juin',
        'Demander l’aide provinciale au Canada, si ce n’est pas fait. Une bourse gagnée : le dire au bureau d’aide',
      ],
      ['Juin et juillet', 'Tests de classement, accueil, choix de cours. S’y mettre le premier jour'],
      [
        'Juillet',
        'Formulaire de santé et vaccins; assurance maladie : y adhérer, ou s’en exempter avec preuve de la sienne',
      ],
      ['Juillet et août', 'La facture arrive. Convenir de versements si l’on ne peut pas tout payer d’un coup'],
      ['Août', 'Papiers du prêt : séance d’information et billet à ordre. Déménager'],
    ],
  ),

  h2('bill', 'La première facture'),
  p`Elle vaut pour une session, pas pour l’année. Vérifiez qu’on en a retranché toute l’aide que vous avez acceptée, sauf le travail-études, qui n’y figure jamais puisque vous le gagnez plus tard. Trois lignes surprennent. L’${strong('assurance maladie')} peut coûter des milliers de dollars aux États-Unis, et on peut souvent s’en exempter. Le ${strong('forfait repas')} existe peut-être en plus petit. Des ${strong('frais')} de transport ou de gym peuvent se refuser avant une certaine date.`,
  p`Si vous ne pouvez pas payer la facture, appelez le bureau d’aide financière en juillet, pas en septembre. Beaucoup ont de petits fonds justement pour cela.`,

  h2('loans', 'Seulement les prêts qu’il vous faut'),
  p`Vous pouvez prendre moins que ce qu’on vous offre. Un prêt de 5 500 $ US par année pendant quatre ans fait 22 000 $ US, soit environ 250 $ US par mois pendant dix ans aux taux de 2026-2027; et la moitié du prêt pèse la moitié moins. Changez le montant dans l’outil ${link('Rembourser ses prêts', '/calculator/loans#debt=22000&income=45000')}.`,

  h2('delay', 'Prendre une année, ou changer d’avis'),
  p`Vous pouvez demander de reporter votre rentrée, d’un an le plus souvent. Faites-le confirmer par écrit, avec ce que devient votre bourse, et attendez-vous à ce que certains programmes canadiens exigent une nouvelle demande. Si vous voulez passer à une autre offre après le 1er mai, vous le pouvez, mais vous perdez le dépôt. Prévenez les deux universités le même jour.`,

  h2('abroad', 'Si vous passez une frontière'),
  p`Commencez les démarches pour le permis le jour où vous acceptez. Pour les États-Unis, il faut l’I-20 de l’université, puis les frais SEVIS, puis une entrevue pour le visa, sauf pour les citoyens canadiens. Pour le Canada, il faut la lettre d’acceptation et, pour la plupart des baccalauréats, la lettre d’attestation de la province. Nos articles sur les ${link('études aux États-Unis', '/articles/9')} et sur le ${link('passage de la frontière', '/articles/3')} donnent les étapes.`,
  note(
    'Les arnaques de l’été',
    'Aucun organisme officiel ne demande de cartes-cadeaux, le mot de passe de votre portail ou des « frais de place » par texto. Méfiez-vous autant d’une chambre pour laquelle on veut un dépôt avant que quiconque l’ait vue. Dans le doute, appelez le numéro qui figure dans le site de l’université.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Mettez les lettres côte à côte dans ${link('Comparer des offres d’aide', '/calculator/offers')}, si vous hésitez encore.`,
    t`Vérifiez le prêt que vous prendriez : ${link('5 500 $ US par année pendant quatre ans', '/calculator/loans#debt=22000&income=45000')}.`,
    t`Gardez les reçus des droits de scolarité et des livres. Ils vaudront de l’argent au printemps : voyez les ${link('crédits d’impôt', '/articles/18')}.`,
    t`Première génération à l’université dans votre famille? Lisez ${link('ce que les autres savent déjà', '/articles/14')}.`,
  ),
];
