/** The cards that other sites show in a frame, in a language: a school, a comparison, a program, or why there is none. */

import { cardNotice } from '#frontend/content/card-lines.ts';
import { decidingFigures, publishedPrice } from '#frontend/content/deciding-figures.ts';
import { placeLine } from '#frontend/content/place-line.ts';
import { language } from '#names/locale.ts';
import type { ProgramView, UniversityRecordView } from '#schema/api/university.ts';
import { LISTED_FIGURES } from '#schema/domain/figures/tool-figures.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { cohortAndRelease } from '#schema/domain/record/cohort-and-release.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { type FactField, MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { publisherOf } from '#schema/domain/record/publisher.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { COMPARE_MAX, EMBED_COMPARE_MIN } from '#schema/domain/site/limits.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { SITE_NAME } from '#words/layout/shell.ts';
import { cardWords } from '#words/search/card-words.ts';
import { assistantWords } from '#words/site/assistants.ts';
import { embedWords as words } from '#words/site/embeds.ts';
import { afterWords } from '#words/university/after.ts';
import { yearText } from '#words/university/record-texts.ts';
import { ownSourceText } from '#words/university/source-words.ts';
import { type Html, html } from '#worker/html.ts';
import { figureView, valueText } from './figure-views.ts';

/** A card's title, and the markup of its body. */
export interface EmbedCard {
  title: string;
  body: Html;
}

/** Why there is no card. */
export type NoCard = keyof typeof words.none | 'schoolCount';

const link = (path: string, text: string) =>
  html`<a href="${addressIn(language, path)}" target="_blank" rel="noopener">${text}</a>`;
const pagePath = ({ slug }: { slug: string }) => ROUTE_PATHS.university.path.replace(':slug', slug);
const foot = (path: string, text: (site: string) => string) => html`<footer>${link(path, text(SITE_NAME))}</footer>`;

/** Its publisher and the years: the whole name of the table is on the page that the card leads to. */
function sourceText({ facts }: UniversityRecordView, field: FactField, year = facts[field]?.year ?? ''): string | null {
  const fact = facts[field];
  if (fact === undefined) return null;
  const parts = [ownSourceText(publisherOf(fact.source)), yearText(year), fact.estimate ? assistantWords.estimate : ''];
  return parts.filter((part) => part !== '').join(', ');
}

/** The same under a line that has said whom the figure counts, which the year begins with: "started in fall 2018". */
function sourceOfCounted(record: UniversityRecordView, field: FactField): string | null {
  return sourceText(record, field, cohortAndRelease(record.facts[field]?.year ?? '').release);
}

const whyBlank = ({ missing }: UniversityRecordView, field: FactField) => MISSING_LABELS[missing[field] ?? 'no-source'];

interface Line {
  label: string;
  note?: string | null | undefined;
  value: string | null;
  /** The source, or why there is no value. */
  behind: string | null;
}

/** A name and a value on one line, and small under them what the value is of and from where. */
const list = (lines: readonly Line[]) =>
  html`<dl>${lines.map(
    ({ label, note, value, behind }) =>
      html`<div><dt>${label}</dt><dd>${value ?? html`<i>${behind}</i>`}</dd>${value !== null && html`<dd class="of">${[note, behind].filter(Boolean).join(' · ')}</dd>`}</div>`,
  )}</dl>`;

/** Name, place, and what has become of a school that no longer teaches as it did. */
function head(record: UniversityRecordView, today: string): Html {
  const notice = cardNotice(record, today);
  return html`<header><h1>${link(pagePath(record), record.name)}</h1><p>${placeLine(record)}</p>${notice && html`<p class="notice">${notice.sentence}</p>`}</header>`;
}

/** A school with the figures by which one decides, as its page opens with them; `today` is an ISO day. */
export function embedUniversity(record: UniversityRecordView, today: string): EmbedCard {
  const { known, blank } = decidingFigures(record);
  const { studentPopulation } = record;
  const figures = [
    publishedPrice(record),
    ...known,
    ...blank,
    {
      field: 'studentPopulation' as const,
      label: FIGURE_LABELS.studentPopulation,
      value: studentPopulation === null ? null : formatCount(studentPopulation),
      note: undefined,
    },
  ];
  const lines = figures.map(({ field, label, value, note }) => ({
    label,
    value,
    note: value === null ? null : note,
    behind: value === null ? whyBlank(record, field) : sourceOfCounted(record, field),
  }));
  return {
    title: record.name,
    body: html`${head(record, today)}${list(lines)}${foot(pagePath(record), words.school)}`,
  };
}

