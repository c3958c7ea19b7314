/** The questions that are asked most, and the way to all of them. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { QuestionList } from '#frontend/components/page/question-list.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { MOST_ASKED } from '#frontend/content/most-asked.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { resourcesWords as words } from '#words/site/resources.ts';

const mostAsked = () => FAQ_SECTIONS.flatMap(({ entries }) => entries.filter(({ id }) => MOST_ASKED.includes(id)));

export function MostAsked() {
  return (
    <Box mt="6">
      <QuestionList entries={mostAsked()} home={paths.faq()} />
      <ButtonLink to={paths.faq()} variant="outline" mt="6">
        {words.allQuestions}
      </ButtonLink>
    </Box>
  );
}
