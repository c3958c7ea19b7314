/** Words of the plan: how far each application is, rounds, tasks, dates and the calendar file. */
import { translate } from '#frontend/content/known-texts.ts';
import { STATE_AID_DATES } from '#schema/domain/aid/state-aid-dates.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { formatPartialDate, shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { stateName } from '#schema/domain/places/places.ts';
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { PLAN_ITEMS_MAX, type PlanStatus, type TaskKey } from '#schema/domain/plan/plan.ts';
import type { Applying, PlanRound, ROLLING } from '#schema/domain/plan/plan-rules.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { TestPolicyKind } from '#schema/domain/record/university-figures.ts';
import { the } from '../grammar.ts';
import { yearText } from '../university/record-texts.ts';
import { daysLeft } from './days-left.ts';

export const planStatusWords: Record<PlanStatus, string> = {
  considering: 'À l’étude',
  applying: 'Demande en cours',
  applied: 'Demande envoyée',
  admitted: 'Admission obtenue',
  waitlisted: 'Liste d’attente',
  'not-admitted': 'Admission refusée',
  going: 'C’est mon choix',
};

export const planCellWords = {
  status: (name: string) => `Où en est votre demande : ${name}`,
  compareOffer: 'Comparer l’offre',
  notPlanned: 'Enregistrée',
  passed: (date: string) => `Date passée : ${shortPartialDate(date)}`,
  noDate: 'Aucune date',
  progress: (done: number, all: number) => `Fait : ${done} sur ${all}`,
  nextStep: (task: string) => `Prochaine étape : ${task}`,
} as const;

/** What stands in the calendar file. */
export const planCalendarWords = {
  application: (university: string) => `${university} : date limite de la demande d’admission`,
  scholarship: (name: string) => `${name} : date limite de la demande de bourse`,
  unnamed: 'Une université de votre plan',
} as const;

export const planSyncWords = {
  endedUnsent: {
    title: 'Votre session est fermée',
    description:
      'Les changements à vos notes sont perdus. Les autres changements à votre plan n’ont pas été enregistrés : reconnectez-vous ici pour qu’ils le soient.',
  },
  refused: {
    title: 'Une partie de votre plan n’a pas été enregistrée',
    description: 'Nous n’avons pas pu enregistrer le dernier changement à votre plan : il a été annulé ici.',
  },
  aside: {
    title: 'Ce navigateur contenait un plan avant l’ouverture de votre session',
    description:
      'Il n’est peut-être pas à vous : nous ne l’avons donc pas ajouté à votre compte. Voyez sous « Mes universités », « Plan ».',
  },
} as const;

const CYCLES: Readonly<Record<string, string>> = {
  undated: 'une année non précisée',
  'fall 2024 page': 'l’automne 2024',
  'fall (undated, read 2026)': 'l’automne (année non précisée)',
  '2025 page': '2025',
  '2021-22 page': '2021-2022',
  'fall 2023 seen; same rhythm each year': 'l’automne 2023',
};
/** The year of entry that dates are for, in the middle of a sentence. */
export const cycleText = (cycle: string): string => CYCLES[cycle] ?? yearText(cycle).replace(/^automne/, 'l’automne');
/** The same between brackets, where it takes no article: « (automne 2026) ». */
const cycleAlone = (cycle: string): string => cycleText(cycle).replace(/^(?:l’(?=automne)|une (?=année))/, '');

/** What rounds of US universities are called. */
export const roundNames: Record<DeadlineRound | typeof ROLLING, string> = {
  earlyDecision: 'Décision anticipée (early decision)',
  earlyDecision2: 'Décision anticipée II (early decision II)',
  restrictiveEarlyAction: 'Action anticipée restrictive (restrictive early action)',
  earlyAction: 'Action anticipée (early action)',
  earlyAction2: 'Action anticipée II (early action II)',
  priority: 'Date prioritaire',
  regular: 'Décision ordinaire (regular decision)',
  rolling: 'Admission en continu',
};

/** Whom a date of a Canadian school is for, which its record holds in English; it is said after a colon. */
export const roundFor = translate({
  International: 'étudiants étrangers',
  'Other programs': 'autres programmes',
  'Equal consideration': 'traitement égal',
  'Ontario high schools': 'écoles secondaires de l’Ontario',
  'Architecture, design, music, nursing, social work':
    'architecture, design, musique, sciences infirmières, travail social',
  'Applicants from outside Canada and US-style schooling': 'élèves d’une école à l’étranger ou de programme américain',
  'Commerce, health sciences, nursing': 'commerce, sciences de la santé, sciences infirmières',
  'Most programs': 'la plupart des programmes',
  'Entrance awards': 'bourses d’admission',
  'University 1 and direct entry': 'University 1 et entrée directe',
  Advised: 'date conseillée',
  Engineering: 'génie',
});

