/** The Student Aid Index and the Pell grant, estimated. */

import { ToolWay } from '#frontend/components/links/tool-way.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { aidEstimateWords as words } from '#words/calculators/aid-estimate.ts';

const Tool = lazy(() =>
  import('#frontend/features/calculator/components/aid-estimate-tool.tsx').then(({ AidEstimateTool }) => ({
    default: AidEstimateTool,
  })),
);

export default function AidEstimatePage() {
  return (
    <TextPage title={words.title} lead={words.lead} way={<ToolWay />}>
      <PageHead title={words.title} description={words.description} />
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool />
      </Suspense>
      <Box mt="8">
        <CalculatorLinks current="aidEstimate" />
      </Box>
    </TextPage>
  );
}
