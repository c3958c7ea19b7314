/** Grammar words of a query: what compares, denies, joins and measures. Keys are folded words with one space between. */
import { FIGURE_PHRASES } from '#schema/domain/figures/phrases.ts';
import type { AmountOf } from '#schema/domain/search/reading-codes.ts';
import { type NumberColumn, unitOf } from '#schema/domain/search/search-filters.ts';
import type { Comparative, SpanKind } from './entries.ts';

const table = <Value>(lines: readonly (readonly [string, Value])[]): ReadonlyMap<string, Value> =>
  new Map(lines.flatMap(([words, value]) => words.split(',').map((word): [string, Value] => [word.trim(), value])));

export type Operator = 'not' | 'or' | 'and' | 'like' | 'in' | 'but';

export const OPERATORS = table<Operator>([
  [
    'not, no, non, without, except, except for, excluding, outside, outside of, other than, but not, not in, not a, not the, isnt, is not, arent, are not, that isnt, that arent, that are not, that is not, anywhere but, anything but, exclude, minus, never, hors de, sauf, pas, avoid, dont want, not at, not near, nothing in, none in, not from, w out, besides, apart from, aside from, cannot be, cant be, must not be, shouldnt be, wont be, dont like, hate, sans, non pas, pas de, pas au, pas en, a l exterieur de, exterieur de, hors, hors du, en dehors de, en dehors du, hormis, excepte, rather than, instead of, neither, nor, ni, sans, a part, autre que, autres que, a l exception de, a l exception du, mais pas, mais pas en, mais pas au, pas dans, hors de la, a l exterieur du, exterieur du, loin de, que no este en, que no esten en, que no sea, que no sean, no en, fuera de, excepto, salvo, sin',
    'not',
  ],
  ['or, either, ou, and or, vs, versus, compared to, compared with, ou bien, soit, contre, compare a, o', 'or'],
  ['and, plus, et, as well as, also, both, ainsi que, et aussi', 'and'],
  [
    'like, similar to, similar, comparable to, such as, alternatives to, alternative to, same as, resembling, something like, along the lines of, comme a, semblables a, similaires a, du genre de, du meme genre que, equivalent a, if i cant get into, if i dont get into, if i cant get in to, cant get into, didnt get into, rejected from, similaire a, semblable a, equivalent to, equivalent of, comme, como, parecidas a, parecida a, similares a',
    'like',
  ],
  [
    // "For …" decides whose price is meant (ABROAD), and is no place.
    'would like, would like to, would like a, id like, i d like, id like to, hed like, shed like, feel like, looks like, sounds like, in, at, around the, within, located in, based in, inside, throughout, across, dans, en, a, au, aux, dans le, dans la, dans les, from, of, for, for americans, for american students, for american citizens, for us students, for us citizens, for students from the us, for students from the usa',
    'in',
  ],
  ['but, though, yet, mais, cependant, pero', 'but'],
]);

/** Words that bring a place. */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  'in near at around from outside within to of en au a inside across throughout del'.split(' '),
);

export interface Comparison {
  end: 'max' | 'min';
  /** The number itself does not count: "under 5,000" is 4,999 at most. */
  strict: boolean;
}
const atMost: Comparison = { end: 'max', strict: false };
const below: Comparison = { end: 'max', strict: true };
const atLeast: Comparison = { end: 'min', strict: false };
const above: Comparison = { end: 'min', strict: true };

