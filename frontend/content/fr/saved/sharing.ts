/** The words of lists shared by a link, and of the page that sets several lists side by side. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { roundNames, roundWithin } from '../plan/plan.ts';

/** A date that comes next, with what it is for. */
const nextDate = (round: string, date: string) => `${formatPartialDate(date)}, ${roundWithin(round)}`;

/** The same of a round of the school's own. */
const roundDate = (round: DeadlineRound, date: string) => nextDate(roundNames[round], date);

/** The table of a list: what each school is, costs and does, and when to apply. */
export const listedWords = {
  label: 'Universités de cette liste',
  name: 'Université',
  price: 'Droits de scolarité',
  acceptance: 'Taux d’admission',
  graduation: 'Taux de diplomation',
  earnings: 'Revenu médian',
  students: 'Étudiants',
  actions: 'Enregistrer et comparer',
  deadline: 'Prochaine date limite',
  noDeadline: 'Aucune date',
  /** Where the only dates are for students who live elsewhere. */
  notTheirs: 'Aucune date pour ces élèves',
  passed: (cycle: string) => `Toutes les dates pour ${cycle} sont passées`,
  rolling: 'En continu',
  /** What a date is for where one applies to the school itself. */
  direct: 'demande directe',
  fromAbroad: 'de l’étranger',
  nextDate,
  roundDate,
  note: 'Les prix et les dates changent. Vérifiez-les auprès de l’établissement avant de vous y fier.',
} as const;

