/** What finishing costs: the price of a year times the years people take, and how many leave without a degree. */

import { EstimateTag } from '#frontend/components/figures/estimate-tag.tsx';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Collapsible } from '#frontend/components/page/collapsible.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { isNetOfResidents } from '#frontend/content/deciding-figures.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { type FinishingCost, type FinishingYears, finishingCost } from '#schema/domain/aid/finishing-cost.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { MIN_COHORT } from '#schema/domain/record/small-cohorts.ts';
import { PAGE_LABELS } from '#words/figures/derived/page.ts';
import { labelled } from '#words/layout/labelled.ts';
import { afterWords } from '#words/university/after.ts';
import { universityWords } from '#words/university/university.ts';
import { inARow } from '../brief.ts';

const words = () => afterWords.finishing;

/** How many were done within so many years, where that is published: of five years it is not. */
const doneBy = ({ within }: FinishingCost, years: FinishingYears) =>
  ({ 4: within.four, 5: null, 6: within.six })[years];

interface FinishingCostsProps {
  university: UniversityRecordView;
  /** What a year costs whoever asks, in the university's currency; without it the average net price counts. */
  yourPrice?: number | null;
}

export function FinishingCosts({ university, yourPrice = null }: FinishingCostsProps) {
  const finishing = finishingCost(yourPrice ?? university.netPrice, university.graduationRates);
  if (finishing === null) return null;
  const money = (amount: number) => formatMoney(amount, university.currency);
  const { price, bills, without, half } = finishing;
  // Of a handful of people nobody can say how many graduate, or when.
  const people = university.graduationRates?.cohort ?? null;
  const isOfFew = people !== null && people < MIN_COHORT;
  const intro = isNetOfResidents(university) ? words().introPublic : words().intro;
  return (
    <Collapsible
      id="finishing"
      heading={words().heading}
      brief={inARow([
        universityWords.estimateTag,
        // Of the three the one in between says least, and a phone has no room for it.
        ...bills
          .filter(({ years }) => years !== 5)
          .map(({ years, total }) => labelled(words().years(years), money(total))),
        yourPrice === null ? words().afterAid : words().atOwnPrice,
      ])}
    >
      <Note maxW="prose">
        {yourPrice === null ? intro(money(price)) : words().introOwn(money(price))}{' '}
        {yourPrice === null ? (
          <FactSource university={university} field="netPrice" label={PAGE_LABELS.netPrice} />
        ) : null}
      </Note>
      <FigureTable
        label={words().heading}
        columns={[words().yearsColumn, words().billColumn, words().doneColumn]}
        rows={bills.map(({ years, total }) => {
          const done = isOfFew ? null : doneBy(finishing, years);
          return {
            key: String(years),
            name: words().years(years),
            cells: [money(total), done === null ? null : formatPercent(done)],
          };
        })}
      />
      <Grid mt="3" gap="1" textStyle="sm" maxW="prose">
        {isOfFew ? <p>{words().few}</p> : null}
        {without === null || isOfFew ? null : <p>{words().without(formatPercent(without.percent), without.years)}</p>}
        {half === null || isOfFew ? null : <p>{words().half[half]}</p>}
        {price === 0 ? null : <p>{words().more(money(price))}</p>}
        <Caption>
          {words().note} <EstimateTag />
        </Caption>
      </Grid>
    </Collapsible>
  );
}
