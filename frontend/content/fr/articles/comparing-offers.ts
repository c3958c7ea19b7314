/** Article 12. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Les lettres sont arrivées, et voici ce à quoi personne ne s’est exercé : les lire. Une offre d’admission est simple, une offre d’aide ne l’est pas. En 2022, le ${link('Government Accountability Office', 'https://www.gao.gov/products/gao-23-104708')} (en anglais) a examiné des lettres américaines et constaté que neuf sur dix ne donnaient pas le prix net, ou le faisaient paraître plus bas qu’il n’était. Ce guide ramène toutes les lettres à une même forme, pour que vous puissiez les comparer.`,

  h2('sort', 'Première étape : trier chaque ligne'),
  p`Prenez trois crayons de couleur et marquez chaque ligne de la lettre.`,
  bullets(
    t`${strong('Don :')} bourse, subvention, exemption, remise (grant, scholarship, award, bursary, waiver). Vous le gardez et ne le remboursez jamais.`,
    t`${strong('Travail :')} travail-études, emploi sur le campus, assistanat. Vous le gagnez plus tard, heure par heure.`,
    t`${strong('Prêt :')} tout ce qui contient « loan », « Direct », « PLUS » ou « subsidized ». Vous le remboursez.`,
  ),
  p`Si vous n’arrivez pas à savoir ce qu’est une ligne, demandez. Certaines lettres écrivent « Unsub » ou « PPLUS » et vous laissent croire à un don; d’autres additionnent les trois sortes et appellent le total votre bourse.`,

  h2('cost', 'Deuxième étape : inscrire le coût complet'),
  p`Bien des lettres montrent les droits de scolarité et cachent le reste. Prenez le coût d’une année d’études que donne l’université, soit les droits de scolarité, les frais, le logement, la nourriture, les livres, les voyages et la vie courante, puis corrigez-le pour vous. Peut-être vivez-vous loin, mangez-vous à la maison ou avez-vous déjà une assurance maladie.`,
  p`Au Canada, ce chiffre manque souvent. Construisez-le à partir de la page des frais de votre programme, de celle des résidences et d’un budget de nourriture. Notre guide pour ${link('comparer les coûts', '/articles/2')} montre comment, et le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator')} garde le total dans un lien que vous pouvez partager à la maison.`,

  h2('net', 'Troisième étape : le prix net'),
  p`Prenez le coût complet et n’en retranchez que les dons. Voilà ce que votre famille doit trouver la première année, en épargnant, en travaillant ou en empruntant. Écrivez ce nombre en haut de chaque lettre : c’est le seul qui se compare.`,
  table(
    'Chiffres inventés, en dollars américains, pour une année.',
    ['', 'Université A', 'Université B', 'Université C'],
    [
      ['Coût complet', '62 000 $', '34 000 $', '29 000 $'],
      ['Dons', '38 000 $', '8 000 $', '0 $'],
      ['« Aide totale » de la lettre', '52 000 $', '19 000 $', '12 500 $'],
      [t`${strong('Prix net')}`, t`${strong('24 000 $')}`, t`${strong('26 000 $')}`, t`${strong('29 000 $')}`],
    ],
  ),
  p`L’université A se vante de 52 000 $, mais 14 000 $ sont des prêts et un emploi. Elle reste la moins chère des trois, de peu. Vous pouvez faire ce calcul avec vos propres lettres dans ${link('Comparer des offres d’aide', '/calculator/offers')}, qui compte toutes les années d’un coup.`,

  h2('four', 'Quatrième étape : toutes les années'),
  p`Regardez maintenant au-delà de la première année. Posez ces questions à chaque université par courriel, pour avoir les réponses par écrit.`,
  bullets(
    'Cette bourse dure-t-elle quatre ans, ou un an?',
    'Quelles notes et combien de crédits faut-il pour la garder? Combien de gens la perdent?',
    'Augmente-t-elle avec les droits de scolarité?',
    'Si j’apporte une bourse de l’extérieur, réduisez-vous mon prêt ou votre bourse?',
    'Et si mon frère commence l’an prochain, ou si ma mère perd son emploi?',
    'De combien les prix ont-ils monté dans chacune des trois dernières années?',
  ),
  p`Multipliez le prix net par quatre, ajoutez quelques points de pourcentage par année, et retirez tout don qui prend fin. L’ordre de vos universités pourrait changer.`,

  h2('debt', 'Cinquième étape : ce que vous devriez'),
  p`Additionnez les prêts qu’il vous faudrait pour le diplôme entier, et demandez-vous si vous pourriez les rembourser. Une règle simple veut qu’ils restent sous ce que vous comptez gagner votre première année de travail. Aux États-Unis, pour la plupart des gens à la charge de leurs parents, la limite fédérale est de 31 000 $ US. S’il faut davantage, il faut aussi un prêt d’un parent ou d’une banque. Les prêts aux parents sont plafonnés eux aussi : depuis juillet 2026, un nouvel emprunteur peut recevoir 20 000 $ US par année et 65 000 $ US en tout pour une même personne aux études.`,
  table(
    'Ce que coûtent par mois les prêts fédéraux américains au régime standard, au taux de 6,52 % de 2026-2027.',
    ['Vous devez', 'Années', 'Par mois', 'Intérêts en tout'],
    [
      ['10 000 $', '10', '114 $', '3 638 $'],
      ['20 000 $', '10', '227 $', '7 276 $'],
      ['27 000 $', '15', '236 $', '15 390 $'],
      ['31 000 $', '15', '270 $', '17 668 $'],
    ],
  ),
  p`Entrez votre propre montant dans l’outil ${link('Rembourser ses prêts', '/calculator/loans#debt=31000&income=45000')}. Au Canada, les prêts fédéraux ne portent pas intérêt, et les paiements dépendent du revenu si vous le demandez. La même dette en devient plus légère, mais pas petite.`,

  h2('canada', 'Lire une offre canadienne'),
  p`Une lettre canadienne est plus courte, et a ses propres pièges.`,
  bullets(
    t`${strong('Elle dépend de vos notes finales.')} Cherchez la moyenne à maintenir et chaque cours à réussir d’ici la fin de l’année.`,
    t`${strong('Elle vaut pour un seul programme.')} L’université peut vous en offrir un autre que celui que vous demandiez. Informez-vous si vous pourriez en changer, et comment.`,
    t`${strong('Les bourses vont par tranches.')} Si votre moyenne finale monte, la bourse peut monter aussi. Regardez ce qui la renouvelle.`,
    t`${strong('L’aide du gouvernement n’y est pas.')} Servez-vous de l’estimateur de votre province. Voyez l’${link('aide financière au Canada', '/articles/6')}.`,
    t`${strong('La résidence se demande à part,')} avec sa propre date et son propre dépôt.`,
  ),

  h2('ask', 'Demandez davantage'),
  p`Vous pouvez demander à une université américaine de revoir votre dossier. Cela s’appelle un appel (appeal), c’est tout à fait normal, et cela réussit surtout dans deux cas.`,
  steps(
    t`${strong('Votre vie n’est pas ce que dit le formulaire.')} Le revenu a baissé depuis deux ans, il y a une facture médicale, ou un grand-parent dont il faut s’occuper. Envoyez des preuves et des montants. La loi fédérale permet au bureau d’aide financière de modifier les données.`,
    t`${strong('Une université du même genre offre plus.')} Envoyez sa lettre, et dites que vous viendriez si vous pouviez payer. Écrivez avec courtoisie et précision : « Il nous manque 4 000 $ US. »`,
  ),
  p`Faites-le en avril, en une page claire. Les universités publiques ont moins de marge que les privées. Les universités canadiennes changent rarement une bourse, mais la plupart en ont d’autres, selon les besoins, à demander plus tard; informez-vous de celles-là.`,

  h2('beyond', 'Au-delà de l’argent'),
  p`Si l’écart entre deux prix est de moins d’un dixième, laissez autre chose trancher.`,
  bullets(
    t`Regardez les ${strong('taux de diplomation et de maintien aux études')} côte à côte dans ${link('Comparer', '/compare')}. Une meilleure chance de finir vaut bien quelques milliers de dollars.`,
    t`Regardez ${strong('votre programme')} : peut-on y entrer, peut-on en sortir, et qui l’enseigne?`,
    t`${strong('Retournez-y')} une journée où il y a des cours. Notre guide pour ${link('visiter un campus', '/articles/7')} a les questions.`,
    t`Demandez-vous pour laquelle vous ressentiriez un ${strong('soulagement')} si l’autre disait non.`,
  ),

  h2('answer', 'Puis répondez'),
  p`Aux États-Unis, la plupart des universités veulent une réponse et un dépôt avant le 1er mai. Au Canada, la lettre indique le jour. Seuls les élèves d’une école secondaire de l’Ontario ont une date qui les protège : aucune université de l’Ontario ne peut exiger leur réponse avant le 1er juin 2027. Dites oui à une université et non aux autres. Cela prend une minute, et quelqu’un sur une liste d’attente obtient une place.`,
  p`L’aide s’accepte ligne par ligne : d’abord les dons, puis le travail, puis les prêts subventionnés, et enfin seulement ce qu’il vous faut du reste. Vous pouvez refuser une partie d’un prêt. ${link('Federal Student Aid', 'https://studentaid.gov/complete-aid-process/accept-aid')} (en anglais) explique comment.`,
  note(
    'Sur une liste d’attente',
    'Acceptez une autre offre et versez son dépôt. Dites une fois à l’université de la liste que vous viendriez encore, et ajoutez vos nouvelles. Puis faites comme si c’était non. La plupart des années, peu de gens entrent par là, et il ne reste parfois plus d’aide.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Entrez les lettres dans ${link('Comparer des offres d’aide', '/calculator/offers')}. Rien ne quitte votre navigateur, et le lien peut se partager à la maison.`,
    t`Vérifiez la dette : ${link('31 000 $ US avec un salaire de 45 000 $ US', '/calculator/loans#debt=31000&income=45000')}.`,
    t`Sur la table de la cuisine, une ligne par université : prix net maintenant, prix net sur quatre ans, ce que je devrais, ce qui m’inquiète. Dans la plupart des familles, le choix est clair en moins d’une heure.`,
    t`Une fois que vous avez dit oui, lisez ${link('que faire après l’offre', '/articles/17')}.`,
  ),
];