export const COMPARISONS = table<Comparison>([
  [
    'at most, no more than, not more than, nothing over, nothing above, nothing more than, none over, never over, dont want to pay more than, cant pay more than, cannot pay more than, can afford, can only afford, can only pay, can pay, can spend, afford, budget of, budget is, my budget is, budget, willing to pay, pay up to, spend up to, to spend, around or under, no greater than, upto, <=, pas plus de, up to about, up to around, maximum, maximum of, max, max of, a maximum of, not over, no higher than, not above, as low as, jusqua, au plus, maximum de, capped at, jusqu a, d au plus, pas plus que, un maximum de, max de, tout au plus, budget maximum, budget max, mon budget est de, budget d environ, ne depasse pas, ne depassant pas, sans depasser, hasta, como maximo, no mas de, maximo, a lo sumo',
    atMost,
  ],
  [
    'under, below, less than, fewer than, lower than, cheaper than, smaller than, beneath, sub, moins de, en dessous de, sous, en bas de, <, before, less then, fewer then, not exceeding, doesnt exceed, inferieur a, inferieurs a, inferieure a, moins que, moins d, en deca de, au dessous de, sous les, sous la barre de, plus petit que, plus bas que, avant, menos de, por debajo de, menor de, menores de, inferior a',
    below,
  ],
  [
    'at least, atleast, d au moins, au minimum, pas moins de, un minimum de, minimum de, a partir de, depuis, minimum, minimum of, min, a minimum of, no less than, not less than, no fewer than, starting at, au moins, not under, not below, since, al menos, por lo menos, como minimo, minimo',
    atLeast,
  ],
  [
    'over, above, more than, greater than, higher than, larger than, bigger than, exceeding, upwards of, north of, beyond, after, plus de, better than, more then, superieur a, superieure a, superieurs a, au dessus de, plus que, au dela de, plus d, depasse, depassant, apres, in excess of, mas de, por encima de, superior a, mayor de',
    above,
  ],
]);

export const COMPARISONS_AFTER = table<Comparison>([
  [
    'or less, or under, or fewer, or below, or lower, or cheaper, or smaller, max, maximum, tops, at most, and under, and below, ou moins, et moins, au maximum, au plus, maximum',
    atMost,
  ],
  [
    'or more, or higher, or above, or over, or better, or greater, or larger, or bigger, and up, and above, and over, plus, minimum, min, at least, ou plus, et plus, au moins, au minimum, minimum, and higher, or up',
    atLeast,
  ],
]);

export const BETWEEN: ReadonlySet<string> = new Set(['between', 'from', 'entre']);

/** What a number can be of. */
export interface Measure {
  column: AmountOf;
  kind: SpanKind;
  unit: 'dollars' | 'percent' | 'count' | 'year' | 'ratio' | 'score' | 'income';
  /** Of a number that is not compared: whether it is a most or a least. */
  alone: 'max' | 'min' | 'exact';
}
const of = (column: AmountOf, kind: SpanKind, unit: Measure['unit'], alone: Measure['alone']): Measure => ({
  column,
  kind,
  unit,
  alone,
});

/** What the registry of figures has phrases for. */
const FIGURE_MEASURES = Object.entries(FIGURE_PHRASES).map(([column, { measure, kind, alone }]): [string, Measure] => [
  measure,
  of(column as NumberColumn, kind, unitOf(column as NumberColumn), alone),
]);

export const MEASURES = table<Measure>([
  ...FIGURE_MEASURES,
  [
    'sat, sat total, sat composite, sat combined, sat math and reading, sat superscore, superscore sat, composite sat, total sat, combined sat, sat is, my sat is, my sat score is, sat score is, sat scores, on the sat, sat of, on sat, an sat of, sat score of, on my sat, sats, an sat, au sat, score sat, resultat sat, note au sat, sat de',
    of('satScore', 'selectivity', 'score', 'exact'),
  ],
  [
    'act, act composite, composite act, act is, my act is, act score is, act superscore, act scores, on the act, act of, on act, an act of, act score of, on my act, an act, a l act, score act, act de',
    of('actScore', 'selectivity', 'score', 'exact'),
  ],
  [
    'family income, household income, income, parents make, family makes, family earning, families earning, family earns, income of, family income of, household income of, families making, income families, parents earn, parents income, we make, we earn, my family makes, my parents make, for a family making, for a family earning, for a family with income, family with income, income under, revenu familial, revenu familial de, revenu de la famille, revenu des parents, mes parents gagnent, ingreso familiar, ingresos familiares, mi familia gana, our family makes, we make about, i make',
    of('income', 'money', 'income', 'exact'),
  ],
]);

