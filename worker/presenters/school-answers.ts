/** What a line asks of schools that it names, in sentences: the figure with its year and source, or why there is none. */

import { cardRate } from '#frontend/content/card-lines.ts';
import { SETTING_NAMES } from '#names/enums.ts';
import type { SearchAnswer } from '#schema/api/answers.ts';
import { graduationWindow } from '#schema/domain/figures/graduation-window.ts';
import { capitalized } from '#schema/domain/formats/capitalized.ts';
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatRange,
  formatRate,
  formatRatio,
  formatScore,
} from '#schema/domain/formats/formats.ts';
import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { roundDates } from '#schema/domain/plan/next-deadline.ts';
import { CALENDAR_LABELS, RELIGION_LABELS, TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { isOfFew } from '#schema/domain/record/small-cohorts.ts';
import {
  type AnsweredFact,
  type AnsweredFigure,
  type AnsweredRecord,
  factOfAnswer,
  sectionOf,
} from '#schema/domain/search/answered-figures.ts';
import { labelled } from '#words/layout/labelled.ts';
import { routeText } from '#words/layout/route-texts.ts';
import { roundFor } from '#words/plan/plan.ts';
import { sentenceWords as words } from '#words/search/answer-sentences.ts';
import { payersText } from '#words/search/card-words.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import { schoolName } from './school-name.ts';
import { recordText } from './texts-of-data.ts';
import { sumOfRanges } from './university-record.ts';
import type { PriceOf } from './your-price.ts';

/** A sentence; null where nothing is known. */
interface Said {
  text: string;
  /** The fact that says where it is from, where it is another than that of the figure (`factOfAnswer`); null for none. */
  fact?: AnsweredFact | null;
  /** What follows the sentence and its year. */
  after?: string;
}
type Sayer = (document: AnsweredRecord, name: string) => Said | null;

const share = (value: number | null | undefined): string | null => (value == null ? null : formatPercent(value));

/** A year with housing, food, books and the rest; null where any part of it is missing. */
function yearTotal({ roomAndBoard, booksAndSupplies, otherExpenses }: AnsweredRecord, tuition: number | null) {
  if (tuition === null || roomAndBoard === null || booksAndSupplies === null || otherExpenses === null) return null;
  return tuition + roomAndBoard + booksAndSupplies + otherExpenses;
}

const tuition: Sayer = ({ country, currency, tuition: others, tuitionInState, tuitionInStateFor, ...rest }, name) => {
  const money = (amount: number) => formatMoney(amount, currency);
  if (country === 'CA') {
    const { payer } = words.tuition;
    const whom = tuitionInStateFor === null ? payer.residents : payer.of(payersText(tuitionInStateFor));
    const between = rest.tuitionOtherProvinces;
    const prices = [
      ...(tuitionInState === null ? [] : [`${money(tuitionInState)} ${whom}`]),
      ...(between === null || between === tuitionInState ? [] : [`${money(between)} ${payer.others}`]),
      ...(others === null ? [] : [`${money(others)} ${payer.international}`]),
    ];
    const fact = tuitionInState === null ? 'tuition' : 'tuitionInState';
    return prices.length === 0 ? null : { text: words.tuition.CA(name, prices), fact };
  }
  if (others === null && tuitionInState === null) return null;
  if (others === null || tuitionInState === null || others === tuitionInState)
    return { text: words.tuition.same(name, money((others ?? tuitionInState) as number)) };
  return { text: words.tuition.US(name, money(tuitionInState), money(others)) };
};

const cost: Sayer = (document, name) => {
  const said = tuition(document, name);
  const { country, currency, netPrice, tuition: others, tuitionInState } = document;
  const money = (amount: number) => formatMoney(amount, currency);
  const net = netPrice === null ? '' : words.alsoNet(money(netPrice));
  if (said === null)
    return netPrice === null ? null : { text: words.netPrice(name, money(netPrice)), fact: 'netPrice' };
  const [home, away] = [yearTotal(document, tuitionInState ?? others), yearTotal(document, others)];
  const total =
    country === 'CA' || home === null || away === null
      ? ''
      : home === away
        ? words.total(money(home))
        : words.totalOutOfState(money(home), money(away));
  return { ...said, after: `${total}${net}` };
};

const factorOf =
  (factor: 'recommendations' | 'essay' | 'legacy'): Sayer =>
  ({ admissionFactors }, name) => {
    const weight = admissionFactors?.[factor];
    return weight === undefined ? null : { text: words.factor[factor](name, weight) };
  };

const scoresOf =
  (test: 'SAT' | 'ACT'): Sayer =>
  (document, name) => {
    const range = test === 'SAT' ? sumOfRanges(document.satReading, document.satMath) : document.actComposite;
    if (range !== null) return { text: words.scores(name, test, formatRange(range)) };
    return SAYERS.tests(document, name);
  };

const GROUPS = ['women', 'white', 'black', 'hispanic', 'asian', 'international', 'firstGeneration'] as const;

const SAYERS: Readonly<Record<AnsweredFigure, Sayer>> = {
  acceptance: (document, name) =>
    document.acceptanceRate !== null
      ? { text: words.acceptance(name, cardRate(document, 'acceptanceRate')) }
      : document.admissionPolicy === 'open'
        ? { text: words.openAdmission(name), fact: 'admissionPolicy' }
        : null,
  cost,
  tuition,
  netPrice: ({ netPrice, currency }, name) =>
    netPrice === null ? null : { text: words.netPrice(name, formatMoney(netPrice, currency)) },
  gpa: ({ enteringAverage, admissionFactors }, name) => {
    if (enteringAverage !== null) return { text: words.gpaCanada(name, formatPercent(enteringAverage)) };
    const weight = admissionFactors?.gpa;
    return weight === undefined ? null : { text: words.gpaWeight(name, weight), fact: 'admissionFactors' };
  },
  sat: scoresOf('SAT'),
  act: scoresOf('ACT'),
  tests: ({ testPolicy, country }, name) =>
    testPolicy !== null
      ? { text: words.tests(name, testPolicy.policy), fact: 'testPolicy' }
      : country === 'CA'
        ? { text: words.noTests(name), fact: null }
        : null,
  deadline: ({ deadlines, applicationRoutes }, name) => {
    const rounds = roundDates(deadlines).map(({ round, date }) => ({ round, date: formatPartialDate(date) }));
    const rolling = deadlines?.rolling === true ? words.rolling(name) : null;
    if (rounds.length > 0)
      return {
        text: words.deadlines(name, rounds),
        after: deadlines?.lastKnown ? words.lastKnown : rolling === null ? '' : ` ${rolling}.`,
      };
    if (rolling !== null) return { text: rolling };
    const dates = (applicationRoutes ?? []).flatMap((route) =>
      route.dates.map(({ date, what }) => ({
        date: formatPartialDate(date),
        what: what === null ? route.applicants && routeText(route.applicants) : roundFor(what),
      })),
    );
    return dates.length === 0 ? null : { text: words.routes(name, dates), fact: 'applicationRoutes' };
  },
  earlyDecision: ({ earlyDecision }, name) => {
    if (earlyDecision === null || earlyDecision.applied === 0) return null;
    const { applied, admitted } = earlyDecision;
    const rate = formatRate((100 * admitted) / applied);
    return { text: words.early(name, formatCount(applied), formatCount(admitted), rate) };
  },
  size: ({ studentPopulation, undergraduateEnrollment }, name) =>
    studentPopulation === null
      ? null
      : {
          text: words.size(
            name,
            formatCount(studentPopulation),
            undergraduateEnrollment === null ? null : formatCount(undergraduateEnrollment),
          ),
        },
  graduation: (document, name) => {
    if (document.graduationRate === null) return null;
    const inFour = document.graduationRates?.fourYears ?? null;
    return {
      text: words.graduation(
        name,
        cardRate(document, 'graduationRate'),
        universityWords.within[graduationWindow(document)],
      ),
      after: inFour === null || isOfFew('graduationRates', document) ? '' : words.inFourYears(formatRate(inFour)),
    };
  },
  retention: ({ retentionRate }, name) =>
    retentionRate === null ? null : { text: words.retention(name, formatRate(retentionRate)) },
  earnings: ({ medianEarnings, employmentRate, currency }, name) =>
    medianEarnings !== null
      ? { text: words.earnings(name, formatMoney(medianEarnings, currency)) }
      : employmentRate !== null
        ? { text: words.employment(name, formatPercent(employmentRate)), fact: 'employmentRate' }
        : null,
  debt: ({ medianDebt, currency }, name) =>
    medianDebt === null ? null : { text: words.debt(name, formatMoney(medianDebt, currency)) },
  ratio: ({ studentFacultyRatio }, name) =>
    studentFacultyRatio === null ? null : { text: words.ratio(name, formatRatio(studentFacultyRatio)) },
  fee: ({ applicationFee, currency }, name) =>
    applicationFee === null
      ? null
      : applicationFee === 0
        ? { text: words.noFee(name) }
        : { text: words.fee(name, formatMoney(applicationFee, currency)) },
  housing: ({ roomAndBoard, currency }, name) =>
    roomAndBoard === null ? null : { text: words.housing(name, formatMoney(roomAndBoard, currency)) },
  founded: ({ yearFounded }, name) => (yearFounded === null ? null : { text: words.founded(name, yearFounded) }),
  religion: ({ religiousAffiliation, religiousDenomination }, name) =>
    religiousAffiliation === null
      ? null
      : religiousAffiliation === 'none'
        ? { text: words.noReligion(name) }
        : {
            text: words.religion(
              name,
              recordText('religiousDenomination', religiousDenomination) ?? RELIGION_LABELS[religiousAffiliation],
            ),
          },
  type: ({ type }, name) => (type === null ? null : { text: words.type(name, TYPE_LABELS[type].toLowerCase()) }),
  place: ({ city, state, country }, name) => ({
    text: words.place(name, townInState(townName(city), stateName(country, state))),
  }),
  aid: ({ percentReceivingAid, averageAidAmount, currency }, name) =>
    percentReceivingAid === null && averageAidAmount === null
      ? null
      : {
          text: words.aid(
            name,
            share(percentReceivingAid),
            averageAidAmount === null ? null : formatMoney(averageAidAmount, currency),
          ),
          ...(averageAidAmount === null ? { fact: 'percentReceivingAid' as const } : {}),
        },
  pell: ({ percentPell }, name) =>
    percentPell === null ? null : { text: words.pell(name, formatPercent(percentPell)) },
  safety: ({ safety }, name) => {
    if (safety === null || safety.lateReports) return null;
    const years = [safety.years[0], safety.years.at(-1)].filter(Boolean).join('–');
    return { text: words.safety(name, formatScore(safety.perThousand), years) };
  },
  diversity: ({ studentBody, enrolmentByYear }, name) => {
    const parts = GROUPS.flatMap((group) => {
      const value = studentBody?.[group];
      return value == null ? [] : [`${formatPercent(value)} ${words.groups[group]}`];
    });
    if (parts.length > 0) return { text: words.diversity(name, parts) };
    const [, total, , international] = enrolmentByYear?.at(-1) ?? [];
    return total == null || international == null || total === 0
      ? null
      : { text: words.international(name, formatPercent((100 * international) / total)), fact: 'enrolmentByYear' };
  },
  waitlist: ({ waitlist }, name) =>
    waitlist === null || waitlist.admitted === null || waitlist.accepted === null
      ? null
      : {
          text: words.waitlist(name, formatCount(waitlist.admitted), formatCount(waitlist.accepted)),
        },
  recommendations: (document, name) => {
    const letters = document.applicationParts?.teacherRecommendations ?? null;
    return letters === null
      ? factorOf('recommendations')(document, name)
      : { text: words.recommendations(name, letters), fact: 'applicationParts' };
  },
  essay: (document, name) => {
    const required = document.applicationParts?.essay ?? null;
    return required === null
      ? factorOf('essay')(document, name)
      : { text: words.essay(name, required), fact: 'applicationParts' };
  },
  legacy: factorOf('legacy'),
  transfer: ({ outcomes }, name) => {
    const award = outcomes?.transfer?.award ?? null;
    return award === null ? null : { text: words.transfer(name, formatRate(award)) };
  },
  disability: ({ services }, name) => {
    const part = services?.disabilityShare ?? null;
    if (part === null) return null;
    return {
      text: words.disability(name, part === '3 or less' ? words.fewDisabled : formatPercent(part)),
    };
  },
  partTime: ({ studentBody }, name) => {
    const part = share(studentBody?.partTime);
    return part === null ? null : { text: words.partTime(name, part, share(studentBody?.adults)) };
  },
  sports: ({ athleticsDivision, athleticsConference }, name) =>
    athleticsDivision === null
      ? null
      : {
          text: words.sports(
            name,
            recordText('athletics', athleticsDivision) as string,
            recordText('athletics', athleticsConference),
          ),
        },
  calendar: ({ academicCalendar }, name) =>
    academicCalendar === null ? null : { text: words.calendar(name, CALENDAR_LABELS[academicCalendar].toLowerCase()) },
  setting: ({ campusSetting }, name) =>
    campusSetting === null ? null : { text: words.setting(name, SETTING_NAMES[campusSetting].toLowerCase()) },
};

function blankOf({ missing }: AnsweredRecord, figure: AnsweredFigure): string {
  const fact = factOfAnswer(figure);
  return MISSING_LABELS[(fact && missing[fact]) ?? 'no-source'];
}

const PRICED: ReadonlySet<AnsweredFigure> = new Set(['cost', 'tuition', 'netPrice']);

/** The figure of a school that a line asks for. */
export function presentFigure(document: AnsweredRecord, figure: AnsweredFigure, priceOf?: PriceOf): SearchAnswer {
  const called = schoolName(document.id, document.name);
  const name = words.school(called);
  const said = SAYERS[figure](document, name);
  const from = said?.fact === undefined ? factOfAnswer(figure) : said.fact;
  const fact = said === null || from === null ? undefined : document.facts[from];
  const own = priceOf && PRICED.has(figure) ? priceOf(document).amount : null;
  const sentence = said
    ? `${words.withYear(said.text, fact ? yearText(fact.year) : null)}${said.after ?? ''}`
    : words.blank(name, figure, blankOf(document, figure));
  return {
    kind: 'figure',
    title: labelled(called, words.figure(figure)),
    text: own === null ? sentence : `${sentence} ${words.yourPrice(formatMoney(own, document.currency))}`,
    source: fact ? { name: fact.source, year: yearText(fact.year) } : null,
    path: `/university/${slugOf(document.name, document.id)}#${sectionOf(figure)}`,
    link: words.more(name),
    ...(own === null && PRICED.has(figure) ? { pricedAt: document.id } : {}),
  };
}

interface ComparedRow {
  figures: readonly AnsweredFigure[];
  label: AnsweredFigure;
  value: (card: CardRow) => string | null;
}
const money = (amount: number | null, { currency }: CardRow) =>
  amount === null ? null : formatMoney(amount, currency);
const COMPARED: readonly ComparedRow[] = [
  {
    label: 'acceptance',
    figures: ['acceptance', 'gpa', 'sat', 'act', 'tests', 'earlyDecision'],
    value: (card) => (card.acceptanceRate === null ? null : cardRate(card, 'acceptanceRate')),
  },
  {
    label: 'netPrice',
    figures: ['netPrice', 'cost', 'aid', 'pell', 'debt'],
    value: (card) => money(card.netPrice, card),
  },
  {
    label: 'tuition',
    figures: ['tuition', 'housing', 'fee'],
    value: (card) =>
      card.tuitionInState === null || card.tuitionInState === card.tuition
        ? money(card.tuition, card)
        : [money(card.tuitionInState, card), money(card.tuition, card)].filter((part) => part !== null).join(' / '),
  },
  {
    label: 'graduation',
    figures: ['graduation', 'retention', 'transfer'],
    value: (card) => (card.graduationRate === null ? null : cardRate(card, 'graduationRate')),
  },
  { label: 'earnings', figures: ['earnings'], value: (card) => money(card.medianEarnings, card) },
  {
    label: 'size',
    figures: ['size', 'ratio'],
    value: ({ studentPopulation: all }) => (all === null ? null : formatCount(all)),
  },
];

/** Several schools beside one another, by what their cards have; what was asked for comes first. */
export function presentComparedSchools(cards: readonly CardRow[], figure: AnsweredFigure | undefined): SearchAnswer {
  const names = cards.map(({ id, name }) => schoolName(id, name));
  const asked = COMPARED.find(({ figures }) => figure !== undefined && figures.includes(figure));
  const rows = asked ? [asked, ...COMPARED.filter((row) => row !== asked)] : COMPARED;
  const shown = (row: ComparedRow, card: CardRow) => row.value(card) ?? words.compared.none;
  const first = rows[0] as ComparedRow;
  return {
    kind: 'comparison',
    title: words.compared.title(names),
    text: words.compared.text(
      capitalized(words.figure(first.label)),
      cards.map((card, at) => `${names[at]}, ${first.value(card) ?? words.compared.none.toLowerCase()}`),
    ),
    source: null,
    path: `/compare?ids=${cards.map(({ id }) => id).join(',')}`,
    link: words.compareAll,
    table: {
      columns: names,
      rows: rows.map((row) => ({
        label: capitalized(words.figure(row.label)),
        values: cards.map((card) => shown(row, card)),
      })),
    },
  };
}

/** Whether a school is, or has, what a line asks: the parts of the line as its chips say them. */
export function presentCheck(
  { id, name }: Pick<CardRow, 'id' | 'name'>,
  holds: boolean,
  parts: readonly string[],
): SearchAnswer {
  const called = schoolName(id, name);
  return {
    kind: 'figure',
    title: called,
    text: words.check[holds ? 'yes' : 'no'](words.school(called), parts),
    source: null,
    path: `/university/${slugOf(name, id)}`,
    link: words.more(words.school(called)),
  };
}
