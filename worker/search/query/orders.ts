/** Parses superlatives into sort orders. */
import { figureOf } from '#schema/domain/figures/figures.ts';
import { FIGURE_PHRASES } from '#schema/domain/figures/phrases.ts';
import { figureOfColumn, type NumberColumn } from '#schema/domain/search/search-filters.ts';
import type { Order, Vague } from './entries.ts';

const order = (sortBy: string, sortOrder: 'asc' | 'desc') => ({ sortBy, sortOrder }) as Order;
const list = (text: string) => text.split(',').map((words) => words.trim());

const WRITTEN: readonly (readonly [Order, readonly string[]])[] = [
  [
    order('netPrice', 'asc'),
    list(
      'cheapest, lowest net price, lowest price, lowest cost, least expensive, most affordable, lowest priced, best price, lowest average cost, cheapest net price, lowest net cost, best value, best bang for the buck, moins cheres, moins chere, moins cher, moins couteuse, moins couteuses, cheapest option, mas baratas, mas barata, mas economicas, mas economica, mas baratos',
    ),
  ],
  [
    order('tuition', 'asc'),
    list('lowest tuition, cheapest tuition, lowest tuition fees, lowest fees, lowest out of state tuition'),
  ],
  [order('tuition', 'desc'), list('most expensive, highest tuition, priciest, costliest')],
  [order('netPrice', 'desc'), list('highest net price')],
  [
    order('graduationRate', 'desc'),
    list(
      'best graduation rate, best graduation rates, highest graduation rate, highest graduation rates, top graduation rate, top graduation rates, highest grad rate, best grad rate, best grad rates, highest grad rates, mejor tasa de graduacion, mayor tasa de graduacion',
    ),
  ],
  [
    order('graduationRate', 'asc'),
    list('lowest graduation rate, worst graduation rate, lowest graduation rates, worst graduation rates'),
  ],
  [
    order('medianEarnings', 'desc'),
    list(
      'highest paid, best paid, highest earning, highest earnings, highest salary, highest salaries, best salary, best salaries, highest paying, best paying, highest median earnings, most money, highest income, highest paid graduates, best paid graduates, top earning, top paying, best earnings, best return on investment, best roi, highest starting salaries, highest starting salary, highest pay, highest median salary, mieux payes, mieux payees, mieux remuneres, mieux remunerees, mejor pagadas, mejores salarios, mejores sueldos',
    ),
  ],
  [order('medianEarnings', 'asc'), list('lowest earnings, lowest paid, lowest salaries')],
  [
    order('studentPopulation', 'desc'),
    list(
      'largest, biggest, most students, largest enrollment, highest enrollment, most populous, biggest enrollment, largest enrolment, plus grande, plus grandes, plus grosse, plus grosses, most people, plus d etudiants, plus etudiants, mas grandes, mas grande',
    ),
  ],
  [
    order('studentPopulation', 'asc'),
    list(
      'smallest, fewest students, tiniest, lowest enrollment, least students, smallest enrollment, plus petite, plus petites, mas pequenas, mas pequena',
    ),
  ],
  [
    order('yearFounded', 'asc'),
    list(
      'oldest, earliest founded, most historic, first founded, plus ancienne, plus anciennes, plus vieille, plus vieilles, mas antiguas, mas antigua',
    ),
  ],
  [
    order('yearFounded', 'desc'),
    list('newest, youngest, most recently founded, most recent, plus recente, plus recentes, plus jeune, plus jeunes'),
  ],
  [
    order('acceptanceRate', 'asc'),
    list(
      'most selective, hardest to get into, lowest acceptance rate, lowest acceptance rates, most competitive, lowest admission rate, hardest to get in, most difficult to get into, most exclusive, toughest to get into, hardest, lowest acceptance, most elite, most prestigious, plus selective, plus selectives, plus difficile, plus difficiles, mas selectivas, mas dificiles, mas prestigiosas',
    ),
  ],
  [
    order('acceptanceRate', 'desc'),
    list(
      'easiest to get into, highest acceptance rate, highest acceptance rates, easiest admission, easiest, highest admission rate, easiest to get in, highest acceptance, easiest admissions, least competitive, plus facile, plus faciles, moins selective, moins selectives, mas faciles',
    ),
  ],
  [order('distance', 'asc'), list('closest, nearest, closest to me')],
];

/** Superlatives of the figures that the registry has phrases for. */
const OF_FIGURES: readonly (readonly [Order, readonly string[]])[] = Object.entries(FIGURE_PHRASES).flatMap(
  ([column, { orders = {} }]) =>
    Object.entries(orders).map(([end, words]) => [order(column, end as 'asc' | 'desc'), list(words)] as const),
);

