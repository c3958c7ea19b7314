/** One figure of a school as a picture for other sites: label, value, year and source. */

import type { UniversityRecordView } from '#schema/api/university.ts';
import type { ToolFigure } from '#schema/domain/figures/tool-figures.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { SITE_NAME } from '#words/layout/shell.ts';
import { cardWords } from '#words/search/card-words.ts';
import { assistantWords } from '#words/site/assistants.ts';
import { yearText } from '#words/university/record-texts.ts';
import { html } from '#worker/html.ts';
import { figureView, valueText } from './figure-views.ts';

const HEIGHT = 48;
const PADDING = 10;
/** Average width of a letter by its size: a picture knows no fonts, so the text is set to the width it was given. */
const widthOf = (text: string, size: number) => Math.ceil([...text].length * size * 0.56);

/** The picture, as SVG without scripts and styles. */
export function presentBadge(record: UniversityRecordView, field: ToolFigure): string {
  const view = figureView(record, field);
  const text = valueText(view);
  const few = text !== null && view.people !== null && view.people < MIN_COHORT;
  const value = text === null ? (view.whyBlank?.text ?? '') : few ? cardWords.ofFew(text, view.people ?? 0) : text;
  const behind = [
    view.source,
    view.year === null ? null : yearText(view.year),
    view.estimate ? assistantWords.estimate : null,
    SITE_NAME,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  const left = widthOf(view.label, 13) + 2 * PADDING;
  const right = Math.max(widthOf(value, 13) + 2 * PADDING, widthOf(behind, 10) + 2 * PADDING - left);
  const width = left + right;
  const said = `${record.name}. ${view.label}: ${value} (${behind})`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" font-family="Verdana,system-ui,sans-serif"><title>${said}</title><rect width="${width}" height="${HEIGHT}" rx="5" fill="#1a1c1a"/><path d="M${left} 0h${right - 5}a5 5 0 0 1 5 5v23h-${right}z" fill="#0e5f4b"/><g fill="#fff" font-size="13"><text x="${PADDING}" y="19" textLength="${left - 2 * PADDING}" lengthAdjust="spacingAndGlyphs">${view.label}</text><text x="${left + PADDING}" y="19" font-weight="bold" textLength="${widthOf(value, 13)}" lengthAdjust="spacingAndGlyphs">${value}</text></g><text x="${PADDING}" y="41" fill="#fff" font-size="10" textLength="${widthOf(behind, 10)}" lengthAdjust="spacingAndGlyphs">${behind}</text></svg>`
    .markup;
}
