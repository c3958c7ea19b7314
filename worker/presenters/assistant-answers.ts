/** What the tools of assistants answer, in a language: figures with year and source, and the same as a short text. */

import { placeLine } from '#frontend/content/place-line.ts';
import type { ToolAnswer, ToolFigureView, ToolName, ToolProgram, ToolSchool } from '#schema/api/assistant-tools.ts';
import type { MajorResponse, MajorsResponse } from '#schema/api/majors.ts';
import type { ProgramResult, ProgramsResponse } from '#schema/api/programs.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { LISTED_FIGURES, TOOL_FIGURES, type ToolFigure } from '#schema/domain/figures/tool-figures.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import type { YourPrice } from '#schema/domain/money/your-price.ts';
import {
  ACCESS_EARNINGS_LABELS,
  AWARD_LEVEL_LABELS,
  DESIGNATION_LABELS,
  RESEARCH_LABELS,
  TYPE_LABELS,
} from '#schema/domain/record/enums.ts';
import { KIND_LABELS, STATUS_LABELS } from '#schema/domain/record/figure-labels.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { assistantWords as words } from '#words/site/assistants.ts';
import { yearText } from '#words/university/record-texts.ts';
import { universityWords } from '#words/university/university.ts';
import { meaningOf } from '#words/university/university-meanings.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { figureView, valueText } from './figure-views.ts';

/** The address of a page of ours: origin and language are the caller's to say. */
export type UrlOf = (path: string) => string;

const pagePath = ({ slug }: { slug: string }) => ROUTE_PATHS.university.path.replace(':slug', slug);

/** A school with some of its figures. Those that neither country's sources have for it are left out. */
export function presentToolSchool(
  record: UniversityRecordView,
  url: UrlOf,
  fields: readonly ToolFigure[] = TOOL_FIGURES,
): ToolSchool {
  const figures = fields.filter((field) => record[field] !== null || record.missing[field] !== 'not-applicable');
  return {
    id: record.id,
    name: record.name,
    place: placeLine(record),
    url: url(pagePath(record)),
    status: STATUS_LABELS[record.status.state],
    figures: figures.map((field) => figureView(record, field)),
    ...(record.yourPrice ? { yourPrice: record.yourPrice } : {}),
  };
}

export const presentListedSchool = (record: UniversityRecordView, url: UrlOf): ToolSchool =>
  presentToolSchool(record, url, LISTED_FIGURES);

