/** Superlatives: the order that they ask for. */
import type { Order } from './entries.ts';

const order = (sortBy: string, sortOrder: 'asc' | 'desc') => ({ sortBy, sortOrder }) as Order;
const list = (text: string) => text.split(',').map((words) => words.trim());

export const ORDERS: readonly (readonly [Order, readonly string[]])[] = [
  [
    order('netPrice', 'asc'),
    list(
      'cheapest, lowest net price, lowest price, lowest cost, least expensive, most affordable, lowest priced, best price, lowest average cost, cheapest net price, lowest net cost, best value, best bang for the buck, moins cheres, moins cher',
    ),
  ],
  [
    order('tuition', 'asc'),
    list('lowest tuition, cheapest tuition, lowest tuition fees, lowest fees, lowest out of state tuition'),
  ],
  [
    order('inStateTuition', 'asc'),
    list('lowest in state tuition, cheapest in state tuition, lowest domestic tuition, cheapest in state'),
  ],
  [order('tuition', 'desc'), list('most expensive, highest tuition, priciest, costliest')],
  [order('netPrice', 'desc'), list('highest net price')],
  [
    order('graduationRate', 'desc'),
    list(
      'best graduation rate, best graduation rates, highest graduation rate, highest graduation rates, top graduation rate, top graduation rates, highest grad rate, best grad rate, best grad rates, highest grad rates',
    ),
  ],
  [
    order('graduationRate', 'asc'),
    list('lowest graduation rate, worst graduation rate, lowest graduation rates, worst graduation rates'),
  ],
  [
    order('retentionRate', 'desc'),
    list(
      'best retention, best retention rate, best retention rates, highest retention, highest retention rate, highest retention rates, top retention',
    ),
  ],
  [
    order('medianEarnings', 'desc'),
    list(
      'highest paid, best paid, highest earning, highest earnings, highest salary, highest salaries, best salary, best salaries, highest paying, best paying, highest median earnings, most money, highest income, highest paid graduates, best paid graduates, top earning, top paying, best earnings, best return on investment, best roi, highest starting salaries, highest starting salary, highest pay, highest median salary',
    ),
  ],
  [order('medianEarnings', 'asc'), list('lowest earnings, lowest paid, lowest salaries')],
  [
    order('medianDebt', 'asc'),
    list('lowest debt, least debt, lowest student debt, lowest median debt, least student debt, lowest average debt'),
  ],
  [order('medianDebt', 'desc'), list('highest debt, most debt')],
  [
    order('studentPopulation', 'desc'),
    list(
      'largest, biggest, most students, largest enrollment, highest enrollment, most populous, biggest enrollment, largest enrolment, plus grande, plus grandes',
    ),
  ],
  [
    order('studentPopulation', 'asc'),
    list('smallest, fewest students, tiniest, lowest enrollment, least students, smallest enrollment'),
  ],
  [
    order('yearFounded', 'asc'),
    list('oldest, earliest founded, most historic, first founded, plus ancienne, plus vieille'),
  ],
  [order('yearFounded', 'desc'), list('newest, youngest, most recently founded, most recent')],
  [
    order('acceptanceRate', 'asc'),
    list(
      'most selective, hardest to get into, lowest acceptance rate, lowest acceptance rates, most competitive, lowest admission rate, hardest to get in, most difficult to get into, most exclusive, toughest to get into, hardest, lowest acceptance, most elite, most prestigious',
    ),
  ],
  [
    order('acceptanceRate', 'desc'),
    list(
      'easiest to get into, highest acceptance rate, highest acceptance rates, easiest admission, easiest, highest admission rate, easiest to get in, highest acceptance, easiest admissions, least competitive',
    ),
  ],
  [
    order('studentFacultyRatio', 'asc'),
    list(
      'smallest classes, smallest class sizes, smallest class size, lowest student faculty ratio, best student faculty ratio, lowest student to faculty ratio, best student to faculty ratio, lowest student teacher ratio, best student teacher ratio',
    ),
  ],
  [order('applicationFee', 'asc'), list('lowest application fee, cheapest application fee, cheapest application')],
  [order('distance', 'asc'), list('closest, nearest, closest to me')],
];