/** Words that may stand between a number, its comparison and what it is of. */
export const LINKS: ReadonlySet<string> = new Set(
  'is are of at a an the that which be with has have having has its their rate rates for on my per year yearly annual annually about total in undergraduate average median dollars usd cad bucks us percent pct cent to range ranges score de que all those everyone who applicants applicant candidates candidats apply cost costs costing costs charge charges charging usd students who only just just roughly around than or yr dollar au aux les des par an annee ans annuel annuels annuelle annuelles est sont environ une la le du d l session entre seulement anuales anual al ano los las del por y'.split(
    ' ',
  ),
);
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['grand', 1_000],
  ['thousand', 1_000],
  ['hundred', 100],
  ['million', 1_000_000],
  ['mille', 1_000],
  ['milliers', 1_000],
  ['mil', 1_000],
]);
export const UNIT_WORDS: ReadonlyMap<string, '$' | '%'> = new Map([
  ['dollars', '$'],
  ['dollar', '$'],
  ['usd', '$'],
  ['cad', '$'],
  ['bucks', '$'],
  ['percent', '%'],
  ['pct', '%'],
  ['per cent', '%'],
  ['pour cent', '%'],
  ['pourcent', '%'],
  ['dollars us', '$'],
  ['dollars americains', '$'],
  ['dollars canadiens', '$'],
  ['piastres', '$'],
  ['dolares', '$'],
  ['dolar', '$'],
  ['dolares americanos', '$'],
  ['por ciento', '%'],
  ['us dollars', '$'],
  ['canadian dollars', '$'],
  ['dolares canadienses', '$'],
]);

/** Miles of a unit of distance or of time on the road. */
export const DISTANCE_UNITS: ReadonlyMap<string, number> = new Map([
  ...[
    'mile',
    'miles',
    'mi',
    'mile radius',
    'miles radius',
    'mi radius',
    'milles',
    'mile drive',
    'miles drive',
    'mls',
    'milla',
    'millas',
  ].map((unit): [string, number] => [unit, 1]),
  ...[
    'km',
    'kms',
    'kilometer',
    'kilometers',
    'kilometre',
    'kilometres',
    'klm',
    'k m',
    'km radius',
    'kilometro',
    'kilometros',
  ].map((unit): [string, number] => [unit, 0.621_371]),
  ...[
    'hour',
    'hours',
    'heure',
    'heures',
    'heure de route',
    'heures de route',
    'heure de voiture',
    'heures de voiture',
    'heure en voiture',
    'heures en voiture',
    'hour by car',
    'hour drive',
    'hours drive',
    'hr',
    'hrs',
    'hora',
    'horas',
  ].map((unit): [string, number] => [unit, 50]),
  ...[
    'minute',
    'minutes',
    'min',
    'mins',
    'minute commute',
    'minutes by car',
    'minute drive',
    'minutes drive',
    'minutes de route',
    'minutes de voiture',
    'minutes en voiture',
  ].map((unit): [string, number] => [unit, 50 / 60]),
]);
export const NEAR_MILES = 50;
export const NEAR: ReadonlySet<string> = new Set([
  'near',
  'close to',
  'around',
  'nearby',
  'near to',
  'not far from',
  'next to',
  'in the vicinity of',
  'closest to',
  'nearest to',
  'nearest',
  'pres de',
  'proche de',
  'within driving distance of',
  'driving distance from',
  'driving distance of',
  'within commuting distance of',
  'commutable from',
  'commuting distance from',
  'commuting distance of',
  'commute to',
  'commute from',
  'commute distance from',
  'within driving distance from',
  'driveable from',
  'drivable from',
  'within reach of',
  'a short drive from',
  'not too far from',
  'not far away from',
  'close by',
  'closeby',
  'near me',
  'cerca de mi',
  'cerca de mi casa',
  'cerca de donde vivo',
  'close to me',
  'around me',
  'autour de',
  'proches de',
  'a proximite de',
  'pas loin de',
  'pas loin du',
  'pas loin d',
  'pas trop loin de',
  'non loin de',
  'pres du',
  'pres d',
  'tout pres de',
  'proche du',
  'proche d',
  'aux alentours de',
  'aux environs de',
  'dans la region de',
  'a cote de',
  'proche de chez moi',
  'pres de chez moi',
  'proximite de',
  'a proximite du',
  'zip',
  'zip code',
  'zipcode',
  'postal code',
  'code postal',
  'in the area of',
  'surrounding',
  'cerca de',
  'cerca del',
  'cercanas a',
  'cercana a',
  'alrededor de',
  'proximas a',
  'en los alrededores de',
  'by',
  'near the',
  'nearest the',
]);
export const AFTER_DISTANCE: ReadonlySet<string> = new Set(
  'of from to away around drive radius de near in outside me or less max du des autour la le les d l a'.split(' '),
);

