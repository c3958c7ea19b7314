/** The question by field, program, place and degree. What is wrong is said at its field; nothing chosen is lost. */

import { type ReactNode, useEffect, useId } from 'react';
import { Controller, type Resolver, type SubmitHandler, useForm } from 'react-hook-form';
import { CheckboxInput, CheckLabel } from '#frontend/components/forms/controls.tsx';
import { FieldGroup, SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { SwitchField } from '#frontend/components/forms/switch-field.tsx';
import { ToolFields } from '#frontend/components/forms/tool-fields.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import {
  ANY_LEVEL,
  DEFAULT_LEVELS,
  EMPTY_REQUEST,
  FINDER_LEVELS,
  type FinderLevel,
  type FinderRequest,
} from '#frontend/content/program-address.ts';
import { formResolver } from '#frontend/lib/forms/form-resolver.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { programFinderForm } from '#schema/api/program-finder-form.ts';
import { ACADEMIC_FIELDS, type AcademicFieldKey } from '#schema/domain/programs/academic-fields.ts';
import { type AcademicProgramKey, programsOfField } from '#schema/domain/programs/academic-programs.ts';
import { EARNINGS_RESULTS, type EarningsResult } from '#schema/domain/programs/earnings-check.ts';
import { FINDER_TRENDS, type FinderTrend } from '#schema/domain/programs/graduates-trend.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { programFinderWords } from '#words/majors/programs.ts';

interface FinderValues {
  /** Empty until one is chosen. */
  academicField: AcademicFieldKey | '';
  program: string;
  location: string;
  onlineOnly: boolean;
  check: EarningsResult | '';
  trend: FinderTrend | '';
  filters: Record<FinderLevel, boolean>;
}

const fieldOptions = () => [
  { value: '', label: programFinderWords.form.fieldEmpty },
  ...ACADEMIC_FIELDS.map(({ key, title }) => ({ value: key, label: title })),
];

function programOptions(field: AcademicFieldKey | '') {
  if (field === '') return [{ value: '', label: programFinderWords.form.programFirst }];
  const programs = programsOfField(field).map(({ key, title }) => ({ value: key, label: title }));
  return [{ value: '', label: programFinderWords.form.programEmpty }, ...programs];
}

const checkOptions = () => [
  { value: '', label: programFinderWords.form.checkAny },
  ...EARNINGS_RESULTS.map((value) => ({ value, label: checkWords.results[value] })),
];

const trendOptions = () => [
  { value: '', label: trendWords.any },
  ...FINDER_TRENDS.map((value) => ({ value, label: trendWords.trends[value] })),
];

function valuesOf({ field, program, location, onlineOnly, check, trend, levels, q, cip }: FinderRequest): FinderValues {
  // A question by words or by a group is no state of this form.
  const ticked = q === '' && cip === '' ? levels : DEFAULT_LEVELS;
  const filters = Object.fromEntries(FINDER_LEVELS.map((level) => [level, ticked.includes(level)]));
  return {
    academicField: field ?? '',
    program: program ?? '',
    location,
    onlineOnly,
    check: check ?? '',
    trend: trend ?? '',
    filters: filters as Record<FinderLevel, boolean>,
  };
}

interface FinderFormProps {
  request: FinderRequest;
  searching: boolean;
  onAsk: (request: FinderRequest) => void;
}

