/** Phrases des réponses de la recherche, que le Worker écrit : une donnée d’un établissement, et ce que personne ne publie. */

import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import type { FactorWeight, TestPolicyKind } from '#schema/domain/record/university-figures.ts';
import type { AnsweredFigure } from '#schema/domain/search/answered-figures.ts';
import type { TopicKey } from '#schema/domain/search/unknown-topics.ts';
import { capitalized, the, uncapitalized } from '../grammar.ts';

const ROUNDS: Record<DeadlineRound, string> = {
  restrictiveEarlyAction: 'action anticipée restrictive (restrictive early action)',
  earlyDecision: 'décision anticipée (early decision)',
  earlyAction: 'action anticipée (early action)',
  earlyAction2: 'action anticipée II (early action II)',
  earlyDecision2: 'décision anticipée II (early decision II)',
  priority: 'date prioritaire',
  regular: 'décision ordinaire',
};

const FIGURE_NAMES: Record<AnsweredFigure, string> = {
  acceptance: 'taux d’admission',
  cost: 'coût d’une année',
  tuition: 'droits de scolarité',
  netPrice: 'prix net moyen',
  gpa: 'moyenne des personnes admises',
  sat: 'résultats au SAT',
  act: 'résultats à l’ACT',
  tests: 'règle sur le SAT et l’ACT',
  deadline: 'dates limites',
  earlyDecision: 'données sur la décision anticipée',
  size: 'nombre d’étudiants',
  graduation: 'taux de diplomation',
  retention: 'taux de maintien aux études',
  earnings: 'revenu médian',
  debt: 'dette médiane',
  ratio: 'nombre d’étudiants par professeur',
  fee: 'frais de demande d’admission',
  housing: 'prix du logement et des repas',
  founded: 'année de fondation',
  religion: 'appartenance religieuse',
  type: 'type d’établissement',
  place: 'lieu',
  aid: 'aide moyenne',
  pell: 'part d’étudiants avec une bourse Pell',
  safety: 'infractions signalées',
  diversity: 'composition de la population étudiante',
  waitlist: 'données sur la liste d’attente',
  recommendations: 'règle sur les lettres de recommandation',
  essay: 'règle sur le texte personnel',
  legacy: 'règle sur les enfants de diplômés',
  transfer: 'résultats après un transfert',
  disability: 'part d’étudiants en situation de handicap',
  partTime: 'part d’étudiants à temps partiel',
  sports: 'division sportive',
  calendar: 'calendrier universitaire',
  setting: 'milieu du campus',
};

const WEIGHTS: Record<FactorWeight, string> = {
  required: 'exigé',
  considered: 'pris en compte',
  'not-considered': 'non pris en compte',
};

/** « exigées », « non prise en compte », of a feminine noun. */
const agreeing = (weight: FactorWeight, ending: 'e' | 'es') =>
  WEIGHTS[weight].replace(/exigé|pris\b/, (word) => `${word}${ending}`);

const TESTS: Record<TestPolicyKind, string> = {
  required: 'le SAT ou l’ACT est exigé',
  flexible: 'un examen est exigé, mais un autre peut remplacer le SAT ou l’ACT',
  sometimes: 'le SAT ou l’ACT est exigé de certaines personnes',
  optional: 'le SAT et l’ACT sont facultatifs',
  'not-considered': 'le SAT et l’ACT ne sont pas pris en compte, même si vous les envoyez',
};

const list = (parts: readonly string[]) =>
  parts.length < 3 ? parts.join(' et ') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