/** What a record says of a school besides figures. */
export function presentToolFacts(record: UniversityRecordView): ToolAnswer<'university'>['facts'] {
  const labels = { ...universityWords.facts, ...universityPartWords.facts };
  const { type, highestAward, researchDesignation, accessEarnings } = record;
  const lines: [label: string, value: string | null][] = [
    [FIGURE_LABELS.type, type && TYPE_LABELS[type]],
    [FIGURE_LABELS.kind, KIND_LABELS[record.kind]],
    [labels.highestAward, highestAward && AWARD_LEVEL_LABELS[highestAward]],
    [labels.carnegie, record.carnegieClass],
    [labels.research, researchDesignation && RESEARCH_LABELS[researchDesignation]],
    [labels.accessEarnings, accessEarnings && ACCESS_EARNINGS_LABELS[accessEarnings]],
    [labels.religion, record.religiousDenomination],
    [labels.athletics, record.athleticsDivision],
    [labels.language, record.language],
    [labels.designations, record.designations.map((one) => DESIGNATION_LABELS[one]).join('; ') || null],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** One figure explained. */
export function presentExplained(
  record: UniversityRecordView,
  field: ToolFigure,
  url: UrlOf,
): Omit<ToolAnswer<'explain_figure'>, 'dataset'> {
  const fact = record[field] === null ? undefined : record.facts[field];
  return {
    school: record.name,
    url: url(pagePath(record)),
    explained: figureView(record, field),
    meaning: meaningOf(field, record),
    variable: fact?.variable ?? null,
    sourceUrl: fact?.url ?? null,
    computed: fact?.computed ?? null,
  };
}

export function presentToolPrograms(
  { programs, total, page, totalPages, origin }: ProgramsResponse,
  url: UrlOf,
): Omit<ToolAnswer<'programs'>, 'dataset'> {
  return {
    total,
    page,
    totalPages,
    graduatesOf: origin && `${origin.source}, ${yearText(origin.year)}`,
    programs: programs.map((one) => presentToolProgram(one, url)),
  };
}

function presentToolProgram(found: ProgramResult, url: UrlOf): ToolProgram {
  return {
    program: found.program,
    cip: found.cip,
    school: found.universityName,
    place: found.location,
    url: url(pagePath(found)),
    basis: found.basis,
    awards: found.awards.map(({ level, graduates, earningsFourYears, online, trend, check }) => ({
      level: AWARD_LEVEL_LABELS[level],
      graduates,
      earningsFourYears,
      online,
      ...(trend === undefined ? {} : { trend }),
      ...(check === undefined ? {} : { earningsCheck: { side: check.side, close: check.close } }),
    })),
  };
}

export const presentToolMajor = (major: MajorResponse, url: UrlOf) => ({
  major,
  url: url(ROUTE_PATHS.major.path.replace(':major', major.key)),
});
export const presentToolMajors = ({ majors }: MajorsResponse, url: UrlOf) => ({
  majors,
  url: url(ROUTE_PATHS.majors.path),
});

function figureLine(figure: ToolFigureView): string {
  const { label, year, source, estimate, people, whyBlank } = figure;
  const text = valueText(figure);
  if (text === null) return words.line(label, whyBlank?.text ?? '');
  const behind = [
    year === null ? null : yearText(year),
    source,
    estimate ? words.estimate : null,
    people === null ? null : words.people(people),
  ].filter((part) => part !== null);
  return words.line(label, behind.length === 0 ? text : `${text} (${behind.join('; ')})`);
}

function priceLines(price: YourPrice): string[] {
  if (price.amount === null) return [words.noPrice(price.missing?.text ?? '')];
  const amount = formatMoney(price.amount, price.currency);
  const parts = price.parts.map(({ label, amount: part, source, year }) =>
    words.line(label, `${formatMoney(part, price.currency)} (${source}, ${yearText(year)})`),
  );
  return [
    price.estimate ? words.estimatedPrice(amount) : words.price(amount),
    ...parts,
    ...price.notes.map(({ text }) => text),
  ];
}

function schoolLines({ name, place, url, figures, yourPrice }: ToolSchool): string[] {
  return [
    `${name}, ${place}`,
    url,
    ...(yourPrice ? priceLines(yourPrice) : []),
    ...figures.map((figure) => `- ${figureLine(figure)}`),
  ];
}

const paragraphs = (parts: readonly (readonly string[])[]) => parts.map((lines) => lines.join('\n')).join('\n\n');

/** Each answer as a short text, for whom reads no structured content. */
export const TOOL_TEXTS: { readonly [Name in ToolName]: (answer: ToolAnswer<Name>) => string } = {
  search: ({ total, schools, understood, unused, url }) =>
    paragraphs([
      [
        words.found(formatCount(total), total),
        ...(understood.length === 0 ? [] : [words.understood(understood.join('; '))]),
        ...(unused.length === 0 ? [] : [words.unused(unused.join(', '))]),
        url,
      ],
      ...schools.map(schoolLines),
    ]),
  university: ({ school, description, facts, fields }) =>
    paragraphs([
      [description],
      schoolLines(school),
      facts.map(({ label, value }) => `- ${words.line(label, value)}`),
      ...(fields.length === 0
        ? []
        : [
            [
              words.fields,
              ...fields.map(({ title, graduates }) =>
                graduates === null ? `- ${title}` : `- ${words.line(title, words.graduates(graduates))}`,
              ),
            ],
          ]),
    ]),
  compare: ({ schools, url }) => paragraphs([[url], ...schools.map(schoolLines)]),
  price: ({ prices }) => paragraphs(prices.map(({ name, url, price }) => [name, url, ...priceLines(price)])),
  programs: ({ total, programs, graduatesOf }) =>
    paragraphs([
      [
        words.foundPrograms(formatCount(total), total),
        ...(graduatesOf === null ? [] : [words.graduatesOf(graduatesOf)]),
        words.checkCaution,
      ],
      ...programs.map(({ program, school, place, url, awards, basis }) => [
        words.line(program, `${school}, ${place}`),
        url,
        ...(basis === 'knowledge' ? [words.unconfirmed] : []),
        ...awards.map(({ level, graduates, earningsFourYears, earningsCheck }) => {
          const said = [
            graduates === null ? null : words.graduates(graduates),
            earningsFourYears === null ? null : words.payFourYears(formatMoney(earningsFourYears, 'USD')),
            earningsCheck ? words.check[earningsCheck.close ? 'close' : earningsCheck.side] : null,
          ].filter((part) => part !== null);
          return `- ${words.line(level, said.length === 0 ? words.nothingCounted : said.join('; '))}`;
        }),
      ]),
    ]),
  majors: ({ major, majors, url }) => {
    if (!major) return paragraphs([[url], (majors ?? []).map(({ key, title }) => `- ${key}: ${title}`)]);
    const { title, about, universities, graduates, earnings, origins } = major;
    return paragraphs([
      [title, url],
      [about],
      [
        words.taughtBy(formatCount(universities.US), formatCount(universities.CA)),
        words.majorGraduates(formatCount(graduates), origins.graduates ? yearText(origins.graduates.year) : null),
        earnings === null
          ? words.noMajorPay
          : words.majorPay(
              formatMoney(earnings.median, 'USD'),
              formatMoney(earnings.lower, 'USD'),
              formatMoney(earnings.upper, 'USD'),
              formatCount(earnings.schools),
            ),
      ],
    ]);
  },
  explain_figure: ({ school, url, explained, meaning, variable, sourceUrl, computed }) =>
    paragraphs([
      [school, url],
      [figureLine(explained), meaning],
      [
        ...(variable === null ? [] : [words.variable(variable)]),
        ...(computed === null ? [] : [words.computed(computed)]),
        ...(sourceUrl === null ? [] : [sourceUrl]),
      ],
    ]).trim(),
};