/** La page qu’ouvre un lien. */
export const sharedWords = {
  title: 'Une liste partagée',
  description: 'Une liste d’universités que quelqu’un a partagée avec vous, avec les chiffres clés.',
  titleOf: (name: string | null) => name ?? 'Une liste partagée',
  intro: (total: number) =>
    plural(total, {
      one: `${formatCount(total)} université. Quelqu’un a partagé cette liste avec vous.`,
      other: `${formatCount(total)} universités. Quelqu’un a partagé cette liste avec vous.`,
    }),
  live: 'Vous voyez la liste telle qu’elle est aujourd’hui. Seule la personne à qui elle appartient peut la changer.',
  fixed: 'Ce lien montre la liste telle qu’elle était quand il a été copié.',
  some: (shown: number, total: number) =>
    plural(shown, {
      one: `Voici la plus récente des ${total}.`,
      other: `Voici les ${shown} plus récentes sur ${total}.`,
    }),
  gone: (names: readonly string[]) =>
    plural(names.length, {
      one: `Ne figure plus dans nos données : ${names.join(', ')}.`,
      other: `Ne figurent plus dans nos données : ${names.join(', ')}.`,
    }),
  empty: 'Cette liste ne contient aucune université.',
  noIds: 'Ce lien ne contient aucune université. Demandez à la personne qui l’a envoyé de le copier de nouveau.',
  tools: 'Enregistrer ou partager',
  copy: 'Copier le lien',
  copied: { title: 'Lien copié' },
  notCopied: { title: 'Nous n’avons pas pu copier le lien', description: 'Copiez-le depuis la barre d’adresse.' },
  csv: 'Télécharger en CSV, avec les sources',
  compare: (count: number, total: number) => (count < total ? `Comparer ${count} sur ${total}` : 'Comparer'),
  print: 'Imprimer',
  counselors: 'Travaillez-vous en orientation scolaire?',
  sideBySide: 'Comparer plusieurs listes',
  closed: {
    title: 'Ce lien est désactivé',
    body: 'Il n’ouvre aucune liste. La personne qui l’a partagé l’a peut-être désactivé, ou il en manque une partie. Demandez un nouveau lien.',
    browse: 'Parcourir les universités',
  },
  failed: {
    title: 'Nous n’avons pas pu charger la liste',
    body: 'Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
} as const;

/** The page of a list that its address holds. */
export const sharedHereWords = {
  title: 'Une liste d’universités',
  description:
    'Une liste d’universités que quelqu’un a choisies, avec les chiffres clés et les prochaines dates limites.',
} as const;

/** Making a link, and taking it back. */
export const shareWords = {
  title: (name: string | null) => (name === null ? 'Partager tous vos favoris' : `Partager « ${name} »`),
  explain:
    'Quiconque a le lien voit les établissements de cette liste et leurs chiffres clés. La liste est celle du jour où on l’ouvre.',
  hides: (name: string | null) =>
    name === null
      ? 'Votre nom, vos notes, vos prix et votre plan ne sont pas visibles.'
      : 'Le nom de la liste est visible. Votre nom, vos notes, vos prix et votre plan ne le sont pas.',
  make: 'Créer un lien',
  making: 'Création du lien…',
  link: 'Lien vers cette liste',
  copy: 'Copier le lien',
  revoke: 'Désactiver le lien',
  revoked: { title: 'Lien désactivé', description: 'Il n’ouvre plus rien.' },
  confirmRevoke: {
    title: 'Désactiver ce lien?',
    question: 'Quiconque l’a maintenant ne verra plus rien. Vous pourrez créer un nouveau lien plus tard.',
    confirm: 'Désactiver',
    cancel: 'Le garder',
  },
  notMade: 'Le lien n’a pas été créé',
  notRevoked: 'Le lien n’a pas été désactivé',
  unreached: 'Nous n’avons pas pu joindre CampusAtlas. Veuillez réessayer dans un instant.',
  /** Les liens d’un compte. */
  own: {
    title: 'Liens partagés',
    intro:
      'Les liens que vous avez créés vers vos listes. Quiconque en a un peut l’ouvrir tant que vous ne le désactivez pas.',
    none: 'Vous ne partagez aucune liste.',
    all: 'Tous les favoris',
    calendar: 'Dates de mon plan (calendrier)',
    since: (day: string) => `depuis le ${day}`,
    copyNamed: (name: string) => `Copier le lien : ${name}`,
    revokeNamed: (name: string) => `Désactiver le lien : ${name}`,
    failed: 'Nous n’avons pas pu charger vos liens.',
  },
} as const;

/** La page de l’orientation scolaire. */
export const studentsWords = {
  title: 'Les listes de vos élèves côte à côte',
  description:
    'Pour l’orientation scolaire : mettez côte à côte les listes que vos élèves partagent avec vous et voyez les établissements qu’elles ont en commun.',
  intro:
    'Demandez à chaque élève le lien vers sa liste et ajoutez-le ici, sous un nom que personne d’autre ne connaît. Les noms restent dans ce navigateur et ne nous sont jamais transmis.',
  paste: {
    title: 'Ajouter des élèves',
    label: 'Vos élèves, un par ligne : le nom, puis le lien',
    example: 'Maya, https://…/partage?ids=…, Ontario, 45000',
    hint: 'Collez-les depuis une feuille de calcul ou un courriel. Sans lien, inscrivez le nom seul. Choisissez des noms que personne d’autre ne connaît. Pour les prix, ajoutez après le lien la province ou l’État de résidence et le revenu familial en dollars américains : Maya, lien, Ontario, 45000.',
    submit: 'Tout ajouter',
    added: (count: number) =>
      plural(count, { one: `${formatCount(count)} élève ajouté.`, other: `${formatCount(count)} élèves ajoutés.` }),
    left: (count: number) =>
      plural(count, {
        one: 'Nous n’avons pas pu ajouter une ligne.',
        other: `Nous n’avons pas pu ajouter ${formatCount(count)} lignes.`,
      }),
    noName: 'Sans nom',
  },
  /** Autres mots qu’une ligne collée peut avoir pour chaque citoyenneté. */
  citizens: {
    us: ['États-Unis', 'Américain', 'Américaine'],
    ca: ['Canada', 'Canadien', 'Canadienne'],
    other: ['International', 'Autre'],
  },
  matrix: {
    title: 'Les élèves et leurs établissements',
    note: 'Chaque prix est ce qu’une année coûterait à cet élève, selon le lieu de résidence et le revenu que vous indiquez. La plupart sont des estimations.',
    student: 'Élève',
    next: 'Prochaine date limite',
    noDate: 'Aucune date',
    unknown: (count: number) => plural(count, { one: `${count} non classée`, other: `${count} non classées` }),
    /** The key of the dot in the table. */
    dotNote:
      'Un point (●) signifie : sur la liste, mais sans prix, parce qu’il manque le lieu de résidence ou le revenu, ou que nos données n’ont pas de prix.',
    balanceNote:
      'Visée haute, à votre portée, presque assurée : ce classement repose seulement sur les taux d’admission, car cette page ne demande pas de résultats.',
    sortBy: (what: string) => `Trier : ${what}`,
    showAll: (schools: number) => `Afficher les ${formatCount(schools)} établissements`,
    noSituation: 'lieu de résidence et revenu à indiquer',
    situationOf: (alias: string) => `Lieu de résidence et revenu : ${alias}`,
    staysHere:
      'Ces réponses sont enregistrées seulement dans ce navigateur. Pour calculer les prix, cette page nous transmet le lieu de résidence, la citoyenneté et le revenu, sans le nom. Aucun journal ne les contient.',
    schoolsOf: (alias: string) => `Établissements : ${alias}`,
    price: 'Prix par année',
    estimated: (amount: string) => `${amount} (estimation)`,
    noPrice: 'Aucun prix',
    print: (sheets: number) =>
      plural(sheets, {
        one: `Imprimer ${formatCount(sheets)} feuille`,
        other: `Imprimer ${formatCount(sheets)} feuilles`,
      }),
    sheetPrices:
      'Les prix valent pour une année, selon votre résidence, votre citoyenneté et le revenu de votre famille.',
    sheetWithoutPrices:
      'Demandez au service d’orientation les prix qui correspondent à votre résidence et au revenu de votre famille.',
  },
  /** Over the homes one chooses from. */
  homesMissing: (students: number) =>
    plural(students, {
      one: `Lieu de résidence à indiquer : ${formatCount(students)} élève`,
      other: `Lieu de résidence à indiquer : ${formatCount(students)} élèves`,
    }),
  homeOfOthers: 'Où vivent-ils?',
  homeOf: (alias: string) => `Où vit ${alias}?`,
  homePrompt: 'Choisir une province ou un État',
  add: {
    title: 'Ajouter un seul élève',
    alias: 'Nom pour cet élève',
    aliasHint: 'Par exemple « Maya » ou « Élève 3 ».',
    link: 'Lien vers la liste',
    linkHint:
      'L’élève le crée avec « Partager », sous « Mes universités », ou le copie à partir de ses favoris. Vous pouvez l’ajouter plus tard.',
    submit: 'Ajouter l’élève',
    noAlias: 'Donnez un nom à la liste.',
    noLink: 'Ce n’est pas un lien vers une liste partagée.',
    taken: 'Un élève de ce nom est déjà ici avec cette liste. Choisissez un autre nom.',
    noDetails: 'Après le lien, nous comprenons seulement une province ou un État, une citoyenneté et un revenu.',
    full: (most: number) => `Il y a de la place pour ${most} listes. Retirez-en une pour en ajouter une autre.`,
  },
  count: (count: number) =>
    plural(count, { one: `${formatCount(count)} établissement`, other: `${formatCount(count)} établissements` }),
  closed: 'Ce lien est désactivé',
  failed: 'Nous n’avons pas pu ouvrir cette liste',
  loading: 'Chargement…',
  noList: 'Aucune liste',
  addLater: (alias: string) => `Pour ajouter la liste, inscrivez de nouveau « ${alias} » avec le lien.`,
  open: 'Ouvrir la liste',
  openNamed: (alias: string) => `Ouvrir la liste : ${alias}`,
  remove: 'Retirer',
  removeNamed: (alias: string) => `Retirer la liste : ${alias}`,
  retry: 'Réessayer',
  table: 'Tous les établissements de ces listes',
  summary: (students: number, schools: number, common: number) =>
    [
      plural(students, { one: `${formatCount(students)} élève`, other: `${formatCount(students)} élèves` }),
      plural(schools, {
        one: `${formatCount(schools)} établissement`,
        other: `${formatCount(schools)} établissements`,
      }),
      `${common === 0 ? 'aucun' : formatCount(common)} sur plus d’une liste.`,
    ].join(', '),
  on: 'Sur les listes',
  onOf: (count: number, all: number) => `${count} sur ${all}`,
  has: 'sur la liste',
  hasNot: 'pas sur la liste',
  sample: {
    title: 'Ce que vous verrez',
    note: 'Un exemple inventé.',
    schools: ['Université A', 'Université B', 'Université C'],
    students: [
      { name: 'Maya', home: 'Ohio · revenu de 40 000 $ US', next: '1er janv. · Université B' },
      { name: 'Luis', home: 'Texas · revenu de 60 000 $ US', next: '15 janv. · Université C' },
      { name: 'Noor', home: 'Ohio · revenu de 25 000 $ US', next: '1er févr. · Université A' },
    ],
  },
  empty: 'Ces listes ne contiennent aucune université.',
  figures: (part: number, parts: number) =>
    parts === 1
      ? 'Télécharger les chiffres avec leurs sources (CSV)'
      : `Chiffres avec leurs sources, partie ${part} sur ${parts} (CSV)`,
  csv: 'Tableau (CSV)',
  file: 'campusatlas-eleves.csv',
  columns: { name: 'Université', id: 'Numéro', on: 'Sur les listes', yes: 'oui' },
} as const;