export const sentenceWords = {
  /** Each sentence gives a school its own article. */
  school: (name: string): string => name,
  more: (school: string) => `En savoir plus : ${school}`,
  compareAll: 'Les comparer en détail',
  check: {
    yes: (name: string, parts: readonly string[]) =>
      `Oui. Selon nos données, ${the(name)} correspond à : ${parts.join(', ')}.`,
    no: (name: string, parts: readonly string[]) =>
      `Pas à notre connaissance. Selon nos données, ${the(name)} ne correspond pas à : ${parts.join(', ')}.`,
  },
  read: {
    article: 'Lire l’article',
    term: 'Voir le glossaire',
    question: 'Lire la réponse',
    help: 'Lire la page d’aide',
    major: 'Voir le programme',
    career: 'Voir le métier',
    page: 'Ouvrir la page',
  },
  yourPrice: (amount: string) => `Votre prix estimé : ${amount} par année.`,
  figure: (figure: AnsweredFigure) => FIGURE_NAMES[figure],
  blank: (name: string, figure: AnsweredFigure, reason: string) =>
    `${name}, ${FIGURE_NAMES[figure]} : ${uncapitalized(reason)}.`,
  withYear: (sentence: string, year: string | null) => {
    if (year === null) return `${sentence}.`;
    return sentence.endsWith(')') ? `${sentence}; ${year}.` : `${sentence} (${year}).`;
  },
  acceptance: (name: string, rate: string) =>
    `${name} : ${rate} des demandes d’admission en première année sont acceptées`,
  openAdmission: (name: string) =>
    `${name} : admission ouverte; toute personne qui satisfait à ses exigences de base est admise`,
  tuition: {
    same: (name: string, amount: string) => `${name} : droits de scolarité de ${amount} par année`,
    US: (name: string, inState: string, outOfState: string) =>
      `${name} : droits de scolarité de ${inState} par année pour les résidents de l’État et de ${outOfState} pour les autres`,
    CA: (name: string, prices: readonly string[]) => `${name}, droits de scolarité par année : ${prices.join('; ')}`,
    payer: {
      residents: 'pour les étudiants canadiens',
      of: (whom: string) => `pour les ${whom}`,
      others: 'pour les autres Canadiens',
      international: 'pour les étudiants étrangers',
    },
  },
  total: (amount: string) =>
    ` Avec le logement, les repas, les livres et le reste, une année revient à environ ${amount}.`,
  totalOutOfState: (inState: string, outOfState: string) =>
    ` Avec le logement, les repas, les livres et le reste, une année revient à environ ${inState} pour les résidents de l’État et ${outOfState} pour les autres.`,
  alsoNet: (amount: string) => ` Après les bourses, les étudiants qui reçoivent de l’aide paient ${amount} en moyenne.`,
  netPrice: (name: string, amount: string) => `${name} : après les bourses, une année coûte ${amount} en moyenne`,
  gpaCanada: (name: string, average: string) => `${name} : la moyenne des personnes admises était de ${average}`,
  gpaWeight: (name: string, weight: FactorWeight) =>
    `${name}, moyenne du secondaire (GPA) : ${agreeing(weight, 'e')}. Aucune source publique ne donne la moyenne de ses étudiants`,
  scores: (name: string, test: string, range: string) => `${name}, moitié centrale des résultats (${test}) : ${range}`,
  tests: (name: string, policy: TestPolicyKind) => `${name} : ${TESTS[policy]}`,
  noTests: (name: string) =>
    `${capitalized(the(name))} est au Canada, où l’on ne demande ni le SAT ni l’ACT aux Canadiens`,
  deadlines: (name: string, dates: readonly { round: DeadlineRound; date: string }[]) =>
    `${name}, dates limites : ${dates.map(({ round, date }) => `${ROUNDS[round]}, ${date}`).join('; ')}`,
  routes: (name: string, dates: readonly { what: string | null; date: string }[]) =>
    `${name}, dates limites : ${dates.map(({ what, date }) => (what === null ? date : `${date} (${what})`)).join('; ')}`,
  rolling: (name: string) => `${name} : admission en continu; les décisions sont prises au fur et à mesure`,
  lastKnown: ' Ces dates sont les dernières que nous ayons; celles de cette année peuvent être différentes.',
  early: (name: string, applied: string, admitted: string, share: string) =>
    `${name}, admissions en décision anticipée (early decision) : ${admitted} sur ${applied}, soit ${share} des demandes`,
  size: (name: string, students: string, undergraduates: string | null) =>
    undergraduates === null
      ? `${capitalized(the(name))} compte ${students} étudiants`
      : `${capitalized(the(name))} compte ${students} étudiants, dont ${undergraduates} au premier cycle`,
  graduation: (name: string, rate: string, within: string) => `${name} : taux de diplomation de ${rate} ${within}`,
  inFourYears: (rate: string) => ` En quatre ans : ${rate}.`,
  retention: (name: string, rate: string) =>
    `${name} : ${rate} des étudiants de première année reviennent en deuxième année`,
  earnings: (name: string, amount: string) =>
    `${name} : dix ans après l’entrée, les anciens étudiants qui recevaient de l’aide fédérale gagnent ${amount} (médiane)`,
  employment: (name: string, rate: string) => `${name} : deux ans après le diplôme, ${rate} ont un emploi`,
  debt: (name: string, amount: string) =>
    `${name} : les diplômés qui ont des prêts fédéraux doivent ${amount} (médiane)`,
  ratio: (name: string, ratio: string) => `${name}, nombre d’étudiants par professeur : ${ratio}`,
  fee: (name: string, amount: string) => `${name} : la demande d’admission coûte ${amount}`,
  noFee: (name: string) => `${name} : la demande d’admission est gratuite`,
  routeFee: (name: string, system: string, fee: string) => `${name} (${system}) : la demande d’admission coûte ${fee}`,
  housing: (name: string, amount: string) => `${name} : le logement et les repas coûtent ${amount} par année`,
  founded: (name: string, year: number) => `${name} : fondation en ${year}`,
  religion: (name: string, group: string) => `${name}, appartenance religieuse : ${group}`,
  noReligion: (name: string) => `${capitalized(the(name))} n’a pas d’appartenance religieuse`,
  type: (name: string, type: string) => `${name} : établissement ${type}`,
  place: (name: string, place: string) => `${name} : ${place}`,
  aid: (name: string, share: string | null, amount: string | null) =>
    share === null
      ? `${name} : bourses de ${amount} en moyenne`
      : amount === null
        ? `${name} : ${share} des étudiants de première année reçoivent une bourse`
        : `${name} : ${share} des étudiants de première année reçoivent une bourse, de ${amount} en moyenne`,
  pell: (name: string, share: string) => `${name} : ${share} des étudiants de premier cycle ont une bourse Pell`,
  safety: (name: string, reports: string, years: string) =>
    `${name}, infractions signalées par année pour 1 000 étudiants : ${reports} (${years})`,
  diversity: (name: string, parts: readonly string[]) => `${name}, étudiants de premier cycle : ${list(parts)}`,
  groups: {
    women: 'de femmes',
    white: 'de Blancs',
    black: 'de Noirs',
    hispanic: 'd’Hispaniques',
    asian: 'd’Asiatiques',
    international: 'd’étudiants étrangers',
    firstGeneration: 'd’étudiants de première génération à l’université',
  },
  international: (name: string, share: string) =>
    `${name} : ${share} des étudiants à temps plein viennent d’un autre pays`,
  waitlist: (name: string, admitted: string, accepted: string) =>
    `${name}, personnes admises parmi celles restées sur la liste d’attente : ${admitted} sur ${accepted}`,
  recommendations: (name: string, count: number) =>
    count === 0
      ? `${name} : aucune lettre d’enseignant n’est exigée dans la Common Application`
      : `${name} : ${count === 1 ? 'une lettre d’enseignant exigée' : `${count} lettres d’enseignants exigées`}`,
  factor: {
    recommendations: (name: string, weight: FactorWeight) =>
      `${name}, lettres de recommandation : ${agreeing(weight, 'es')}`,
    essay: (name: string, weight: FactorWeight) => `${name}, texte personnel : ${WEIGHTS[weight]}`,
    legacy: (name: string, weight: FactorWeight) =>
      `${name}, enfant d’une personne diplômée (legacy) : ${WEIGHTS[weight]}`,
  },
  essay: (name: string, required: boolean) =>
    `${name} : le texte personnel de la Common Application ${required ? 'est exigé' : 'n’est pas exigé'}`,
  transfer: (name: string, rate: string) =>
    `${name} : ${rate} des étudiants transférés y obtiennent un diplôme en huit ans`,
  disability: (name: string, share: string) =>
    `${name} : ${share} des étudiants de premier cycle sont inscrits aux services adaptés`,
  fewDisabled: '3 % ou moins',
  partTime: (name: string, share: string, adults: string | null) =>
    `${name} : ${share} des étudiants de premier cycle sont à temps partiel${adults === null ? '' : `; ${adults} ont 25 ans ou plus`}`,
  sports: (name: string, division: string, conference: string | null) =>
    `${name} : ${division}${conference === null ? '' : `, ${conference}`}`,
  calendar: (name: string, calendar: string) => `${name}, calendrier : ${calendar}`,
  setting: (name: string, setting: string) => `${name}, milieu : ${setting}`,
  career: (pay: { median: string; unit: 'year' | 'hour' } | null, change: string, growth: number) =>
    `${pay === null ? '' : `Le salaire médian aux États-Unis est de ${pay.median} ${pay.unit === 'year' ? 'par année' : 'l’heure'}. `}Le nombre d’emplois devrait ${growth === 0 ? 'rester stable' : `${growth < 0 ? 'baisser' : 'augmenter'} de ${change}`} de 2024 à 2034.`,
  compared: {
    title: (names: readonly string[]) => list(names),
    text: (figure: string, values: readonly string[]) => `${figure}\u00a0: ${values.join('; ')}.`,
    none: 'Non disponible',
  },
} as const;

