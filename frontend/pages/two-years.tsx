/** Two years at a two-year college, then a university. */
import { ToolWay } from '#frontend/components/links/tool-way.tsx';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { TextPage } from '#frontend/components/page/text-page.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { TwoYears } from '#frontend/features/two-years/components/two-years.tsx';
import { twoYearsWords as words } from '#words/calculators/two-years.ts';

export default function TwoYearsPage() {
  return (
    <TextPage title={words.title} lead={words.lead} way={<ToolWay />}>
      <PageHead title={words.title} description={words.description} />
      <TwoYears />
      <Box mt="8">
        <CalculatorLinks current="twoYears" />
      </Box>
    </TextPage>
  );
}