/** What figures are called in a superlative and after "high" and "good". */
const OTHER_FIGURES = {
  netPrice: list(
    'net price, price, prices, cost, costs, net cost, average cost, total cost, cost after aid, prix, prix net, cout, couts, cout des etudes, couts des etudes',
  ),
  tuition: list(
    'tuition, tuition fees, fees, tuition and fees, sticker price, out of state tuition, tuition cost, tuition costs, tuition rates, international tuition, frais de scolarite, droits de scolarite, scolarite, frais, frais universitaires, frais d etudes, frais et droits de scolarite, droits et frais de scolarite',
  ),
  graduationRate: list(
    'graduation rate, graduation rates, grad rate, grad rates, completion rate, completion rates, graduation, six year graduation rate, 6 year graduation rate, degree completion, taux de diplomation, taux de reussite',
  ),
  medianEarnings: list(
    'earnings, salary, salaries, pay, income, incomes, wages, median earnings, median salary, starting salary, starting salaries, graduate earnings, graduate salaries, graduate salary, salary after graduation, salaries after graduation, salaries after college, salary after college, earnings after graduation, income after graduation, pay after graduation, roi, return on investment, average salary, alumni salaries, alumni earnings, post grad salary, career earnings, salaire, salaires, revenus',
  ),
  acceptanceRate: list(
    'acceptance, acceptance rate, acceptance rates, admission rate, admission rates, admissions rate, admit rate, admit rates, admittance rate, rate of acceptance, chance of admission, odds of admission, taux d admission, taux admission, taux d acceptation, taux acceptation',
  ),
  studentPopulation: list(
    'enrollment, enrolment, number of students, student body, student population, total enrollment, total students',
  ),
} as const;
const FIGURES: Partial<Readonly<Record<Figured, readonly string[]>>> = {
  ...OTHER_FIGURES,
  ...Object.fromEntries(
    Object.entries(FIGURE_PHRASES).flatMap(([column, { names }]) =>
      names === undefined ? [] : [[column, list(names)]],
    ),
  ),
};
const namesOf = (figure: Figured) => FIGURES[figure] ?? [];
export type Figured = NumberColumn;

const HIGHEST = list('highest, greatest, strongest, top, maximum, best');
const LOWEST = list('lowest, least, minimum, smallest, poorest, worst');
const MEILLEUR = list('meilleur, meilleurs, meilleure, meilleures, plus haut, plus hauts, plus eleve, plus eleves');
/** Of what is better when there is less of it, the best is the lowest. */
const isLessBetter = (figure: Figured) => figureOf(figureOfColumn(figure)).compare?.better === 'lower';

const PLUS_BAS = list(
  'plus bas, plus basse, plus basses, plus faible, plus faibles, moins eleve, moins eleves, moins elevee, moins elevees',
);
/** Of money, where « moins cher » of a school is said of its price too. */
const MOINS_CHER = list('moins cher, moins chers, moins chere, moins cheres');
const PLUS_HAUT = list('plus haut, plus hauts, plus eleve, plus eleves, plus elevee, plus elevees');
const FRENCH_FIGURE = /^(?:frais|droits|scolarite|prix|couts?\b|dette|endettement|taux|salaire|revenus)/;
/** « Les droits de scolarité les plus bas »: in French the word may come after the figure. */
const afterFrench = (words: readonly string[], figure: Figured) =>
  namesOf(figure)
    .filter((name) => FRENCH_FIGURE.test(name))
    .flatMap((name) =>
      words.flatMap((word) => ['', 'le ', 'la ', 'les '].map((article) => `${name} ${article}${word}`)),
    );

const join = (before: readonly string[], figure: Figured) =>
  before.flatMap((word) => namesOf(figure).map((name) => `${word} ${name}`));

function superlatives(figure: Figured): readonly (readonly [Order, readonly string[]])[] {
  const isBetterLess = isLessBetter(figure);
  const judged = (words: readonly string[], better: boolean) =>
    words.filter((word) => (word === 'best' || word === 'worst' || word === 'top') === better);
  const [low, high] = isBetterLess
    ? [
        [...judged(LOWEST, false), 'best', 'cheapest', ...MEILLEUR],
        [...judged(HIGHEST, false), 'worst', 'most'],
      ]
    : [LOWEST, [...HIGHEST, ...MEILLEUR]];
  const lowFrench = isBetterLess ? [...PLUS_BAS, ...MOINS_CHER] : PLUS_BAS;
  return [
    [order(figure, 'asc'), [...join([...low, ...PLUS_BAS], figure), ...afterFrench(lowFrench, figure)]],
    [order(figure, 'desc'), [...join(high, figure), ...afterFrench(PLUS_HAUT, figure)]],
  ];
}

/** Superlatives as people have them, and then each with each name of a figure. */
export const ORDERS: readonly (readonly [Order, readonly string[]])[] = [
  ...WRITTEN,
  ...OF_FIGURES,
  ...(Object.keys(FIGURES) as Figured[]).flatMap(superlatives),
];

const MUCH = list('high, good, great, strong, excellent, decent, solid, nice, impressive, bon, bons, haut, hauts');
const LITTLE = list('low, little, small, minimal, reasonable, faible, faibles, peu de');
/** "Good grad rates", "low loans": vague words of a figure, by the word that is vague. */
export const VAGUE_FIGURES: Partial<Record<Vague, readonly string[]>> = {
  graduation: join(MUCH, 'graduationRate'),
  retention: join(MUCH, 'retentionRate'),
  earnings: join(MUCH, 'medianEarnings'),
  debt: join(LITTLE, 'medianDebt'),
  classes: join(LITTLE, 'studentFacultyRatio').filter((words) => words !== 'small classes'),
  cheap: join([...LITTLE, 'cheap', 'affordable'], 'netPrice'),
  easy: join(['high', 'good'], 'acceptanceRate'),
  hard: join(['low', 'small'], 'acceptanceRate'),
};

/** "Low tuition" says which price is cheap: the lowest quarter of that one. */
export const CHEAP_BY: Record<'tuition' | 'inStateTuition', readonly string[]> = {
  tuition: join([...LITTLE, 'cheap', 'affordable'], 'tuition'),
  inStateTuition: join([...LITTLE, 'cheap', 'affordable'], 'inStateTuition'),
};