/** Pourquoi on ne le sait pas, et comment s’appelle ce qu’il y a de plus proche. */
export const TOPIC_WORDS: Readonly<Record<TopicKey, { why: string; near: string }>> = {
  nightlife: {
    why: 'Aucune source publique ne décrit la vie nocturne autour de chaque établissement.',
    near: 'Établissements en ville',
  },
  party: {
    why: 'Aucune source publique ne mesure la vie festive. Les listes de « party schools » sont des opinions.',
    near: 'Grands établissements en ville',
  },
  lgbt: {
    why: 'Aucune source publique ne dit à quel point chaque établissement est accueillant pour les personnes LGBTQ. Demandez à l’établissement et à ceux qui y étudient.',
    near: 'Établissements sans appartenance religieuse',
  },
  weather: {
    why: 'Nous n’avons pas de données sur le climat. La carte montre où se trouve chaque établissement.',
    near: 'Établissements sur une carte',
  },
  dorms: {
    why: 'Aucune source publique n’évalue les résidences. Nous montrons quels établissements en ont, et à quel prix.',
    near: 'Établissements avec résidences',
  },
  food: {
    why: 'Aucune source publique n’évalue les repas ni les régimes alimentaires offerts.',
    near: 'Établissements avec résidences',
  },
  'greek-life': {
    why: 'Aucune source publique ne compte les fraternités et sororités.',
    near: 'Établissements avec résidences et au moins 5 000 étudiants',
  },
  beauty: {
    why: 'La beauté ne se mesure pas. Bien des établissements ont une photo ici, et une visite en dit plus.',
    near: 'Comment visiter un campus',
  },
  'class-size': {
    why: 'La taille des groupes n’est pas publiée partout. Le nombre d’étudiants par professeur l’est.',
    near: 'Établissements selon le nombre d’étudiants par professeur',
  },
  professors: {
    why: 'Aucune source publique ne note les professeurs.',
    near: 'Établissements selon le nombre d’étudiants par professeur',
  },
  ranking: {
    why: 'Nous ne classons pas les établissements : un rang est une opinion. Vous pouvez trier selon ce qui compte pour vous.',
    near: 'Établissements selon le taux de diplomation',
  },
  'full-need': {
    why: 'Nos sources ne disent pas quels établissements promettent de couvrir tous les besoins. Le prix net montre ce que paient vraiment les familles.',
    near: 'Établissements selon le prix net, du plus bas au plus haut',
  },
  'full-ride': {
    why: 'Aucune source publique ne recense toutes les bourses complètes. Notre liste présente des bourses que vous pouvez demander.',
    near: 'Trouver des bourses',
  },
  'need-blind': {
    why: 'Nos sources ne disent pas quels établissements admettent sans regarder les revenus (need-blind). Le prix net montre ce que paient vraiment les familles.',
    near: 'Établissements selon le prix net, du plus bas au plus haut',
  },
  sport: {
    why: 'Notre source couvre seulement le football, le basketball, le baseball et l’athlétisme. Pour les autres sports, demandez à l’établissement.',
    near: 'Établissements de la division I de la NCAA',
  },
  'college-town': {
    why: 'Il n’y a pas de définition officielle d’une « ville universitaire ». Nous pouvons montrer les établissements situés dans une petite ville.',
    near: 'Établissements dans une petite ville',
  },
  pets: { why: 'Aucune source publique ne dit où les animaux sont acceptés.', near: 'Établissements avec résidences' },
  internships: {
    why: 'Aucune source publique ne compte les stages de chaque établissement. Nous montrons toutefois le revenu des anciens étudiants.',
    near: 'Établissements selon le revenu médian',
  },
  alumni: {
    why: 'Aucune source publique ne mesure les réseaux d’anciens. Nous montrons toutefois le revenu des anciens étudiants.',
    near: 'Établissements selon le revenu médian',
  },
  politics: {
    why: 'Aucune source publique ne décrit les opinions politiques sur les campus. Nous montrons toutefois l’appartenance religieuse.',
    near: 'Chercher par appartenance religieuse',
  },
  'campus-life': {
    why: 'Aucune source publique ne décrit la vie de chaque campus. Visitez-le, ou demandez à ceux qui y étudient.',
    near: 'Établissements avec résidences',
  },
  beach: {
    why: 'Nos sources ne disent pas ce qu’il y a près d’un campus. La carte montre où se trouve chaque établissement.',
    near: 'Établissements sur une carte',
  },
  happiness: {
    why: 'Aucune source publique ne mesure le bonheur. Nous montrons toutefois combien d’étudiants reviennent en deuxième année.',
    near: 'Établissements selon le taux de maintien aux études',
  },
  support: {
    why: 'Les services varient, et aucune source publique ne les compare.',
    near: 'Étudiants en situation de handicap : quoi demander',
  },
  placement: {
    why: 'Les établissements américains ne comptent pas tous de la même façon les diplômés en emploi. Nous montrons toutefois le revenu des anciens étudiants.',
    near: 'Établissements selon le revenu médian',
  },
  'graduate-school': {
    why: 'Aucune source publique ne dit combien de diplômés de chaque établissement sont admis aux cycles supérieurs ou réussissent un examen professionnel.',
    near: 'Établissements selon le taux de diplomation',
  },
  records: {
    why: 'Aucune source publique ne dit comment chaque établissement traite un casier judiciaire. Renseignez-vous auprès du bureau de l’admission avant de présenter une demande.',
    near: 'Établissements qui acceptent la plupart des demandes',
  },
  'military-family': {
    why: 'Aucune source publique ne dit ce que chaque établissement offre aux familles de militaires. Les prestations et le tarif des résidents ont leurs propres règles.',
    near: 'Vétérans et familles de militaires',
  },
  'high-school': {
    why: 'Nous présentons des collèges et des universités seulement, pas les écoles secondaires.',
    near: 'Crédits universitaires dès le secondaire',
  },
  safety: {
    why: 'On ne peut pas chercher selon la sécurité, car de petits nombres peuvent tromper. La page de chaque établissement montre les infractions signalées, et un tableau de décision peut en tenir compte.',
    near: 'Tableau de décision en famille',
  },
  diversity: {
    why: 'On ne peut pas encore chercher selon la diversité. La page de chaque établissement montre qui y étudie.',
    near: 'Établissements historiquement noirs',
  },
  abroad: {
    why: 'Nous présentons seulement des établissements des États-Unis et du Canada.',
    near: 'Établissements qui offrent des études à l’étranger',
  },
  grades: {
    why: 'Aux États-Unis, aucune source publique ne donne les notes des étudiants à leur entrée. On connaît leurs résultats au SAT et à l’ACT et, pour certaines universités du Canada, leur moyenne à l’entrée.',
    near: 'Ce que veut dire la moitié centrale des résultats',
  },
  homeschool: {
    why: 'Aucune source publique n’indique comment chaque établissement traite l’école à la maison ou une équivalence d’études secondaires. Écrivez au bureau de l’admission.',
    near: 'Établissements à admission ouverte',
  },
  'application-parts': {
    why: 'On ne peut pas encore chercher selon les lettres ou les textes demandés. La page de chaque établissement dit ce qu’il demande et ce dont il tient compte.',
    near: 'Comment lire la page d’un établissement',
  },
  'other-courses': {
    why: 'Nous ne présentons que des collèges et des universités, pas de camps, de cours de courte durée ni de préparation aux examens.',
    near: 'Les programmes d’études',
  },
};
