/** Whose figures fill in: found by name and shown in the field, which empties again; under it the way to its page. */

import { type ReactNode, useRef, useState } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
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
  /** Beside the field. */
  children: ReactNode;
}

export function ChosenSchool({ seen, school, state, onChoose, onRetry, children }: ChosenSchoolProps) {
  const [removed, setRemoved] = useState(false);
  // Its name is known before its record has come.
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);

  const choose = (slug: string, name?: string) => {
    setRemoved(slug === '');
    setPicked(name);
    onChoose(slug);
  };
  const chosen = school?.name ?? (state === 'loading' ? picked : undefined);

  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' }}
      columnGap="4"
      rowGap="2"
      alignItems="start"
    >
      <SchoolPicker
        label={words().label}
        placeholder={words().placeholder}
        inputRef={input}
        chosen={chosen}
        clear={{
          label: words().removeNamed(chosen ?? ''),
          onClear: () => {
            choose('');
            input.current?.focus();
          },
        }}
        onPick={({ slug, name }) => choose(slug, name)}
      />
      <Box gridRow={{ base: '3', md: 'auto' }} alignSelf="end">
        {children}
      </Box>
      {/* As high as a line of the schools that come into it. */}
      <Box minW="0" minH={{ base: '11', md: '9' }} gridColumn={{ md: '1 / -1' }} display="flex" alignItems="center">
        {state === 'none' && seen.length === 0 ? <Note textStyle="xs">{words().hint}</Note> : null}
        {state === 'none' && seen.length > 0 ? (
          <Flex
            role="group"
            aria-label={words().seen}
            gap="2"
            minW="0"
            flexWrap={{ base: 'nowrap', md: 'wrap' }}
            overflowX={{ base: 'auto', md: 'visible' }}
            scrollbarWidth="none"
            data-personal
          >
            {seen.map(({ slug, name }) => (
              <Button key={slug} variant="outline" size="sm" flexShrink="0" onClick={() => choose(slug, name)}>
                {name}
              </Button>
            ))}
          </Flex>
        ) : null}
        {school ? (
          <Note>
            {townInState(school.city, school.stateName)}
            {' · '}
            <TextLink to={paths.university(school.slug)} touch="line">
              {words().page}
            </TextLink>
          </Note>
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