/** A round as it is called; in Canada the service, and whom the date is for. */
export function roundName({ key, route, what }: Pick<PlanRound, 'key' | 'route' | 'what'>): string {
  if (route === null) return (roundNames as Record<string, string>)[key] ?? key;
  return what === null ? routeName(route) : `${systemName(route.system)} : ${roundFor(what)}`;
}

/** A round in a cell of a table, without whom it is for: « OUAC, groupe A ». */
export const roundShort = (round: Parameters<typeof roundName>[0]): string =>
  roundName(round).replace(/\s*[:(].*$/, '');

/** A way to apply, as it is called next to others. */
export function routeName({ key, system }: { key: string; system: string }): string {
  return key === SCHOOLS_OWN_OUAC ? `${systemName(system)} : date de l’université` : systemName(system);
}

/** A round within a line, where only initials and names keep their capital: « décision régulière », « OUAC, groupe A ». */
export const roundWithin = (round: string): string =>
  /^\p{Lu}\p{Ll}+(?!\p{Lu})\b/u.test(round) ? round.charAt(0).toLowerCase() + round.slice(1) : round;

/** A university's own date, in a list that has the common one of the OUAC too. */
const SCHOOLS_OWN_OUAC = 'ouac';

const SYSTEMS: Readonly<Record<string, string>> = {
  direct: 'Demande directe à l’établissement',
  'OUAC undergraduate application, Group A (formerly 101)':
    'OUAC, groupe A (élèves d’une école secondaire de l’Ontario)',
  'OUAC undergraduate application, Group B (formerly 105)': 'OUAC, groupe B (toutes les autres personnes)',
  'SRAM (cégeps, Montréal and west)': 'Service régional d’admission du Montréal métropolitain (SRAM)',
  SRACQ: 'Service régional d’admission au collégial de Québec (SRACQ)',
  SRASL: 'Service régional de l’admission des cégeps du Saguenay–Lac-Saint-Jean (SRASL)',
  'direct or ApplyAlberta': 'Formulaire de l’établissement ou ApplyAlberta',
  'direct (Launchpad) or ApplyAlberta': 'Formulaire de l’établissement (Launchpad) ou ApplyAlberta',
  'EducationPlannerBC or direct': 'EducationPlannerBC ou formulaire de l’établissement',
};

/** A service through which one applies, as it is called. */
export const systemName = (system: string): string => SYSTEMS[system] ?? system;

/** A day without its year: « 15 février ». */
const dayOnly = (date: string) => formatPartialDate(date).replace(/ \d{4}$/, '');

/** ISO dates of a sentence as people write them; a day alone is of the year before it. */
export const withDates = (text: string): string =>
  text
    .replace(/,? 23:59\b/g, ' à 23 h 59')
    .replace(/\b20\d\d-\d\d-\d\d\b/g, (date) => formatPartialDate(date))
    .replace(/\b[01]\d-[0-3]\d\b/g, (day) => dayOnly(`2027-${day}`));

interface TaskWords {
  label: string;
  hint: string;
  /** What to do next, where the label says it as done. */
  step?: string;
}

/** What there is to do, and what it means. */
export const taskWords: Record<TaskKey, TaskWords> = {
  application: { label: 'Formulaire de demande', hint: 'Remplissez-le, vérifiez-le et envoyez-le.' },
  programs: {
    label: 'Choix de programmes',
    step: 'Choisir les programmes',
    hint: 'La plupart des universités canadiennes admettent à un programme, et chacun a ses exigences.',
  },
  essay: { label: 'Texte personnel (personal essay)', hint: 'Le texte principal de la Common Application.' },
  supplements: {
    label: 'Suppléments',
    hint: 'Les questions, les formulaires ou le portfolio propres à l’établissement, s’il en demande.',
  },
  recommendations: {
    label: 'Lettres de recommandation',
    hint: 'Demandez-les tôt à vos enseignants et donnez-leur la date.',
  },
  counselor: {
    label: 'Rapport du service d’orientation (counselor)',
    hint: 'Le service d’orientation de votre école l’envoie, souvent avec une lettre.',
  },
  transcript: { label: 'Relevé de notes', hint: 'Votre école envoie vos notes.' },
  midyear: {
    label: 'Relevé de mi-année',
    hint: 'Vos notes de la première moitié de la dernière année, envoyées en hiver.',
  },
  tests: {
    label: 'Résultats au SAT ou à l’ACT',
    hint: 'Envoyez-les si l’établissement les exige, ou s’ils vous avantagent. Là où l’admission est ouverte, on les demande rarement.',
  },
  fee: {
    label: 'Frais de demande d’admission, ou dispense',
    hint: 'Beaucoup d’établissements en dispensent les familles à faible revenu.',
  },
  fafsa: {
    label: 'FAFSA',
    hint: 'Le formulaire gratuit de l’aide du gouvernement fédéral et des États, une fois pour tous les établissements.',
  },
  css: {
    label: 'CSS Profile',
    hint: 'Un second formulaire d’aide, que certaines universités demandent. Voyez la page d’aide financière de l’établissement.',
  },
  interview: { label: 'Entrevue', hint: 'Là où l’établissement en propose une.' },
  documents: { label: 'Autres documents', hint: 'Certaines universités les exigent une fois la demande envoyée.' },
  language: {
    label: 'Preuve de français ou d’anglais',
    hint: 'Si vos études ne se sont pas faites dans la langue du programme.',
  },
  'province-aid': {
    label: 'Aide financière aux études',
    hint: 'Elle se demande à votre province ou à votre territoire, au printemps ou en été.',
  },
};

export const planWords = {
  /** After a date; without brackets, since a round has its English name in some. */
  labelled: (label: string, text: string) => `${label} : ${text}`,
  tab: 'Plan',
  aside: {
    text: (entries: number) =>
      `Avant que vous ouvriez votre session, quelqu’un a préparé un plan ici (${entries} ${plural(entries, { one: 'élément', other: 'éléments' })}). Il n’est pas dans votre compte.`,
    use: 'C’est le mien : l’ajouter',
    forget: 'Le supprimer',
  },
  here: 'Votre plan est enregistré dans ce navigateur. Avec un compte, vous le retrouvez partout où vous vous connectez, et nous vous rappelons les dates sur le site.',
  loading: 'Chargement des dates…',
  failed: 'Nous n’avons pas pu charger les dates des établissements. Ce que vous avez écrit est ici.',
  tryAgain: 'Réessayer',
  none: 'Votre plan est vide. Ajoutez une université à vos favoris, puis choisissez ici quand présenter votre demande.',
  status: 'Statut de la demande',
  round: 'Tour',
  noRound: 'À choisir',
  roundOption: (name: string, date: string | null) => (date === null ? name : `${name}, ${formatPartialDate(date)}`),
  roundOfYear: (name: string, date: string, cycle: string) =>
    `${name}, ${formatPartialDate(date)} (${cycleAlone(cycle)})`,
  gone: (key: string) =>
    `${(roundNames as Record<string, string>)[key] ?? 'Votre tour'} : l’établissement n’offre plus ce tour`,
  ownDate: 'Votre propre date',
  ownDateHint: 'Elle remplace la date limite ci-dessus.',
  due: (date: string) => `À remettre le ${formatPartialDate(date)}`,
  left: daysLeft,
  passed: (date: string) => `Date passée : ${formatPartialDate(date)}`,
  passedNote:
    'Si vous avez envoyé votre demande, indiquez-le ci-dessus. Sinon, choisissez un autre tour ou renseignez-vous auprès de l’établissement.',
  noDate: 'Aucune date',
  rolling: 'Les demandes sont étudiées à mesure qu’elles arrivent. Fixez-vous une date.',
  noRoundDate: 'Nous n’avons pas de date. Renseignez-vous auprès de l’établissement, puis fixez-vous une date.',
  notPublished: 'Nous n’avons pas de dates pour cet établissement. Consultez son site et inscrivez la date ici.',
  lastYear: (date: string, cycle: string) =>
    `Pour ${cycleText(cycle)}, la date limite était le ${formatPartialDate(date)}; c’est la dernière que nous ayons. Cherchez celle de cette année et notez-la ici.`,
  readOn: (date: string) =>
    `Dates connues le ${formatPartialDate(date)}. Elles changent : vérifiez auprès de l’établissement.`,
  schoolPage: 'La page d’admission de l’établissement',
  moved: (before: string | null, now: string | null) => {
    const inPlan =
      before === null ? 'Votre plan reste sans date' : `Votre plan indique toujours le ${formatPartialDate(before)}`;
    return now === null
      ? `Nous n’avons plus de date pour ce tour. ${inPlan}.`
      : `La date de l’établissement est maintenant le ${formatPartialDate(now)}. ${inPlan}.`;
  },
  newCycle: (before: string, now: string) =>
    `Vous aviez choisi ce tour pour ${cycleText(before)}. Nos dates sont maintenant celles de ${cycleText(now)}. Votre plan et vos notes n’ont pas changé.`,
  roundGone: 'L’établissement n’offre plus ce tour. Votre plan conserve la date que vous aviez.',
  takeNew: (date: string | null) =>
    date === null ? 'Choisir le nouveau tour' : `Choisir le ${formatPartialDate(date)}`,
  keepMine: 'Garder la mienne',
  tasks: (done: number, all: number) =>
    plural(done, {
      one: `${done} tâche faite sur ${all}`,
      other: `${done} tâches faites sur ${all}`,
    }),
  asked: 'obligatoire',
  depends: 'peut être obligatoire',
  notNeeded: 'Pas nécessaire',
  notNeededFor: (task: string, name: string) => `Pas nécessaire – ${task} : ${name}`,
  doneFor: (task: string, name: string) => `Fait – ${task} : ${name}`,
  note: 'Notes',
  noteFor: (name: string) => `Notes : ${name}`,
  howTo: 'Comment présenter une demande',
  applicants: 'Pour qui',
  opens: 'Ouverture',
  deadline: 'Date limite',
  routeFee: 'Frais',
  routeNote: 'À savoir',
  confidence: {
    'official page': (read: string) => `Selon la page officielle, consultée le ${formatPartialDate(read)}.`,
    secondary: (read: string) =>
      `Selon un autre site, consulté le ${formatPartialDate(read)}. Vérifiez sur la page officielle.`,
  },
  ofCycle: (cycle: string) =>
    cycle === 'undated'
      ? 'La source ne dit pas pour quelle année ces dates valent; nous n’en avons pas de plus récentes.'
      : `Selon la page pour ${cycleText(cycle)}, la dernière que nous ayons.`,
  routeSite: 'Où présenter la demande',
  add: 'Ajouter à mon plan',
  addNamed: (name: string) => `Ajouter à mon plan : ${name}`,
  inPlan: 'Dans votre plan',
  /** On a phone, in a column that is headed « Votre plan ». */
  addBrief: 'Ajouter',
  inPlanBrief: 'Ajouté',
  inPlanNamed: (name: string) => `Dans votre plan : ${name}`,
  added: 'Dans votre plan',
  see: 'Voir votre plan',
  remove: 'Retirer du plan',
  removing: (name: string) => ({
    title: `Retirer ${the(name)} de votre plan?`,
    question: 'Sa date limite, ses tâches et ses notes seront effacées. Le favori reste.',
    confirm: 'Retirer',
    cancel: 'Garder',
  }),
  others: 'Dans vos favoris, mais pas dans votre plan',
  next: 'Prochaine date',
  sheet: {
    title: 'Mon plan de demandes',
    count: (schools: number) => plural(schools, { one: '1 établissement', other: `${schools} établissements` }),
    print: 'Imprimer le plan',
  },
  passedLabel: 'Dates passées',
  /** What the plan adds to a saved school. */
  adds: (schools: number, reminded: boolean) =>
    plural(schools, {
      one: `Ajoutez cet établissement à votre plan pour ${reminded ? 'recevoir des rappels' : 'suivre ses dates limites'} et mettre ses dates dans votre calendrier.`,
      other: `Ajoutez ces ${schools} établissements à votre plan pour ${reminded ? 'recevoir des rappels' : 'suivre leurs dates limites'} et mettre leurs dates dans votre calendrier.`,
    }),
  clear: 'Effacer ce que j’ai entré',
  clearing: (name: string) => ({
    title: `Effacer ce que vous avez entré pour ${the(name)}?`,
    question: 'Le statut de la demande, la date limite, les tâches et les notes seront effacés. Le favori reste.',
    confirm: 'Effacer',
    cancel: 'Garder',
  }),
  addAll: 'Ajouter au plan',
  offer: (round: string, date: string) => `Choisir : ${round}, ${formatPartialDate(date)}`,
  full: {
    title: 'Votre plan est plein',
    description: `Il peut contenir ${PLAN_ITEMS_MAX} éléments. Retirez-en un pour en ajouter un autre.`,
  },
  calendar: {
    title: 'Calendrier',
    all: 'Télécharger toutes les dates (.ics)',
    one: 'Fichier de calendrier',
    oneNamed: (name: string) => `Fichier de calendrier : ${name}`,
    file: 'campusatlas-plan.ics',
    feedIntro:
      'Un lien secret tient votre calendrier à jour sans que vous ayez à y penser. Quiconque le possède voit les noms et les dates de votre plan, et rien d’autre.',
    make: 'Créer un lien secret',
    address: 'Lien secret du calendrier',
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', description: 'Collez-le là où votre calendrier permet de s’abonner à une adresse.' },
    notCopied: { title: 'Le lien n’a pas été copié', description: 'Sélectionnez-le et copiez-le à la main.' },
    revoke: 'Désactiver le lien',
    revoked: { title: 'Lien désactivé', description: 'Le lien ne fonctionne plus.' },
    failed: { title: 'L’opération n’a pas réussi', description: 'Veuillez réessayer dans un instant.' },
  },
  aid: {
    title: 'Les dates de l’aide financière',
    fafsa: (year: string, closes: string) =>
      `La FAFSA pour ${yearText(year)} est ouverte et se remplit jusqu’au ${formatPartialDate(closes)}. Les dates limites des universités et des États arrivent bien plus tôt : cherchez celle de chaque université sur sa page d’aide financière.`,
    state: {
      stated: (state: string, date: string) =>
        `${state} : FAFSA à remplir au plus tard le ${formatPartialDate(date)} pour les bourses de l’État.`,
      lastKnown: (state: string, day: string) =>
        `${state} : pour 2025-2026, il fallait remplir la FAFSA au plus tard le ${day}; c’est la dernière date que nous ayons. Vérifiez celle de cette année.`,
      soon: (state: string) =>
        `${state} : les bourses de l’État vont aux premières demandes reçues. Envoyez la vôtre dès que possible.`,
    },
    unknownState: 'Nous n’avons pas de date pour votre État.',
    stateListUrl: 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines',
    cssListUrl: 'https://cssprofile.collegeboard.org/',
    stateList: 'La date de chaque État sur studentaid.gov (en anglais)',
    css: (first: string, further: string, free: string) =>
      `Certaines universités demandent aussi le CSS Profile : ${first} pour la première, ${further} pour chacune des suivantes, et gratuit pour les familles dont le revenu ne dépasse pas ${free}.`,
    cssList: 'Les universités qui le demandent (en anglais)',
    canada:
      'Au Canada, l’aide se demande à la province ou au territoire où vous habitez. Il n’est pas nécessaire d’avoir déjà une offre d’admission.',
    read: (date: string) => `À jour au ${formatPartialDate(date)}.`,
  },
  scholarships: 'Les bourses de votre plan',
  /** A scholarship’s key made readable, where its name is not at hand. */
  scholarshipName: (key: string) => key.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase()),
  scholarshipDate: (name: string) => `Date : ${name}`,
  scholarshipRemove: (name: string) => `Retirer du plan : ${name}`,
  scholarshipList: 'Toutes les bourses',
} as const;

