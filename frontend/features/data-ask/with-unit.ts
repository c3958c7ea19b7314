/** What a number is called with its unit: "Net price (dollars a year)". */
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import { dataAskWords } from '#words/site/data-ask.ts';

export function withUnit(label: string, figure: string): string {
  const unit = RELEASE_FIGURES.find(({ key }) => key === figure)?.unit ?? null;
  return unit === null ? label : `${label} (${dataAskWords.units[unit]})`;
}
