/** Words of careers: their list, their pages, and where a major leads. */
import type { CanadaOccupationView, CareerFiguresView, CareerResponse, CareerSummary } from '#schema/api/careers.ts';
import {
  formatCents,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatShort,
} from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  CanadaOutlook,
  CanadaPay,
  CareerExperience,
  CareerField,
  CareerOrder,
  CareerPay,
  CareerTraining,
  EntryEducation,
  PayUnit,
} from '#schema/domain/programs/careers.ts';

const FIELDS: Record<CareerField, string> = {
  '11': 'Gestion',
  '13': 'Affaires et finance',
  '15': 'Informatique et mathématiques',
  '17': 'Architecture et génie',
  '19': 'Sciences',
  '21': 'Services sociaux et communautaires',
  '23': 'Droit',
  '25': 'Enseignement et bibliothèques',
  '27': 'Arts, médias et sports',
  '29': 'Santé : diagnostic et soins',
  '31': 'Soutien aux soins de santé',
  '33': 'Services de protection',
  '35': 'Alimentation',
  '37': 'Entretien des bâtiments et des terrains',
  '39': 'Services et soins personnels',
  '41': 'Vente',
  '43': 'Travail de bureau',
  '45': 'Agriculture, pêche et foresterie',
  '47': 'Construction',
  '49': 'Installation et réparation',
  '51': 'Production',
  '53': 'Transport',
};

const EDUCATIONS: Record<EntryEducation, string> = {
  none: 'aucun diplôme',
  'high-school': 'diplôme d’études secondaires',
  'some-college': 'quelques études postsecondaires',
  certificate: 'certificat après le secondaire',
  associate: 'grade d’associé (deux ans)',
  bachelor: 'baccalauréat',
  master: 'maîtrise',
  doctorate: 'doctorat ou diplôme professionnel',
};

const NEEDS: Record<EntryEducation, string> = {
  none: 'Aux États-Unis, la plupart des gens y entrent sans diplôme.',
  'high-school': 'Aux États-Unis, la plupart des gens y entrent avec un diplôme d’études secondaires.',
  'some-college': 'Aux États-Unis, la plupart des gens y entrent avec quelques études postsecondaires, sans grade.',
  certificate: 'Aux États-Unis, la plupart des gens y entrent avec un certificat, plus court qu’un grade.',
  associate: 'Aux États-Unis, la plupart des gens y entrent avec un grade d’associé, qui prend environ deux ans.',
  bachelor: 'Aux États-Unis, la plupart des gens y entrent avec un baccalauréat, qui prend environ quatre ans.',
  master: 'Aux États-Unis, la plupart des gens y entrent avec une maîtrise, après un baccalauréat.',
  doctorate:
    'Aux États-Unis, la plupart des gens y entrent avec un doctorat ou un diplôme professionnel (médecine, droit), en général après un baccalauréat.',
};

const EXPERIENCES: Record<CareerExperience, string> = {
  none: '',
  'under-five-years': 'et jusqu’à cinq ans d’expérience dans un métier apparenté',
  'five-years': 'et au moins cinq ans d’expérience dans un métier apparenté',
};

const TRAININGS: Record<CareerTraining, string> = {
  none: '',
  short: 'jusqu’à un mois de formation en emploi',
  moderate: 'd’un à douze mois de formation en emploi',
  long: 'plus d’un an de formation en emploi',
  internship: 'un internat ou une résidence',
  apprenticeship: 'un apprentissage',
};

const OUTLOOKS: Record<CanadaOutlook, string> = {
  'strong-shortage': 'risque élevé de pénurie de main-d’œuvre',
  shortage: 'risque modéré de pénurie de main-d’œuvre',
  balance: 'autant de travailleurs que d’emplois, à peu près',
  surplus: 'risque modéré de surplus de main-d’œuvre',
  'strong-surplus': 'risque élevé de surplus de main-d’œuvre',
};

const amount = (value: number, unit: PayUnit, currency: 'USD' | 'CAD' = 'USD') =>
  unit === 'hour' ? `${formatCents(value, currency)} l’heure` : formatMoney(value, currency);

const yearly = (value: number, unit: PayUnit, currency: 'USD' | 'CAD' = 'USD') =>
  unit === 'hour' ? amount(value, unit, currency) : `${formatMoney(value, currency)} par année`;