/** When a state wants the form; `home` as in a situation, « US-OH ». */
export function stateAidText(home: string): string {
  const { state, unknownState } = planWords.aid;
  const code = home.replace(/^US-/, '');
  const known = STATE_AID_DATES[code];
  const name = stateName('US', code);
  if (known === undefined) return unknownState;
  if (known.kind === 'stated') return state.stated(name, known.date);
  if (known.kind === 'soon') return state.soon(name);
  return state.lastKnown(name, dayOnly(`2025-${known.day}`));
}

const TESTS: Record<TestPolicyKind, string> = {
  required: 'Obligatoires',
  flexible: 'Un autre examen ou un autre dossier peut les remplacer',
  sometimes: 'Obligatoires dans certains cas',
  optional: 'Facultatifs : à vous de décider si vous les envoyez',
  'not-considered': 'Non pris en compte',
};

/** What the school itself says of a task; null where nothing is known. */
export function taskDetail(
  key: TaskKey,
  { applicationFee, currency, testPolicy, applicationParts }: Applying & { currency: Currency },
): string | null {
  if (key === 'fee' && applicationFee !== null) return formatMoney(applicationFee, currency);
  if (key === 'tests' && testPolicy !== null) return `${TESTS[testPolicy.policy]} (${cycleAlone(testPolicy.cycle)})`;
  if (key === 'recommendations' && applicationParts?.teacherRecommendations) {
    const { teacherRecommendations: count } = applicationParts;
    const cycle = cycleAlone(applicationParts.cycle);
    return plural(count, { one: `Une lettre (${cycle})`, other: `${count} lettres (${cycle})` });
  }
  return null;
}
