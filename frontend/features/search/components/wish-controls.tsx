/** Controls of what words of the search box ask for besides the table's filters: areas, a likeness, what is left out. */
import { useState } from 'react';
import { Checkbox, FieldGroup, SelectField } from '#frontend/components/forms/form-field.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { AREAS } from '#frontend/content/area-keys.ts';
import { valueLabel } from '#frontend/content/filter-labels.ts';
import { language } from '#names/locale.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { type CodedFilter, codedFilter } from '#schema/domain/search/search-filters.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { areaName } from '#words/places/areas.ts';
import { FILTER_LABELS as labels, filterWords as words } from '#words/search/search-filters.ts';
import { deniedName } from '../chips.ts';
import type { Filters } from '../filters.ts';
import { useSchoolName } from '../panel-queries.ts';

interface WishControlProps {
  draft: Filters;
  change: (part: Partial<Filters>) => void;
}

const NONE = '';

interface ChosenProps {
  name: 'metro' | 'not';
  values: readonly string[];
  labelOf: (value: string) => string;
  onChange: (values: readonly string[]) => void;
}

/** What is chosen, each gone at a press. */
function Chosen({ name, values, labelOf, onChange }: ChosenProps) {
  return values.map((value) => (
    <Checkbox
      key={value}
      field={{ name, value }}
      label={labelOf(value)}
      checked
      onChange={() => onChange(values.filter((one) => one !== value))}
    />
  ));
}

/** Metropolitan areas, of the chosen country where there is one. */
export function MetroControl({ draft, change }: WishControlProps) {
  const { metro, country } = draft;
  const options = (country === null ? COUNTRIES_LISTED : [country])
    .flatMap((one) => [...AREAS[one]].sort((a, b) => areaName(a).localeCompare(areaName(b), language)))
    .filter((key) => !metro.includes(key));
  return (
    <FieldGroup legend={labels.metro}>
      <Chosen name="metro" values={metro} labelOf={areaName} onChange={(chosen) => change({ metro: chosen })} />
      <SelectField
        name="metro"
        label={words.addArea}
        labelHidden
        value={NONE}
        options={[
          { value: NONE, label: metro.length === 0 ? words.any : words.addArea },
          ...options.map((value) => ({ value, label: areaName(value) })),
        ]}
        onChange={(value) => {
          if (value !== NONE) change({ metro: [...metro, value] });
        }}
      />
    </FieldGroup>
  );
}

/** A school, found by its name, that the others are like. */
export function LikeControl({ draft: { like }, change }: WishControlProps) {
  const name = useSchoolName(like);
  if (like !== null) {
    return (
      <FieldGroup legend={labels.like} hint={words.likeHint}>
        <Checkbox
          field={{ name: 'like', value: String(like) }}
          label={name === undefined ? words.likeSomebody : words.likeThis(name)}
          checked
          onChange={() => change({ like: null })}
        />
      </FieldGroup>
    );
  }
  return (
    <SchoolPicker
      label={labels.like}
      placeholder={words.likeExample}
      hint={words.likeHint}
      onPick={({ id }) => change({ like: id })}
    />
  );
}

/** Filters by whose values one leaves schools out. */
const DENIABLE = [
  'state',
  'type',
  'setting',
  'religiousAffiliation',
  'denomination',
  'designation',
  'carnegie',
  'accessEarnings',
  'testPolicy',
  'offers',
] as const satisfies readonly CodedFilter[];
type Deniable = (typeof DENIABLE)[number];

function deniableValues(filter: Deniable): { value: string; label: string }[] {
  if (filter === 'state')
    return COUNTRIES_LISTED.flatMap(statesOf).map(({ code, name }) => ({
      value: `state:${code.toLowerCase()}`,
      label: name,
    }));
  return codedFilter(filter).values.map((value) => ({
    value: `${filter}:${value}`.toLowerCase(),
    label: valueLabel(filter, value),
  }));
}

/** What a school must not have: first by which filter, then which of its values. */
export function NotControl({ draft: { not }, change }: WishControlProps) {
  const [filter, setFilter] = useState<Deniable>('state');
  return (
    <FieldGroup legend={labels.not}>
      <Chosen name="not" values={not} labelOf={deniedName} onChange={(chosen) => change({ not: chosen })} />
      <Grid gap="2" mt={not.length === 0 ? '0' : '1.5'}>
        <SelectField
          label={words.leaveOutBy}
          labelHidden
          form=""
          value={filter}
          options={DENIABLE.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => setFilter(value as Deniable)}
        />
        <SelectField
          name="not"
          label={words.leaveOut}
          labelHidden
          value={NONE}
          options={[
            { value: NONE, label: words.notDenied },
            ...deniableValues(filter).filter(({ value }) => !not.includes(value)),
          ]}
          onChange={(value) => {
            if (value !== NONE) change({ not: [...not, value] });
          }}
        />
      </Grid>
    </FieldGroup>
  );
}