const signed = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatRate(Math.abs(percent))}`;

const openings = (count: number) =>
  count === 0
    ? 'presque aucun poste à pourvoir'
    : plural(count, { one: '1 poste à pourvoir', other: `${formatCount(count)} postes à pourvoir` });

export const careersWords = {
  title: 'Métiers',
  description:
    'Cherchez un métier : ce qu’on y fait, ce qu’il paie, combien de postes sont à pourvoir par année, et les programmes et établissements des États-Unis et du Canada qui y mènent.',
  lead: 'Cherchez un métier pour voir ce qu’il paie, combien de postes sont à pourvoir par année, et les programmes et établissements qui y mènent.',
  form: {
    label: 'Chercher un métier',
    name: 'Métier',
    placeholder: 'hygiéniste dentaire',
    field: 'Domaine de travail',
    anyField: 'Tous les domaines',
    order: 'Trier par',
    usual: 'Pertinence',
    submit: 'Chercher',
  },
  fields: FIELDS,
  orders: {
    degree: 'Avec un diplôme d’abord',
    openings: 'Le plus de postes à pourvoir',
    pay: 'Le salaire le plus élevé',
    growth: 'La croissance la plus forte',
    name: 'Nom',
  } satisfies Record<CareerOrder, string>,
  payColumn: 'Salaire médian par année, États-Unis',
  found: (total: number) =>
    plural(total, { one: `${formatCount(total)} métier`, other: `${formatCount(total)} métiers` }),
  foundFor: (total: number, program: string) =>
    `${plural(total, { one: `${formatCount(total)} métier associé`, other: `${formatCount(total)} métiers associés` })} à : ${program}`,
  none: 'Aucun métier ne correspond à cette recherche.',
  noProgram: 'Aucun métier n’est associé à ce programme.',
  all: 'Tous les métiers',
  meaning:
    'La liste contient chaque métier qui correspond à ce qu’enseigne un programme d’un établissement du site. Les métiers militaires n’y sont pas, car leur salaire n’est pas publié. Les titres sont ceux du gouvernement des États-Unis, traduits par nous.',
  loading: 'Chargement des métiers…',
  failed: 'Nous n’avons pas pu charger les métiers.',
  tryAgain: 'Réessayer',
} as const;

export const careerWords = {
  title: ({ title }: CareerResponse) => `${title} : salaire, débouchés et formation`,
  description: ({ title, pay, openings: count, education }: CareerResponse) =>
    [
      pay === null ? `${title}\u00a0:` : `${title} : salaire médian de ${yearly(pay.median, pay.unit)},`,
      `${openings(count)} par année aux États-Unis.`,
      education === null ? '' : NEEDS[education],
      'Voyez les programmes et établissements qui y mènent, et les salaires au Canada.',
    ]
      .filter((part) => part !== '')
      .join(' '),
  /** One sentence for a list of answers. */
  sentence: ({ pay, education }: Pick<CareerSummary, 'pay' | 'education'>) =>
    [
      pay === null ? null : `Salaire médian aux États-Unis : ${yearly(pay.median, pay.unit)}`,
      education === null ? null : `formation habituelle : ${EDUCATIONS[education]}`,
    ]
      .filter((part) => part !== null)
      .join('; '),
  all: 'Tous les métiers',
  fieldNames: FIELDS,
  educations: EDUCATIONS,
  needs: (education: EntryEducation) => NEEDS[education],
  publishedAs: 'Ce titre est notre traduction. Titre du gouvernement américain :',
  inCanada: (title: string) => `Au Canada (${title}) :`,
  median: (pay: { unit: PayUnit; median: number } | null) =>
    pay === null ? 'Salaire non publié' : yearly(pay.median, pay.unit),
  growth: signed,
  /** There is little space: « 40 k$ ». */
  scale: (value: number) =>
    value === 0 ? '0\u00a0$' : value < 1_000 ? `${formatCount(value)}\u00a0$` : `${formatShort(value / 1_000)}\u00a0k$`,
  line: ({ openings: count, growth, education, small, pay }: CareerFiguresView) =>
    [
      `${openings(count)} par année`,
      `${signed(growth)} d’ici 2034`,
      education === null ? '' : EDUCATIONS[education],
      pay?.unit === 'hour' ? 'salaire annuel non publié' : '',
      small ? 'peu de gens : le salaire est approximatif' : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
  noPay: 'Non publié',
  /** What a line of the list says of a career under its name. */
  brief: ({ education, growth, openings: count }: Pick<CareerSummary, 'education' | 'growth' | 'openings'>) =>
    [education === null ? '' : EDUCATIONS[education], `croissance ${signed(growth)}`, `${openings(count)} par année`]
      .filter((part) => part !== '')
      .join(' · '),
  work: {
    id: 'work',
    heading: 'Ce qu’on y fait',
    people: (people: number, selfEmployed: number | null) =>
      `${plural(people, { one: `${formatCount(people)} personne`, other: `${formatCount(people)} personnes` })} en 2024${selfEmployed === null ? '' : `, dont ${formatPercent(selfEmployed)} à leur compte`}.`,
  },
  legend:
    'La partie épaisse est le salaire de la moitié centrale des employés. La ligne mince va du dixième le moins payé au dixième le mieux payé, et le trait marque la médiane.',
  source:
    'Salaires : U.S. Bureau of Labor Statistics, mai 2025, employés de tout âge. Postes et croissance : ses projections pour 2024-2034.',
  explained: 'D’où viennent ces chiffres et ce qu’ils ne disent pas',
  table: {
    heading: 'Les mêmes chiffres en tableau',
    columns: [
      'Métier',
      '10 % les moins payés',
      '25 % les moins payés',
      'Salaire médian',
      '25 % les mieux payés',
      '10 % les mieux payés',
      'Postes à pourvoir par année',
      'Croissance 2024-2034',
      'Formation habituelle',
    ],
    pay: (pay: CareerPay | null): (string | null)[] =>
      pay === null
        ? [null, null, null, null, null]
        : [pay.p10, pay.p25, pay.median, pay.p75, pay.p90].map((value) => amount(value, pay.unit)),
    median: (pay: { unit: PayUnit; median: number } | null) => pay && amount(pay.median, pay.unit),
    openings: (count: number) => formatCount(count),
  },
  leads: {
    id: 'careers',
    heading: 'Où mène ce programme',
    intro:
      'Les métiers qui correspondent à ce que le programme enseigne. Nous ne savons pas quels emplois ses diplômés ont trouvés.',
    none: 'Aucun métier ne correspond directement à ce programme. Il est large, ou il prépare à d’autres études.',
    teaching: 'Enseigner ce domaine au postsecondaire :',
    meaning:
      'Les salaires sont ceux de tous les employés du métier aux États-Unis, jeunes ou non, quel que soit leur diplôme. Les métiers les plus proches du programme viennent en premier; ceux que peu de gens exercent et les groupes « autres » viennent à la fin.',
    all: 'Voir ces métiers en liste',
  },
  figuresLabel: 'En chiffres',
  figures: ({ pay, openings: count, growth, education, experience, training }: CareerResponse) => [
    {
      name: 'Salaire médian',
      value: pay === null ? 'Non publié' : yearly(pay.median, pay.unit),
      note: pay === null ? '' : 'États-Unis, mai 2025; la moitié gagnent plus',
    },
    {
      name: 'Postes à pourvoir par année',
      value: formatCount(count),
      note: 'nouveaux postes et départs à remplacer, moyenne de 2024 à 2034',
    },
    {
      name: 'Croissance 2024-2034',
      value: signed(growth),
      note: `ensemble des emplois\u00a0: ${signed(3.1)}`,
    },
    {
      name: 'Formation habituelle',
      value: education === null ? 'Non publiée' : EDUCATIONS[education],
      note: [experience === null ? '' : EXPERIENCES[experience], training === null ? '' : TRAININGS[training]]
        .filter((part) => part !== '')
        .join('; '),
    },
  ],
  pay: {
    id: 'pay',
    heading: 'Salaire',
    intro: 'États-Unis, employés de tout âge, avant impôt, en dollars américains.',
    none: 'Le gouvernement ne publie pas de salaire pour ce métier.',
    tableOf: (title: string) => `Salaire : ${title}`,
    columns: ['Part des employés', 'Salaire'],
    steps: ({ unit, p10, p25, median, p75, p90 }: CareerPay) => [
      { name: '10 % gagnent moins de', amount: amount(p10, unit) },
      { name: '25 % gagnent moins de', amount: amount(p25, unit) },
      { name: 'La moitié gagnent moins de (médiane)', amount: amount(median, unit) },
      { name: '25 % gagnent plus de', amount: amount(p75, unit) },
      { name: '10 % gagnent plus de', amount: amount(p90, unit) },
    ],
    byHour:
      'Le salaire annuel n’est pas publié, parce que beaucoup de gens n’y travaillent pas à temps plein toute l’année.',
    small:
      'Peu de gens exercent ce métier : son salaire et sa croissance peuvent changer beaucoup d’une année à l’autre. Prenez-les comme des ordres de grandeur.',
    meaning:
      'Les gens qui débutent sont en général au bas de l’échelle. Les travailleurs autonomes ne sont pas comptés.',
  },
  programs: {
    id: 'programs',
    heading: 'Comment y arriver',
    intro: 'Les programmes qui enseignent ce que demande ce métier.',
    teaches:
      'Ces personnes enseignent le domaine au postsecondaire, le plus souvent après une maîtrise ou un doctorat dans ce domaine.',
    taught: ({ universities: { US, CA }, pay }: NonNullable<CareerResponse['taught']>) =>
      [
        CA === 0
          ? plural(US, {
              one: `${formatCount(US)} établissement américain l’enseigne`,
              other: `${formatCount(US)} établissements américains l’enseignent`,
            })
          : `Enseigné dans ${plural(CA, { one: `${formatCount(CA)} établissement canadien`, other: `${formatCount(CA)} établissements canadiens` })} et ${plural(US, { one: `${formatCount(US)} américain`, other: `${formatCount(US)} américains` })}`,
        pay === null ? '' : `revenu de ${formatMoney(pay, 'USD')} 4 ans après le diplôme, aux États-Unis`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    see: 'Voir les établissements',
    majors: 'Autres domaines',
    schools: 'Trouver des établissements par programme',
    more: (count: number) =>
      plural(count, { one: 'et 1 autre programme', other: `et ${formatCount(count)} autres programmes` }),
    near: 'Établissements près de chez vous',
    nearPlaceholder: 'Ville, province, État ou code postal',
    nearSubmit: 'Trouver des établissements',
  },
  canada: {
    id: 'canada',
    heading: 'Au Canada',
    intro: 'Les professions correspondantes de la Classification nationale des professions (CNP 2021).',
    title: ({ title, noc }: CanadaOccupationView) => `${title} (CNP ${noc})`,
    line: ({ employment, openings: count, outlook }: CanadaOccupationView) =>
      [
        employment === null
          ? ''
          : plural(employment, {
              one: `${formatCount(employment)} personne en 2023`,
              other: `${formatCount(employment)} personnes en 2023`,
            }),
        count === null ? '' : `${openings(count)} de 2024 à 2033`,
        outlook === null ? '' : `perspectives : ${OUTLOOKS[outlook]}`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    columns: ['Lieu', '10 % gagnent moins de', 'Médiane', '10 % gagnent plus de'],
    whole: 'Canada',
    britishColumbia: 'Colombie-Britannique',
    cells: (pay: CanadaPay | null): (string | null)[] =>
      pay === null
        ? [null, null, null]
        : [pay.low, pay.median, pay.high].map((value) => (value === null ? null : amount(value, pay.unit, 'CAD'))),
    lineOfBritishColumbia: ({ growth, openings: count }: { growth: number | null; openings: number | null }) =>
      [
        'Colombie-Britannique',
        count === null ? '' : `${openings(count)} de 2025 à 2035`,
        growth === null ? '' : `emplois : ${signed(growth)} par année`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    meaning:
      'En dollars canadiens par année, selon le Guichet-Emplois (novembre 2025; salaires de 2023 à 2024). Un salaire horaire compte pour 2 080 heures par année. Les deux classifications ne correspondent pas exactement. Nous avons les chiffres que publie la Colombie-Britannique; ceux des autres provinces sont dans le Guichet-Emplois.',
  },
  sources: {
    id: 'sources',
    /** Those of Canada, by the name that the data have. */
    named: {
      'Employment and Social Development Canada, Job Bank wages and COPS, 2025':
        'Emploi et Développement social Canada, salaires du Guichet-Emplois et Système de projection des professions au Canada, 2025',
      'Province of British Columbia, Labour Market Outlook, 2025':
        'Province de la Colombie-Britannique, Labour Market Outlook, 2025',
      'Statistics Canada, National Occupational Classification (NOC) 2021':
        'Statistique Canada, Classification nationale des professions (CNP) 2021',
    } as Readonly<Record<string, string>>,
    heading: 'Sources',
    code: (code: string) => `Profession ${code} de la classification américaine des professions (SOC 2018).`,
  },
  loading: 'Chargement du métier…',
  failure: {
    title: 'Nous ne trouvons pas ce métier',
    unknown: 'Nous n’avons pas de page pour un métier de ce nom.',
    unreachable: 'Nous n’avons pas pu charger ce métier',
    offline: 'Le lien est peut-être bon. Réessayez.',
    retry: 'Réessayer',
    all: 'Tous les métiers',
  },
} as const;
