/** What a person looks for: a draft until it is saved. */

import { type FormEvent, useRef, useState } from 'react';
import { FieldGroup, TextField } from '#frontend/components/forms/form-field.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { SETTING_NAMES, SIZE_NAMES } from '#names/enums.ts';
import type { Preferences } from '#schema/domain/account/account.ts';
import { ACADEMIC_FIELDS } from '#schema/domain/programs/academic-fields.ts';
import {
  CAMPUS_SETTINGS,
  COUNTRY_LABELS,
  SIZE_CATEGORIES,
  TYPE_LABELS,
  UNIVERSITY_TYPES,
} from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { accountWords, preferenceWords as words } from '#words/account/account.ts';
import { changesOf, draftOf, type PreferencesDraft, readDraft, type TuitionFaults } from '../preferences-draft.ts';
import { Choices, Explained } from './choices.tsx';
import { StateChoice } from './state-choice.tsx';

interface PreferencesFormProps {
  /** As they are saved. */
  preferences: Preferences;
  pending: boolean;
  /** With what was changed here alone. */
  onSave: (changed: Partial<Preferences>) => Promise<boolean>;
}

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export function PreferencesForm({ preferences, pending, onSave }: PreferencesFormProps) {
  const [draft, setDraft] = useState(() => draftOf(preferences));
  const [faults, setFaults] = useState<TuitionFaults>({});
  const [saved, setSaved] = useState(() => JSON.stringify(draftOf(preferences)));
  const agreed = useRef(preferences);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<PreferencesDraft>) => setDraft((was) => ({ ...was, ...part }));

  const unsaved = JSON.stringify(draft) !== saved;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const read = readDraft(draft);
    setFaults(read.faults);
    const [wrong] = Object.keys(read.faults);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (!(await onSave(changesOf(agreed.current, read.preferences, ['tuitionMin', 'tuitionMax'])))) return;
    agreed.current = read.preferences;
    // The button goes with what there is to save; the focus stays in the form.
    form.current?.focus({ preventScroll: true });
    setSaved(JSON.stringify(draft));
  };

  const tuition = (key: 'tuitionMin' | 'tuitionMax') => (
    <TextField
      label={words[key]}
      name={key}
      inputMode="decimal"
      autoComplete="off"
      placeholder={words.noLimit}
      value={draft[key]}
      error={faults[key] && words.faults[faults[key]]}
      onChange={(event) => {
        change({ [key]: event.currentTarget.value });
        setFaults({});
      }}
    />
  );

  return (
    <Box
      as="form"
      ref={form}
      // A field that takes the focus is not hidden by the bar below.
      css={{ '& input, & select': { scrollMarginBottom: '6rem' } }}
      {...{ noValidate: true, method: 'post', tabIndex: -1 }}
      outline="none"
      aria-label={accountWords.tabs.preferences}
      onSubmit={submit}
    >
      <Text mt="6" mb="8" maxW="prose" color="fg.muted">
        {words.intro}
      </Text>
      <PageSection id="interests" title={words.interests}>
        <Choices
          legend={words.interests}
          legendHidden
          options={ACADEMIC_FIELDS.map(({ key, title }) => ({ value: key, label: title }))}
          chosen={draft.interests}
          onChange={(interests) => change({ interests })}
        />
      </PageSection>
      <PageSection id="places" title={words.places}>
        <Grid gap="5" pb={{ base: '3', md: '0' }}>
          <Choices
            short
            legend={words.countries}
            options={labelled(COUNTRIES_LISTED, COUNTRY_LABELS)}
            chosen={draft.countries}
            onChange={(countries) => change({ countries })}
          />
          <StateChoice countries={draft.countries} chosen={draft.states} onChange={(states) => change({ states })} />
        </Grid>
      </PageSection>
      <PageSection id="kind" title={words.kind}>
        <Grid gap="6">
          <Choices
            short
            legend={words.types}
            options={labelled(UNIVERSITY_TYPES, TYPE_LABELS)}
            chosen={draft.types}
            onChange={(types) => change({ types })}
          />
          <Choices
            short
            legend={words.settings}
            options={labelled(CAMPUS_SETTINGS, SETTING_NAMES)}
            chosen={draft.settings}
            onChange={(settings) => change({ settings })}
          />
          <Choices
            short
            legend={words.sizes}
            options={SIZE_CATEGORIES.map((value) => ({
              value,
              label: <Explained label={SIZE_NAMES[value]} hint={words.sizeOf[value]} />,
            }))}
            chosen={draft.sizes}
            onChange={(sizes) => change({ sizes })}
          />
        </Grid>
      </PageSection>
      <PageSection id="tuition" title={words.tuition}>
        <FieldGroup legend={words.tuitionHint}>
          <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4" maxW="xl">
            {tuition('tuitionMin')}
            {tuition('tuitionMax')}
          </Grid>
        </FieldGroup>
      </PageSection>
      {unsaved || pending ? (
        <Flex
          position="sticky"
          bottom="0"
          bg="bg"
          borderTopWidth="1px"
          py="3"
          pe={{ base: '18', md: '0' }}
          alignItems="center"
          gap="4"
        >
          <Button type="submit" aria-disabled={pending}>
            {pending ? accountWords.saving : accountWords.save}
          </Button>
          <Box role="status" textStyle="sm" color="fg.muted">
            {words.unsaved}
          </Box>
        </Flex>
      ) : null}
    </Box>
  );
}
