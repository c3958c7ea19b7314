/** Whose figures fill in: found by name, shown with a link to its page and a way to take it out again. */

import { useRef, useState } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityCard, UniversityRecordView } from '#schema/api/university.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import type { SchoolState } from '../use-calculator.ts';

const words = () => calculatorWords.school;

interface ChosenSchoolProps {
  /** Offered where none is chosen. */
  seen: readonly Pick<UniversityCard, 'slug' | 'name'>[];
  school: UniversityRecordView | null;
  state: SchoolState;
  onChoose: (slug: string) => void;
  onRetry: () => void;
}

export function ChosenSchool({ seen, school, state, onChoose, onRetry }: ChosenSchoolProps) {
  const [removed, setRemoved] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const choose = (slug: string) => {
    setRemoved(slug === '');
    onChoose(slug);
  };

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="3"
      alignItems="start"
    >
      <SchoolPicker
        label={words().label}
        placeholder={words().placeholder}
        inputRef={input}
        onPick={({ slug }) => choose(slug)}
      />
      {/* On a phone as high as a line of the schools that come into it. */}
      <Box minW="0" minH={{ base: '11', md: '0' }} pt={{ md: '6.5' }}>
        {state === 'none' && seen.length === 0 ? <Note textStyle="xs">{words().hint}</Note> : null}
        {state === 'none' && seen.length > 0 ? (
          <Flex
            role="group"
            aria-label={words().seen}
            gap="2"
            flexWrap={{ base: 'nowrap', md: 'wrap' }}
            overflowX={{ base: 'auto', md: 'visible' }}
            scrollbarWidth="none"
            data-personal
          >
            {seen.map(({ slug, name }) => (
              <Button key={slug} variant="outline" size="sm" flexShrink="0" onClick={() => choose(slug)}>
                {name}
              </Button>
            ))}
          </Flex>
        ) : null}
        {school ? (
          <Wrap alignItems="baseline" columnGap="4" rowGap="1">
            <Box minW="0">
              <TextLink to={paths.university(school.slug)} fontWeight="medium">
                {school.name}
              </TextLink>
              <Note as="span" display="block">
                {townInState(school.city, school.stateName)}
              </Note>
            </Box>
            <Button
              variant="outline"
              size="xs"
              aria-label={words().removeNamed(school.name)}
              onClick={() => {
                choose('');
                input.current?.focus();
              }}
            >
              {words().remove}
            </Button>
          </Wrap>
        ) : null}
        {state === 'failed' || state === 'unknown' ? (
          <Box role="alert" textStyle="sm">
            <p>{words()[state]}</p>
            {state === 'failed' ? (
              <Button mt="2" variant="outline" size="sm" onClick={onRetry}>
                {words().retry}
              </Button>
            ) : null}
          </Box>
        ) : null}
        <Box role="status" textStyle="sm" color="fg.muted" {...(state === 'loading' ? {} : { srOnly: true })}>
          {state === 'loading'
            ? words().loading
            : school
              ? words().loaded(school.name)
              : removed
                ? words().removed
                : ''}
        </Box>
      </Box>
    </Grid>
  );
}