/** "Cheaper" beside "like X": which figure is compared with that of X, and on which side. */
export const COMPARATIVES = table<Comparative>([
  [
    'cheaper, less expensive, more affordable, lower cost, costs less, cost less, lower tuition, not as expensive, less costly, moins cheres, moins chere, moins cher, en moins cher, moins couteuse, moins couteuses, plus abordable, plus abordables, mas barata, mas barato, menos cara, menos caras',
    { column: 'netPrice', end: 'max', as: 'cheaper' },
  ],
  [
    'smaller, fewer students, plus petite, plus petites, plus petit, mas pequena',
    { column: 'studentPopulation', end: 'max', as: 'smaller' },
  ],
  [
    'larger, bigger, more students, plus grande, plus grandes, plus grosse, plus grosses, mas grande',
    { column: 'studentPopulation', end: 'min', as: 'larger' },
  ],
  [
    'easier to get into, easier, less selective, less competitive, easier to get in, easier admission, higher acceptance rate, not as hard to get into, not as selective, plus facile, plus faciles, moins selective, moins selectives, plus facile d acces',
    { column: 'acceptanceRate', end: 'min', as: 'easier' },
  ],
  [
    'harder to get into, harder, more selective, more competitive, lower acceptance rate, plus selective, plus selectives, plus difficile d acces',
    { column: 'acceptanceRate', end: 'max', as: 'harder' },
  ],
  [
    'better graduation rate, higher graduation rate, better graduation rates',
    { column: 'graduationRate', end: 'min', as: 'graduation' },
  ],
  [
    'better paid, higher earnings, better earnings, higher paid, higher salaries',
    { column: 'medianEarnings', end: 'min', as: 'earnings' },
  ],
  ['older', { column: 'yearFounded', end: 'max', as: 'older' }],
  ['newer, younger', { column: 'yearFounded', end: 'min', as: 'newer' }],
]);

/** "Cheaper than X", "the same size as X", "safety schools for X": what is compared with a school that is not itself asked for. */
const THAN = [' than', ' compared to', ' que', ' qu'];
export const COMPARED_WITH: ReadonlyMap<string, Comparative> = new Map<string, Comparative>([
  ...[...COMPARATIVES].flatMap(([words, comparative]) =>
    THAN.map((than): [string, Comparative] => [`${words}${than}`, comparative]),
  ),
  ...table<Comparative>([
    [
      'same size as, the same size as, about the same size as, similar size to, similar in size to, as big as, as large as, de la meme taille que, aussi grande que, del mismo tamano que, tan grande como',
      { column: 'studentPopulation', end: 'near', as: 'sameSize' },
    ],
    [
      'safety for, safeties for, safety schools for, safety school for, safety schools to, safety schools if i apply to, backup for, backups for, backup schools for, backup school for, backups to, safety schools similar to, ecoles de securite pour, plan b pour',
      { column: 'acceptanceRate', end: 'min', as: 'safety' },
    ],
  ]),
]);

