/** Article 6. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Au Canada, on demande l’aide du gouvernement une seule fois, là où l’on vit. Votre province ou votre territoire examine alors votre dossier pour son propre argent et pour celui d’Ottawa. Voilà pour le plus simple. Ce qui l’est moins, c’est que chaque province mélange bourses et prêts à sa façon, et change le mélange d’une année à l’autre. Ce guide explique ce qui vaut partout, et où chercher le reste. Tous les montants sont en dollars canadiens.`,

  h2('who', 'Qui peut faire une demande'),
  p`L’aide du gouvernement s’adresse aux citoyens canadiens, aux résidents permanents et aux personnes protégées. On la demande à la province ou au territoire dont on est ${strong('résident')}. En règle générale, c’est le dernier où vous avez vécu douze mois de suite sans étudier à temps plein. Si vous avez grandi au Manitoba et étudiez en Nouvelle-Écosse, c’est donc au Manitoba qu’il faut vous adresser. Votre programme et votre établissement doivent être désignés. Toutes les universités publiques le sont, et bien des établissements à l’étranger aussi.`,
  p`Les étudiants étrangers n’ont pas droit aux prêts du gouvernement. Ils peuvent obtenir des bourses de l’université, et bien des établissements gardent un petit fonds pour les urgences.`,

  h2('federal', 'Ce que donne Ottawa'),
  p`Le ${link('Programme canadien d’aide financière aux étudiants', 'https://www.canada.ca/fr/services/prestations/education/aide-etudiants.html')} existe dans neuf provinces et au Yukon. Le Québec, les Territoires du Nord-Ouest et le Nunavut ont plutôt leur propre régime, avec de l’argent fédéral.`,
  bullets(
    t`Les ${strong('bourses canadiennes pour étudiants')} ne se remboursent jamais. Celle des études à temps plein, pour un revenu faible ou moyen, allait jusqu’à 4 200 $ pour 2026-2027 selon la page fédérale consultée en août 2026. Pour une personne seule, elle est versée en entier si le revenu est inférieur à 38 474 $, et plus du tout à partir de 69 987 $; les seuils sont plus élevés pour les familles plus nombreuses. Il y a d’autres bourses pour les étudiants qui ont des enfants ou un handicap, et pour les études à temps partiel.`,
    t`Les ${strong('prêts canadiens pour étudiants')} ne portent plus intérêt depuis le 1er avril 2023, y compris une fois les études finies. Le remboursement commence six mois après la fin de vos études.`,
    t`Le ${strong('Programme d’aide au remboursement')} réduit votre paiement, jusqu’à zéro si votre revenu est bas. Il faut le demander, puis le renouveler tous les six mois.`,
  ),
  p`Le montant des bourses se fixe d’année en année, et celui de l’automne 2027 n’était pas annoncé quand nous avons écrit ces lignes. Consultez la ${link('liste fédérale des bourses', 'https://www.canada.ca/fr/services/prestations/education/aide-etudiants/bourses-prets.html')} et l’estimateur pour votre année. Ottawa a aussi proposé que les programmes de deux ans ou plus des établissements à but lucratif perdent la bourse à temps plein à partir d’août 2026. Si le vôtre en fait partie, interrogez l’établissement avant de signer.`,

  h2('provinces', 'Ce qu’ajoutent les provinces'),
  p`Dans six provinces, les deux paliers se réunissent en un seul prêt : la Colombie-Britannique, le Manitoba, la Saskatchewan, l’Ontario, le Nouveau-Brunswick et Terre-Neuve-et-Labrador. En Alberta, en Nouvelle-Écosse et à l’Île-du-Prince-Édouard, vous recevez deux prêts. Dans tous les cas, vous remplissez un seul formulaire.`,
  table(
    'Où faire la demande. Chacun de ces sites a un estimateur ou une liste de montants.',
    ['Vous vivez', 'Adressez-vous à'],
    [
      ['En Alberta', t`${link('Alberta Student Aid', 'https://studentaid.alberta.ca/')} (en anglais)`],
      ['En Colombie-Britannique', t`${link('StudentAid BC', 'https://studentaidbc.ca/')} (en anglais)`],
      ['Au Manitoba', t`${link('Aide aux étudiants du Manitoba', 'https://www.edu.gov.mb.ca/msa/')}`],
      ['Au Nouveau-Brunswick', t`${link('Services financiers pour étudiants', 'https://studentaid.gnb.ca/')}`],
      [
        'À Terre-Neuve-et-Labrador',
        t`${link('Student Financial Services, de la province', 'https://www.gov.nl.ca/education/studentaid/')} (en anglais)`,
      ],
      [
        'En Nouvelle-Écosse',
        t`${link('Nova Scotia Student Assistance', 'https://novascotia.ca/studentassistance/')} (en anglais)`,
      ],
      ['En Ontario', t`${link('RAFEO', 'https://www.ontario.ca/rafeo')}`],
      [
        'Au Québec',
        t`${link('Aide financière aux études', 'https://www.quebec.ca/education/aide-financiere-aux-etudes')}`,
      ],
      [
        'En Saskatchewan',
        t`${link('Prêts étudiants de la Saskatchewan', 'https://www.saskatchewan.ca/residents/education-and-learning/student-loans')} (en anglais)`,
      ],
    ],
  ),
  p`Le Yukon, les Territoires du Nord-Ouest et le Nunavut ont leurs propres bureaux, que nomme la ${link('page fédérale', 'https://www.canada.ca/fr/services/prestations/education/aide-etudiants.html')}.`,
  p`${strong('L’Ontario a changé son mélange en 2026.')} En février, la province a annoncé qu’à partir de l’automne 2026, les bourses formeraient au plus un quart de sa propre aide, et les prêts au moins trois quarts. Avant, les bourses pouvaient en être la plus grande part. Si une vieille page ou un grand frère vous dit ce que verse le RAFEO, vérifiez avec son estimateur.`,
  p`Le ${strong('Québec')} calcule d’abord le prêt, puis ajoute une bourse, qui ne se rembourse pas. Ses montants et ses règles lui sont propres. Les gens des autres provinces qui étudient au Québec font leur demande chez eux, et doivent prévoir les droits de scolarité plus élevés qu’on leur y demande : voyez comment ${link('comparer les coûts', '/articles/2#canada')}.`,
  p`La part fédérale d’un prêt ne porte pas intérêt, mais certaines provinces en demandent encore sur la leur. Pour voir ce que cela change, servez-vous de l’outil ${link('Rembourser ses prêts', '/calculator/loans?country=ca#federal=14000&provincial=9000&province=ON')}, où vous choisissez la province.`,

  h2('apply', 'Comment faire la demande'),
  steps(
    t`${strong('À partir du printemps :')} les formulaires ouvrent entre mars et juin environ pour l’année scolaire suivante. N’attendez pas une offre : vous pourrez changer d’établissement plus tard.`,
    t`${strong('Préparez ceci :')} votre numéro d’assurance sociale, les données fiscales de l’an dernier pour vous et vos parents ou votre conjoint, et le montant de vos économies.`,
    t`${strong('Faites votre demande avant la fin de juin')} si vous le pouvez, pour que l’argent soit là en septembre. Vous pouvez la faire plus tard, mais l’argent viendra plus tard aussi.`,
    t`${strong('Signez l’entente')} de prêt. Elle s’appelle l’Entente maîtresse sur l’aide financière aux étudiants, et en règle générale, on la signe une seule fois.`,
    t`${strong('Attendez que l’établissement')} confirme votre inscription. L’argent est alors versé, et une partie peut aller directement à l’établissement.`,
  ),

  h2('schools', 'Ce que donnent les universités'),
  p`Ici, le Canada diffère des États-Unis. Il y a trois sortes de bourses.`,
  bullets(
    t`Les ${strong('bourses d’admission')} se donnent selon la moyenne. Dans bien des universités, on en reçoit une sans la demander si les notes dépassent un seuil, publié dans le site avec le montant.`,
    t`Les ${strong('grandes bourses')} sont rares et élevées. Elles demandent des textes et des lettres de recommandation, et ferment tôt, souvent entre novembre et février.`,
    t`Les ${strong('bourses selon les besoins')} se demandent à part, le plus souvent après l’admission, et souvent à l’automne.`,
  ),
  p`Informez-vous de ce qu’il faut pour garder une bourse. Beaucoup ne se renouvellent qu’avec une moyenne de 80 ou plus, et les notes ont tendance à baisser la première année. La plupart des universités ont aussi un programme de ${strong('travail-études')}, avec des emplois sur le campus. En ${strong('régime coopératif')} (coop), vous faites des stages payés pendant certaines sessions, ce qui peut rapporter autant qu’une bonne bourse.`,

  h2('savings', 'L’épargne et l’impôt'),
  p`Un régime enregistré d’épargne-études (REEE) rapporte de l’argent du gouvernement. La ${link('Subvention canadienne pour l’épargne-études', 'https://www.canada.ca/fr/services/prestations/education/epargne-etudes.html')} ajoute 20 % à ce que la famille épargne, jusqu’à 500 $ par année et 7 200 $ en tout par enfant. Les familles à faible revenu peuvent aussi recevoir le Bon d’études canadien, jusqu’à 2 000 $, sans rien épargner. Bien des gens en ont un qui les attend et l’ignorent. Renseignez-vous auprès d’une banque, ou d’Ottawa.`,
  p`Les droits de scolarité donnent aussi un crédit d’impôt, que vous pouvez utiliser plus tard ou céder en partie à un parent. Notre article sur les ${link('crédits d’impôt', '/articles/18')} montre comment.`,

  h2('indigenous', 'Premières Nations, Inuit et Métis'),
  p`Il existe des programmes fédéraux pour chacun des trois peuples, que gèrent les communautés et leurs organismes. Adressez-vous d’abord à la vôtre, puisque c’est elle qui fixe les dates. Notre article pour les ${link('étudiants autochtones', '/articles/19')} nomme les programmes et les questions à poser.`,

  h2('border', 'De l’autre côté de la frontière'),
  p`L’aide canadienne peut vous suivre dans bien des établissements des États-Unis, s’ils sont désignés, mais les montants et les limites peuvent différer. Commencez par votre province, et lisez notre article sur les ${link('études de l’autre côté de la frontière', '/articles/3')}. Les gens des États-Unis qui viennent au Canada s’adressent à leur propre gouvernement : voyez ${link('l’aide aux États-Unis', '/articles/5')}.`,
  note(
    'Personne ne peut vous vendre cela',
    'Tous ces formulaires sont gratuits. Un service qui les fait payer, ou qui promet une bourse, ne fait rien que vous ne puissiez faire en une heure.',
  ),

  h2('next', 'Et maintenant'),
  steps(
    t`Trouvez l’estimateur de votre province dans le tableau ci-dessus, et notez quand son formulaire ouvre.`,
    t`Parcourez les ${link('universités publiques du Canada selon leurs droits de scolarité', '/search?country=CA&type=public&sortBy=inStateTuition&sortOrder=asc')}.`,
    t`Voyez ce que coûterait un prêt : ${link('14 000 $ du fédéral et 9 000 $ de l’Ontario', '/calculator/loans?country=ca#federal=14000&provincial=9000&province=ON&income=45000')}.`,
    t`Parcourez les ${link('bourses', '/scholarships')} et inscrivez deux dates dans votre calendrier.`,
  ),
];
