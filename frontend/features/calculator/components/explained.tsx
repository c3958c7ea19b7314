/** What stands behind the sums: each kind of aid, and what people ask about the calculator. */

import { memo } from 'react';
import { ContentBlocks } from '#frontend/components/page/content-blocks.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { AID_FIELDS } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords as words } from '#words/calculators/calculator.ts';

export const KindsOfAid = memo(function KindsOfAid() {
  return (
    <PageSection id="calculator-aid" title={words.kindsOfAid.title} intro={words.kindsOfAid.intro} folded>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="10">
        {AID_FIELDS.map((field) => (
          <Box key={field} pb="6" textStyle="sm">
            <Heading as="h3" size="sm" mb="1">
              {words.aid[field].title}
            </Heading>
            <ContentBlocks blocks={words.aid[field].what} />
          </Box>
        ))}
      </Grid>
    </PageSection>
  );
});

export const Questions = memo(function Questions() {
  return (
    <PageSection id="calculator-questions" title={words.questionsTitle} folded>
      {words.questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <Box textStyle="sm">
            <ContentBlocks blocks={answer} />
          </Box>
        </Disclosure>
      ))}
    </PageSection>
  );
});
