/** What becomes of students: do they stay, do they finish, what do they earn; what they owe stands with the costs. */

import { Collapsible, Folds } from '#frontend/components/page/collapsible.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney, formatPercent, formatRate } from '#schema/domain/formats/formats.ts';
import { afterWords } from '#words/university/after.ts';
import { universityWords } from '#words/university/university.ts';
import { useOwnAmount } from '../own-numbers.ts';
import { FactFigure, FigureGrid } from './fact-figure.tsx';
import { FinishingCosts } from './finishing-costs.tsx';
import { EightYearsOn, EmploymentByField, YearsToFinish } from './outcome-details.tsx';
import { PeopleLikeYou } from './people-like-you.tsx';
import { Trends } from './trends.tsx';

const MonthAfter = lazy(() => import('./month-after.tsx').then(({ MonthAfter }) => ({ default: MonthAfter })));

const words = () => universityWords.facts;

export function Outcomes({ university }: { university: UniversityRecordView }) {
  const { country, currency, graduationRate, retentionRate, medianEarnings, employmentRate } = university;
  const ownPrice = useOwnAmount(university.id);
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, currency));
  return (
    <>
      <FigureGrid columns={2}>
        <FactFigure
          university={university}
          field="graduationRate"
          label={words().graduation}
          value={graduationRate === null ? null : formatRate(graduationRate)}
          percent={graduationRate}
        />
        <FactFigure
          university={university}
          field="retentionRate"
          label={words().retention}
          value={retentionRate === null ? null : formatRate(retentionRate)}
          percent={retentionRate}
        />
        {country === 'CA' ? (
          <FactFigure
            university={university}
            field="employmentRate"
            label={words().employment}
            value={employmentRate === null ? null : formatPercent(employmentRate)}
            percent={employmentRate}
          />
        ) : (
          <FactFigure
            university={university}
            field="medianEarnings"
            label={words().earnings}
            value={money(medianEarnings)}
          />
        )}
      </FigureGrid>
      <Box mt={{ base: '7', md: '10' }}>
        <Folds>
          <PeopleLikeYou university={university} />
          <YearsToFinish university={university} />
          <EightYearsOn university={university} />
          <EmploymentByField university={university} />
          <FinishingCosts university={university} yourPrice={ownPrice} />
          <Collapsible id="month-after" heading={afterWords.month.heading} brief={afterWords.month.brief}>
            <Suspense fallback={<Skeleton height="40rem" />}>
              <MonthAfter university={university} yourPrice={ownPrice} />
            </Suspense>
          </Collapsible>
          <Trends university={university} />
        </Folds>
      </Box>
    </>
  );
}
