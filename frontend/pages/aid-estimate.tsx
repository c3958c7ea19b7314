/** The Student Aid Index and the Pell grant, estimated. */

import { PageHead } from '#frontend/components/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { TextPage } from '#frontend/components/text-page.tsx';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { lazy } from '#frontend/lib/lazy-part.ts';
import { Suspense } from '#frontend/lib/suspense.tsx';
import { aidEstimateWords as words } from '#words/aid-estimate.ts';

const Tool = lazy(() =>
  import('#frontend/features/calculator/components/aid-estimate-tool.tsx').then(({ AidEstimateTool }) => ({
    default: AidEstimateTool,
  })),
);

export default function AidEstimatePage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Box mb="8">
        <CalculatorLinks current="aidEstimate" />
      </Box>
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool />
      </Suspense>
    </TextPage>
  );
}