export function FinderForm({ request, searching, onAsk }: FinderFormProps) {
  const { control, register, handleSubmit, reset, setValue, watch, formState } = useForm<FinderValues>({
    // No field chosen is what the contract refuses, so its own type has no such value.
    resolver: formResolver(programFinderForm) as unknown as Resolver<FinderValues>,
    defaultValues: valuesOf(request),
  });
  useEffect(() => reset(valuesOf(request)), [request, reset]);
  const { errors } = formState;
  const field = watch('academicField');

  const ask: SubmitHandler<FinderValues> = (values) =>
    onAsk({
      ...EMPTY_REQUEST,
      sort: request.sort,
      field: values.academicField as AcademicFieldKey,
      program: (values.program || null) as AcademicProgramKey | null,
      location: values.location,
      onlineOnly: values.onlineOnly,
      check: values.check || null,
      trend: values.trend || null,
      levels: FINDER_LEVELS.filter((level) => values.filters[level]),
    });

  return (
    <chakra.form
      // Works without scripts too.
      {...{
        action: toLocalizedPath(paths.resources()),
        toolname: 'find_programs',
        tooldescription: programFinderWords.form.tool,
      }}
      noValidate
      aria-label={programFinderWords.form.title}
      onSubmit={(event) => void handleSubmit(ask)(event)}
      display="grid"
      gap="5"
    >
      <ToolFields tool="program-finder" />
      {request.sort === EMPTY_REQUEST.sort ? null : <input type="hidden" name="sortBy" value={request.sort} />}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="5"
        rowGap="5"
        alignItems="start"
      >
        <Controller
          control={control}
          name="academicField"
          render={({ field: { onChange, ...input } }) => (
            <SelectField
              {...input}
              name="field"
              label={programFinderWords.form.field}
              options={fieldOptions()}
              error={errors.academicField?.message}
              onChange={(value) => {
                onChange(value);
                setValue('program', '');
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="program"
          render={({ field: input }) => (
            <SelectField
              {...input}
              label={programFinderWords.form.program}
              options={programOptions(field)}
              disabled={field === ''}
            />
          )}
        />
        <TextField
          label={programFinderWords.form.location}
          placeholder={programFinderWords.form.locationPlaceholder}
          maxLength={TEXT_MAX}
          autoComplete="off"
          error={errors.location?.message}
          {...register('location')}
        />
      </Grid>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }} columnGap="5" rowGap="5">
        <Box gridColumn={{ lg: 'span 2' }}>
          <FieldGroup legend={programFinderWords.form.degrees} hint={programFinderWords.form.degreesHint}>
            <input type="hidden" name="levels" value={ANY_LEVEL} />
            <Grid
              gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, max-content)' }}
              columnGap={{ base: '4', md: '8' }}
            >
              {FINDER_LEVELS.map((level) => (
                <Controller
                  key={level}
                  control={control}
                  name={`filters.${level}`}
                  render={({ field: { value, onChange, ref } }) => (
                    <CheckLine label={programFinderWords.form.levels[level]}>
                      {(id) => (
                        <CheckboxInput
                          id={id}
                          ref={ref}
                          name="levels"
                          value={level}
                          checked={value}
                          onChange={(event) => onChange(event.currentTarget.checked)}
                        />
                      )}
                    </CheckLine>
                  )}
                />
              ))}
            </Grid>
          </FieldGroup>
        </Box>
        {/* In line with the boxes, under their legend. */}
        <Box pt={{ lg: '6' }}>
          <Controller
            control={control}
            name="onlineOnly"
            render={({ field: { value, onChange, ref } }) => (
              <SwitchField
                label={programFinderWords.form.online}
                hint={programFinderWords.form.onlineHint}
                ref={ref}
                name="onlineOnly"
                value="1"
                checked={value}
                onChange={(event) => onChange(event.currentTarget.checked)}
              />
            )}
          />
        </Box>
      </Grid>
      <Disclosure tight summary={programFinderWords.form.more} open={request.check !== null || request.trend !== null}>
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          columnGap="5"
          rowGap="5"
        >
          <Controller
            control={control}
            name="check"
            render={({ field: input }) => (
              <SelectField {...input} label={programFinderWords.form.check} options={checkOptions()} />
            )}
          />
          <Controller
            control={control}
            name="trend"
            render={({ field: input }) => <SelectField {...input} label={trendWords.label} options={trendOptions()} />}
          />
        </Grid>
      </Disclosure>
      <div>
        <Button type="submit" width={{ base: '100%', md: 'auto' }} aria-disabled={searching}>
          {searching ? programFinderWords.searching : programFinderWords.form.submit}
        </Button>
      </div>
    </chakra.form>
  );
}

function CheckLine({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <CheckLabel htmlFor={id}>
      {children(id)}
      {label}
    </CheckLabel>
  );
}