/** A figure of one of the schools compared; where the table is narrow, the name of the school is in each cell. */
function cell(record: UniversityRecordView, field: (typeof LISTED_FIGURES)[number]): Html {
  const view = figureView(record, field);
  const text = valueText(view);
  const few = view.people !== null && view.people < MIN_COHORT;
  const value = text !== null && few ? cardWords.ofFew(text, view.people ?? 0) : text;
  return html`<td role="cell"><em>${record.name}</em><b>${value ?? html`<i>${view.whyBlank?.text}</i>`}</b>${value !== null && html`<span class="of">${sourceText(record, field)}</span>`}</td>`;
}

/** Schools next to each other. */
export function embedComparison(records: readonly UniversityRecordView[]): EmbedCard {
  const title = comparePageWords.titleOf(records.map(({ name }) => name));
  const path = `${ROUTE_PATHS.compare.path}?ids=${records.map(({ id }) => id).join(',')}`;
  const names = records.map(
    (record) =>
      html`<th role="columnheader" scope="col">${link(pagePath(record), record.name)}<small>${placeLine(record)}</small></th>`,
  );
  const rows = LISTED_FIGURES.filter((field) => records.some((record) => record[field] !== null)).map(
    (field) =>
      html`<tr role="row"><th role="rowheader" scope="row">${FIGURE_LABELS[field]}</th>${records.map((record) => cell(record, field))}</tr>`,
  );
  return {
    title,
    body: html`<h1>${title}</h1><table role="table" aria-label="${title}"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${words.corner}</th>${names}</tr></thead><tbody role="rowgroup">${rows}</tbody></table>${foot(path, words.compare)}`,
  };
}

/** What one program is like at a school, for each degree; null where the school has no such program. */
export function embedProgram(record: UniversityRecordView, cip: string): EmbedCard | null {
  const programs = record.programs.flatMap((field) => field.programs).filter((program) => program.cip === cip);
  const [first] = programs;
  if (first === undefined) return null;
  const { aidNumber, facts } = record;
  const paid = programs.some((program) => program.earningsFourYears !== null || program.earningsOneYear !== null);
  const shared = paid && facts.programEarnings !== undefined && aidNumber !== null;
  return {
    title: `${first.title}, ${record.name}`,
    body: html`<header><h1>${first.title}</h1><p>${link(pagePath(record), record.name)}, ${placeLine(record)}</p></header>${programs.map((program) => degree(record, program))}${shared && html`<p>${afterWords.pay.allCampuses(formatCount(aidNumber.campuses), aidNumber.name)}</p>`}${foot(`${pagePath(record)}#programs`, words.program)}`,
  };
}

function degree(record: UniversityRecordView, program: ProgramView): Html {
  const { level, graduates, earningsFourYears, earningsOneYear, debt } = program;
  const pay = sourceText(record, 'programEarnings');
  const amounts: [label: string, value: string | null, behind: string | null][] = [
    [words.graduates, graduates === null ? null : formatCount(graduates), sourceText(record, 'programs')],
    [words.payFourYears, amount(earningsFourYears), pay],
    [words.payOneYear, amount(earningsOneYear), pay],
    [words.debt, amount(debt), pay],
  ];
  const lines = amounts.flatMap(([label, value, behind]) => (value === null ? [] : [{ label, value, behind }]));
  return html`<h2>${AWARD_LEVEL_LABELS[level]}</h2>${lines.length === 0 ? html`<p>${assistantWords.nothingCounted}</p>` : list(lines)}`;
}
const amount = (value: number | null) => (value === null ? null : formatMoney(value, 'USD'));

/** What stands in the frame in place of a card. */
export function embedNothing(why: NoCard): EmbedCard {
  const said = why === 'schoolCount' ? words.schoolCount(EMBED_COMPARE_MIN, COMPARE_MAX) : words.none[why];
  return { title: SITE_NAME, body: html`<p>${said}</p>${foot('/', words.site)}` };
}
