/** What life costs where the university is: rent, and prices beside those of the nation. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { labelled } from '#words/layout/labelled.ts';
import { yearText } from '#words/university/record-texts.ts';
import { detailWords } from '#words/university/university-details.ts';
import { FactFigure, FigureGrid } from './fact-figure.tsx';

const words = () => detailWords.living;
type Props = { university: UniversityRecordView };

/** True when there is anything to show. */
export function hasLivingCosts({ rent, priceParity }: UniversityRecordView): boolean {
  return rent !== null || priceParity !== null;
}

export function LivingThere({ university }: Props) {
  return (
    <Box>
      <FigureGrid columns={2}>
        <RentFigure university={university} />
        <Parity university={university} />
      </FigureGrid>
      <Box mt="4">
        <TextLink to={paths.article(ARTICLE_IDS.housing)}>{words().guide}</TextLink>
      </Box>
    </Box>
  );
}

function RentFigure({ university }: Props) {
  const { rent, currency, country } = university;
  if (rent === null) return null;
  const others = [
    { label: words().studio, amount: rent.studio },
    { label: words().twoBedroom, amount: rent.twoBedroom },
  ].filter(({ amount }) => amount !== null);
  return (
    <FactFigure
      university={university}
      field="rent"
      label={words().rent}
      value={rent.oneBedroom === null ? null : formatMoney(rent.oneBedroom, currency)}
      note={
        <>
          {words().rentNote(rent.area, yearText(rent.period))}{' '}
          {country === 'US' ? words().withUtilities : words().withoutUtilities}
          {others.map(({ label, amount }) => (
            <Span display="block" key={label} mt="1">
              {labelled(label, formatMoney(amount, currency))}
            </Span>
          ))}
        </>
      }
    />
  );
}

/** Percent; below it, prices are said to be about the average. */
const ABOUT_THE_SAME = 2;

function Parity({ university }: Props) {
  const { priceParity } = university;
  if (priceParity === null) return null;
  const difference = Math.round((priceParity.all - 100) * 10) / 10;
  const percent = formatPercent(Math.round(Math.abs(difference)));
  const value =
    Math.abs(difference) < ABOUT_THE_SAME
      ? words().paritySame
      : difference > 0
        ? words().parityAbove(percent)
        : words().parityBelow(percent);
  return (
    <FactFigure
      university={university}
      field="priceParity"
      label={words().parity}
      value={value}
      note={words().parityNote(priceParity.area)}
    />
  );
}