/** Whose tuition is meant, wherever in the line it is said. */
export const RESIDENTS: ReadonlySet<string> = new Set(['resident', 'residents', 'domestic', 'instate']);

/** Words that ask for a list rather than for one school. */
export const LIST_WORDS: ReadonlySet<string> = new Set(
  'colleges universities schools institutes institutions campuses unis programs programmes majors degrees ecoles colleges quelles academies universites etablissements universidades colegios escuelas'.split(
    ' ',
  ),
);

/** Words around a wish that say nothing of a school. */
export const FILLERS: ReadonlySet<string> = new Set(
  `university universities college colleges school schools institute institutes institution institutions campus campuses
  uni unis academy academies program programs programme programmes major majors majoring degree degrees course courses class classes study
  studies studying studied option options best top good great nice excellent strong leading ranked ranking rankings list lists
  find finding show me my i im id we our want wants wanted looking look search searching for that which with what where how who whom is are a an
  the of to on at by be can could would should will do does did get getting go going some any all please offer offers offering
  offered have has having where there place places from in near around about also and it its this these those most more much very
  resident residents graduates average mean international intl internationals internationaux internationale internationales accepting too really quite fairly pretty kind kinds type types level accredited recommended recommendation recommendations need needs
  student students people kids child son daughter mom mum dad got stay staying suis career careers job jobs become becoming learn learning teach teaches teaching taught
  field fields area areas region state states province provinces city town country only just still both or so like
  dans en le la les du de des un une et au aux qui pour avec sur l d ecole ecoles universite universites meilleur meilleure meilleurs
  meilleures programme programmes formation formations etudes etudier cours offering affiliated based located situated focused oriented friendly
  team teams play plays athletics sports conference conferences member members league division speaking system systems
  tuition cost costs price rate rates high low higher lower than under over not less fewer number one first new well known
  famous popular rated reputable ones anywhere somewhere usa decent solid world us am if as out off up into apply applying
  admission admissions application freshman freshmen undergrad undergraduates access available providing provides provide specializing specialising
  specialized known focus strong environment setting minded track records record per year amount lot lots having plus
  quel quels quelle quelles offre offrent offrant j jai je cherche cherchons recherchons voudrais veux veut voulez veulent voulons aimerais dont ce cette ces notre votre nos vos fille fils enfant y
  est sont etre qua qu que quil quils trouver cest nest faire suivre devenir garantie garanti garanties tres assez bonne bonnes bon bons bien niveau
  etablissement etablissements etudie etudient etudiant etudiants etudiante etudiantes diplome diplomes diplomee diplomees metier carriere matiere domaine faculte facultes departement
  situee situees situe situes chez moi nous avoir ayant ayant vie annuels choisir aller demande puis etre aussi seulement possible offerts offerte offertes plutot l d n s c m
  universidad universidades colegio colegios escuela escuelas instituto institutos carrera carreras programa programas estudio estudios
  quiero quisiera quiere queremos gustaria busco buscando buscar necesito estudiar estudiante estudiantes hija hijo hijos mi mis me yo el los
  las un una unos unas del al con para por que donde cual cuales hay es son ser esta estan este esta estos estas ofrece ofrecen tiene
  tienen tenga tengan ir a mejor mejores buena buenas bueno buenos muy mas menos pero como cuanto cuanta mucho mucha muchos puedo puede
  pueden podria favor gracias hola ayuda ayudame cerca lejos todas todos alguna algunas algun ano anos grado titulo tambien se su sus lo
  le les nos ya si okay ok please hello hey thanks thank love loves loved said says told would daughter sons kinda sorta somewhere still
  deciding decide give take takes taking`
    .split(/\s+/)
    .filter(Boolean),
);
