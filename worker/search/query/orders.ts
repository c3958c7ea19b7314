/** Parses superlatives into sort orders. */
import { figureOf } from '#schema/domain/figures/figures.ts';
import { FIGURE_PHRASES } from '#schema/domain/figures/phrases.ts';
import { figureOfColumn, type NumberColumn } from '#schema/domain/search/search-filters.ts';
import type { Order, Priced, Vague } from './entries.ts';

const order = (sortBy: string, sortOrder: 'asc' | 'desc') => ({ sortBy, sortOrder }) as Order;
const list = (text: string) => text.split(',').map((words) => words.trim());

/** Superlatives of the figures that the registry has phrases for. */
const OF_FIGURES: readonly (readonly [Order, readonly string[]])[] = Object.entries(FIGURE_PHRASES).flatMap(
  ([column, { orders = {} }]) =>
    Object.entries(orders).map(([end, words]) => [order(column, end as 'asc' | 'desc'), list(words)] as const),
);

export type Figured = NumberColumn;
/** What figures are called in a superlative and after "high" and "good". */
const namesOf = (figure: Figured): readonly string[] => list(FIGURE_PHRASES[figure]?.names ?? '').filter(Boolean);
const NAMED = (Object.keys(FIGURE_PHRASES) as Figured[]).filter((figure) => namesOf(figure).length > 0);

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
  ...OF_FIGURES,
  [order('distance', 'asc'), list('closest, nearest, closest to me')],
  ...NAMED.flatMap(superlatives),
];

const ENDS = ['asc', 'desc'] as const;
/** The name of a figure behind an adjective: "good grad rates", "low loans". */
const judged = (figure: Figured, end: 'asc' | 'desc'): readonly string[] =>
  join(list(FIGURE_PHRASES[figure]?.judged?.[end] ?? '').filter(Boolean), figure);

/** Such words by the vague word that they are. */
export const VAGUE_FIGURES: ReadonlyMap<Vague, readonly string[]> = new Map(
  NAMED.flatMap((figure) =>
    ENDS.flatMap((end) =>
      (figureOf(figureOfColumn(figure)).search?.vague?.[end] ?? []).map((word): [Vague, readonly string[]] => [
        word,
        judged(figure, end),
      ]),
    ),
  ),
);

/** "Low tuition" says which price is cheap: the lowest quarter of that one. */
export const CHEAP_BY: Readonly<Record<Priced, readonly string[]>> = {
  tuition: judged('tuition', 'asc'),
  inStateTuition: judged('inStateTuition', 'asc'),
};
