/** What paying back a loan takes, in both countries. */

import { ToolWay } from '#frontend/components/links/tool-way.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { loanRepaymentWords as words } from '#words/calculators/loan-repayment.ts';

const Tool = lazy(() =>
  import('#frontend/features/calculator/components/loan-tool.tsx').then(({ LoanTool }) => ({ default: LoanTool })),
);

export default function LoanRepaymentPage() {
  return (
    <TextPage title={words.title} lead={words.lead} way={<ToolWay />}>
      <PageHead title={words.title} description={words.description} />
      <Suspense fallback={<Box minH="60vh" />}>
        <Tool />
      </Suspense>
      <Box mt="8">
        <CalculatorLinks current="loanRepayment" />
      </Box>
    </TextPage>
  );
}
