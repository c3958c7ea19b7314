/** The filter panel: a draft of the filters that Apply puts in force; counts say what each option would leave. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useEffect, useState } from 'react';
import type { Facets } from '#schema/api/search.ts';
import {
  ACADEMIC_CALENDARS,
  CALENDAR_LABELS,
  COUNTRIES,
  COUNTRY_LABELS,
  type Country,
  RELIGION_LABELS,
  RELIGIOUS_GROUPS,
  type ReligiousGroup,
  TYPE_LABELS,
  UNIVERSITY_TYPES,
} from '#schema/domain/enums.ts';
import { formatCount } from '#schema/domain/formats.ts';
import { ENROLLMENT_BUCKETS, TEXT_MAX } from '#schema/domain/limits.ts';
import { statesOf } from '#schema/domain/places.ts';
import { Checkbox, FieldGroup, SelectField, type SelectOption, TextField } from '../../../components/form-field.tsx';
import { filterWords as words } from '../../../content/search-filters.ts';
import { bucketOf, rangeOfBucket } from '../enrollment.ts';
import { type Filters, inRange, type NumberFilter, withCountry } from '../filters.ts';
import { parseWhole } from '../tuition.ts';
import { TuitionSlider } from './tuition-slider.tsx';

interface FilterPanelProps {
  filters: Filters;
  facets: Facets | undefined;
  onApply: (filters: Filters) => void;
  onReset: () => void;
}

const ANY = '';
/** The select's value for a range of students that is none of the buckets. */
const OTHER = 'other';

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatCount(count)})`;

export function FilterPanel({ filters, facets, onApply, onReset }: FilterPanelProps) {
  const [draft, setDraft] = useState(filters);
  // Another order or page makes new filters of the same values: what is being chosen stays.
  const inForce = JSON.stringify(filters);
  useEffect(() => setDraft(JSON.parse(inForce) as Filters), [inForce]);
  const change = (part: Partial<Filters>) => setDraft((was) => ({ ...was, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...draft, city: draft.city.trim() });
  };
  const toggled = <T,>(list: readonly T[], value: T, on: boolean): T[] =>
    on ? [...list.filter((one) => one !== value), value] : list.filter((one) => one !== value);
  const number = (filter: NumberFilter) => (value: number | null) => change({ [filter]: inRange(filter, value) });

  // Counts of states belong to the country in force, not to one that is only chosen yet.
  const stateFacets = draft.country === filters.country ? facets?.state : undefined;

  return (
    <Box as="form" display="flex" flexDirection="column" gap="6" aria-label={words.title} onSubmit={submit}>
      <SelectField
        label={words.country}
        value={draft.country ?? ANY}
        options={[
          { value: ANY, label: words.any },
          ...COUNTRIES.map((code) => ({ value: code, label: counted(COUNTRY_LABELS[code], facets?.country[code]) })),
        ]}
        onChange={(value) => setDraft(withCountry(draft, value === ANY ? null : (value as Country)))}
      />
      <SelectField
        label={words.state}
        disabled={draft.country === null}
        hint={draft.country === null ? words.stateHint : undefined}
        value={draft.state ?? ANY}
        options={stateOptions(draft.country, stateFacets)}
        onChange={(value) => change({ state: value === ANY ? null : value })}
      />
      <TextField
        label={words.city}
        value={draft.city}
        maxLength={TEXT_MAX}
        autoComplete="off"
        onChange={(event) => change({ city: event.currentTarget.value })}
      />
      <FieldGroup legend={words.types}>
        {UNIVERSITY_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={TYPE_LABELS[type]}
            aside={asideOf(facets?.type, type)}
            checked={draft.schoolTypes.includes(type)}
            onChange={(on) => change({ schoolTypes: toggled(draft.schoolTypes, type, on) })}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={words.tuition} hint={words.tuitionHint}>
        <Pair>
          <NumberField
            label={words.tuitionMin}
            placeholder={words.minimum}
            value={draft.tuitionMin}
            onChange={number('tuitionMin')}
          />
          <NumberField
            label={words.tuitionMax}
            placeholder={words.maximum}
            value={draft.tuitionMax}
            onChange={number('tuitionMax')}
          />
        </Pair>
        <Box mt="2">
          <TuitionSlider
            bounds={[draft.tuitionMin, draft.tuitionMax]}
            onCommit={([tuitionMin, tuitionMax]) => change({ tuitionMin, tuitionMax })}
          />
        </Box>
      </FieldGroup>
      <SelectField
        label={words.religion}
        value={draft.religiousAffiliation ?? ANY}
        options={[
          { value: ANY, label: words.any },
          ...RELIGIOUS_GROUPS.map((group) => ({
            value: group,
            label: counted(RELIGION_LABELS[group], facets?.religiousAffiliation[group]),
          })),
        ]}
        onChange={(value) => change({ religiousAffiliation: value === ANY ? null : (value as ReligiousGroup) })}
      />
      <FieldGroup legend={words.calendar}>
        {ACADEMIC_CALENDARS.map((calendar) => (
          <Checkbox
            key={calendar}
            label={CALENDAR_LABELS[calendar]}
            aside={asideOf(facets?.academicCalendar, calendar)}
            checked={draft.academicCalendarTypes.includes(calendar)}
            onChange={(on) => change({ academicCalendarTypes: toggled(draft.academicCalendarTypes, calendar, on) })}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={words.founded}>
        <Pair>
          <NumberField
            label={words.foundedMin}
            placeholder={words.from}
            value={draft.yearFoundedMin}
            onChange={number('yearFoundedMin')}
          />
          <NumberField
            label={words.foundedMax}
            placeholder={words.to}
            value={draft.yearFoundedMax}
            onChange={number('yearFoundedMax')}
          />
        </Pair>
      </FieldGroup>
      <SelectField
        label={words.students}
        value={bucketOf([draft.studentPopulationMin, draft.studentPopulationMax]) ?? OTHER}
        options={studentOptions(draft, facets?.studentPopulation)}
        onChange={(key) => {
          if (key === OTHER) return;
          const [studentPopulationMin, studentPopulationMax] = rangeOfBucket(key);
          change({ studentPopulationMin, studentPopulationMax });
        }}
      />
      <Box
        display="flex"
        gap="3"
        position="sticky"
        bottom="0"
        zIndex="1"
        bg="bg"
        py="3"
        pe={{ base: '18', md: '0' }}
        borderTopWidth="1px"
      >
        <Button type="submit" flex="2">
          {words.apply}
        </Button>
        <Button variant="outline" flex="1" onClick={onReset}>
          {words.reset}
        </Button>
      </Box>
    </Box>
  );
}

function asideOf(counts: Record<string, number> | undefined, value: string): string | undefined {
  return counts === undefined ? undefined : formatCount(counts[value] ?? 0);
}

function stateOptions(country: Country | null, counts: Record<string, number> | undefined): SelectOption[] {
  const any = { value: ANY, label: words.any };
  if (country === null) return [any];
  return [any, ...statesOf(country).map(({ code, name }) => ({ value: code, label: counted(name, counts?.[code]) }))];
}

function studentOptions(draft: Filters, counts: Record<string, number> | undefined): SelectOption[] {
  const { studentPopulationMin: min, studentPopulationMax: max } = draft;
  const buckets = ENROLLMENT_BUCKETS.map(({ key, label }) => ({
    value: key as string,
    label: counted(label, counts?.[key]),
  }));
  if (bucketOf([min, max]) !== null) return buckets;
  const range = max === null ? `${formatCount(min)}+` : `${formatCount(min ?? 0)}-${formatCount(max)}`;
  return [...buckets, { value: OTHER, label: words.customStudents(range) }];
}

function Pair({ children }: { children: React.ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3">
      {children}
    </Box>
  );
}

interface NumberFieldProps {
  label: string;
  placeholder: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A whole number typed as text: "$12,500" is read as 12500, and shown so once one leaves the field. */
function NumberField({ label, placeholder, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing) setText(value === null ? '' : String(value));
  }, [typing, value]);
  return (
    <TextField
      label={label}
      labelHidden
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(parseWhole(event.currentTarget.value));
      }}
    />
  );
}
