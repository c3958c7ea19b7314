/** What stands behind the sums: each kind of aid, and what people ask about the calculator. */
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { ContentBlocks } from '#frontend/components/content-blocks.tsx';
import { Disclosure } from '#frontend/components/disclosure.tsx';
import { calculatorWords as words } from '#frontend/content/calculator.ts';
import { AID_FIELDS } from '#schema/domain/tuition-calculator.ts';

export function KindsOfAid() {
  return (
    <section aria-labelledby="calculator-aid">
      <Heading as="h3" id="calculator-aid" size="md">
        {words.kindsOfAid.title}
      </Heading>
      <Box as="p" mt="2" color="fg.muted" maxW="prose">
        {words.kindsOfAid.intro}
      </Box>
      <Box
        mt="4"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
      >
        {AID_FIELDS.map((field) => (
          <Box key={field} py="4" borderTopWidth="1px" borderColor="border.muted" textStyle="sm">
            <Heading as="h4" textStyle="md" fontWeight="semibold" mb="1">
              {words.aid[field].title}
            </Heading>
            <ContentBlocks blocks={words.aid[field].what} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

export function Questions() {
  return (
    <section aria-labelledby="calculator-questions">
      <Heading as="h3" id="calculator-questions" size="md">
        {words.questionsTitle}
      </Heading>
      <Box mt="2">
        {words.questions.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <Box textStyle="sm">
              <ContentBlocks blocks={answer} />
            </Box>
          </Disclosure>
        ))}
      </Box>
    </section>
  );
}
