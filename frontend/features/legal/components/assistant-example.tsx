/** A question to an assistant and its answer, whose numbers are read with the page. */
import { useMajor } from '#frontend/api/major.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Stack } from '#frontend/components/styled/box.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { ASSISTANT_EXAMPLE } from '#schema/domain/site/assistant-example.ts';
import { majorWords } from '#words/majors/majors.ts';
import { assistantExampleWords as words } from '#words/site/assistants-page.ts';

const usd = (amount: number) => formatMoney(amount, 'USD');

export function AssistantExample() {
  const { data: major } = useMajor(ASSISTANT_EXAMPLE);
  if (!major?.earnings) return null;
  const { title, earnings, origins } = major;
  return (
    <PageSection id="example" title={words.title}>
      <Stack gap="4" maxW="prose">
        <Box ms="auto" maxW="90%" px="4" py="3" borderRadius="lg" bg="bg.muted">
          <Note>{words.asked}</Note>
          <Text>{words.question(title)}</Text>
        </Box>
        <Box me="auto" maxW="90%" px="4" py="3" borderRadius="lg" borderWidth="1px">
          <Note>{words.answered}</Note>
          <Text>{words.answer(title, usd(earnings.median), usd(earnings.lower), usd(earnings.upper))}</Text>
          {origins.earnings === null ? null : (
            <Note mt="1" lang="en">
              {majorWords.about.origin(origins.earnings)}
            </Note>
          )}
          <TextLink to={paths.major(major.key)} touch="line" textStyle="sm">
            {words.more}
          </TextLink>
        </Box>
      </Stack>
    </PageSection>
  );
}
