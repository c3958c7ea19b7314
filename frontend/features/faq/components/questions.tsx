/** All questions in their sections, and the box that narrows them. */

import { useState } from 'react';
import { FilterBox } from '#frontend/components/forms/filter-box.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { QuestionList } from '#frontend/components/page/question-list.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { faqWords as words } from '#words/site/faq.ts';
import { findQuestions } from '../find-questions.ts';

export function Questions() {
  const [typed, setTyped] = useState('');
  const sections = findQuestions(FAQ_SECTIONS, typed);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <Box mb={{ base: '6', md: '8' }}>
        <FilterBox
          label={words.filter}
          placeholder={words.placeholder}
          value={typed}
          onChange={setTyped}
          status={typed.trim() === '' ? '' : count === 0 ? words.nothing : words.found(count)}
        />
        {count === 0 ? (
          <Button variant="plain" onClick={() => setTyped('')}>
            {words.clear}
          </Button>
        ) : null}
      </Box>
      {sections.map(({ id, title, entries }) => (
        <PageSection key={id} id={id} title={title}>
          <QuestionList entries={entries} />
        </PageSection>
      ))}
    </>
  );
}
