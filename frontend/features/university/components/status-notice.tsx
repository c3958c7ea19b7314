/** Says before anything else that a school is closing, has closed, merged or paused, and where to go now. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { hasClosed, stateAt } from '#schema/domain/record/university-figures.ts';
import { statusSentence } from '#words/university/status.ts';
import { statusAdvice as words } from '#words/university/status-advice.ts';

export function StatusNotice({ university }: { university: UniversityRecordView }) {
  const { name, status, country, state, stateName } = university;
  const today = currentDay();
  const sentence = statusSentence(name, status, today);
  if (sentence === null) return null;
  const current = stateAt(status, today);
  if (current === 'renamed' || current === 'unconfirmed') {
    return <Note mt="3">{sentence}</Note>;
  }
  const gone = hasClosed(status, today);
  return (
    <Box
      role="note"
      mt="4"
      p="4"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderInlineStartWidth="4px"
      borderRadius="sm"
      bg="bg.subtle"
      maxW="prose"
      textStyle="sm"
    >
      <Text fontWeight="semibold" textStyle="md">
        {sentence}
      </Text>
      <Text mt="1">
        {gone ? words.goneAdvice : words.closingAdvice}
        {gone ? ` ${words.transcripts}` : null}
      </Text>
      <Wrap mt="2" columnGap="5" rowGap="1">
        {status.successorId === null || status.successorName === null ? null : (
          <TextLink minH="6" display="inline-block" to={paths.university(String(status.successorId))}>
            {words.successor(status.successorName)}
          </TextLink>
        )}
        <TextLink minH="6" display="inline-block" to={paths.search(new URLSearchParams({ country, state }))}>
          {words.elsewhere(stateName)}
        </TextLink>
      </Wrap>
    </Box>
  );
}
