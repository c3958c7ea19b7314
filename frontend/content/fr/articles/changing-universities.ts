/** Article 15. */
import {
  type Block,
  bars,
  bullets,
  h2,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Vous êtes à l’université, et ce n’est pas la bonne. Peut-être coûte-t-elle trop cher, peut-être n’offre-t-elle pas votre domaine, ou peut-être n’y êtes-vous tout simplement pas bien. Beaucoup de gens changent, et la plupart s’en tirent bien, pourvu qu’ils changent une seule fois, au bon moment et avec leurs crédits. Si vous commencez dans un collège de deux ans, lisez d’abord ${link('Du collège à l’université', '/articles/10')}. Cet article-ci parle du passage d’une université à une autre.`,

  h2('finish', 'Ceux qui changent terminent'),
  p`Vous avez peut-être lu que ceux qui changent se perdent en route. Les chiffres disent le contraire, du moins pour les études à temps plein.`,
  bars(
    'Part des gens qui ont un diplôme de l’université huit ans après leur entrée, à l’université américaine médiane.',
    ['Qui est entré', 'Diplôme obtenu'],
    'percent',
    [
      ['À temps plein, venant d’un autre établissement', 66],
      ['À temps plein, pour la première fois', 58],
      ['Avec une bourse Pell', 54],
      ['À temps partiel', 46],
    ],
    t`Notre calcul d’après les ${link('outcome measures', 'https://nces.ed.gov/ipeds/')} du ministère américain de l’Éducation, pour les groupes d’au moins 100 personnes entrées en 2015-2016.`,
  ),
  p`Ceux qui viennent d’un autre établissement sont plus près du but d’un an ou deux; la course n’est donc pas tout à fait juste. Mais elle montre que les universités peuvent mener de nouveaux venus jusqu’au diplôme. Le chiffre de chaque université est sur sa page, sous ${strong('Résultats')}.`,

  h2('why', 'De bonnes raisons, et une mauvaise'),
  bullets(
    t`${strong('L’argent.')} La bourse a pris fin, ou un parent a perdu son emploi. Demandez d’abord à votre université de revoir votre aide : elle aime mieux vous garder que vous remplacer.`,
    t`${strong('Le programme.')} Il vous faut un domaine, une clinique, un laboratoire ou un régime coop qui n’existe pas là.`,
    t`${strong('Les gens et le lieu.')} Ce peut être une maladie à la maison, ou une solitude qui dure depuis une année entière.`,
    t`${strong('Une mauvaise première session')} n’est pas encore une raison, car novembre est dur partout. Changez de chambre, de cours ou de domaine avant de changer d’université.`,
  ),

  h2('credits', 'Ce que deviennent vos crédits'),
  p`La nouvelle université décide, cours par cours. Elle regarde si l’ancienne est agréée, si votre note est suffisante (souvent un C ou mieux) et si elle a elle-même un cours équivalent. Selon une étude fédérale américaine de 2017, ceux qui changeaient perdaient ${link('quatre crédits sur dix en moyenne', 'https://www.gao.gov/products/gao-17-574')}. Ils en perdaient moins là où les deux établissements avaient une entente.`,
  table(
    'Les règles habituelles. Chaque université a les siennes.',
    ['Question', 'États-Unis', 'Canada'],
    [
      [
        'Combien de crédits reconnaît-on au plus?',
        'Souvent la moitié du diplôme, ou 60 à 90 crédits',
        'Souvent la moitié du diplôme',
      ],
      [
        'Mon ancienne moyenne compte-t-elle?',
        'Elle ouvre la porte, puis vous repartez à neuf',
        'Elle ouvre la porte; certains programmes la gardent',
      ],
      ['Qui décide?', 'Le registraire et le département', 'La faculté à laquelle vous vous adressez'],
      [
        'Où chercher',
        'La page ou la base de données de l’université sur les transferts',
        'La C.-B., l’Alberta et l’Ontario ont des guides publics',
      ],
    ],
  ),
  p`Au Canada, voyez le ${link('BC Transfer Guide', 'https://www.bctransferguide.ca/')}, ${link('Transfer Alberta', 'https://transferalberta.alberta.ca/')} et ${link('ONTransfer', 'https://www.ontransfer.ca/')}. En Californie, c’est ${link('ASSIST', 'https://assist.org/')}, mais ce site ne couvre que les départs des collèges communautaires.`,

  h2('when', 'Quand présenter sa demande'),
  p`Le meilleur moment, c’est après une ou deux années complètes. Plus tôt, la nouvelle université regarde aussi votre dossier du secondaire. Plus tard, vous perdez plus de crédits, car la plupart des universités veulent que la seconde moitié du diplôme se fasse chez elles.`,
  bullets(
    t`${strong('Pour une rentrée en automne :')} les universités américaines veulent le plus souvent la demande de transfert entre février et avril. Les réseaux publics peuvent être bien plus hâtifs. L’${link('Université de Californie', 'https://admission.universityofcalifornia.edu/')} la reçoit en octobre et en novembre de l’année précédente.`,
    t`${strong('Pour une rentrée en janvier :')} bien des universités ont une seconde date en octobre ou en novembre.`,
    t`${strong('Au Canada :')} on s’adresse à l’université comme toute personne qui ne sort pas du secondaire. En Ontario, c’est le groupe B de l’${link('OUAC', 'https://www.ouac.on.ca/')}. Chaque université fixe ses dates, souvent entre janvier et avril.`,
  ),
  p`Il vous faudra vos relevés de notes du secondaire et de l’université, un court texte sur les raisons du changement et, souvent, la lettre d’un professeur. Soyez aimable envers votre ancienne université, et parlez de ce que vous cherchez plutôt que de ce que vous fuyez.`,

  h2('money', 'L’argent quand on change'),
  p`L’aide ne suit pas toute seule. Ajoutez la nouvelle université à votre FAFSA, ou prévenez votre province. Les bourses et les prêts fédéraux vous suivent, mais leur plafond total compte ce que vous avez déjà utilisé. Les bourses au mérite de l’ancienne université prennent fin; demandez à la nouvelle ce qu’elle offre aux transferts, car les grosses ne vont souvent qu’aux gens de première année. Et comptez les crédits perdus comme de l’argent : une session perdue, c’est une demi-année de prix.`,
  note(
    'Ne coupez pas le pont avant d’avoir traversé',
    'Gardez votre inscription jusqu’à ce que la nouvelle université vous ait envoyé par écrit sa décision sur les crédits. Demandez un congé plutôt qu’un retrait, pour que le chemin du retour reste ouvert. Payez ce que vous devez, car une université peut retenir un relevé de notes d’ici là.',
  ),

  h2('border', 'De l’autre côté de la frontière'),
  p`Il y a peu d’ententes entre les deux pays. Envoyez les plans de cours en plus des notes. Si vous venez de l’étranger et étudiez aux États-Unis, votre I-20 se transfère par la personne responsable à l’université; parlez-lui d’abord. Au Canada, un permis d’études est lié à un seul établissement, et il vous en faut un nouveau avant de changer.`,

  h2('next', 'Et maintenant'),
  steps(
    t`Voyez les ${link('universités américaines où terminent trois personnes transférées sur quatre', '/search?country=US&transferOutcomeMin=75&sortBy=netPrice&sortOrder=asc')}.`,
    t`Mettez votre université et deux autres côte à côte dans ${link('Comparer', '/compare')}.`,
    t`Calculez le prix d’une session de plus avec le ${link('calculateur des coûts', '/resources?tab=tools&tool=tuition-calculator')}.`,
    t`Si c’est le domaine qui ne va pas, et non l’université, lisez ${link('Choisir un programme d’études', '/articles/11')} avant de faire vos valises.`,
  ),
];
