/**
 * The filters of the list: who one is first, the rest behind one line. A form of the page itself, which a choice sends at
 * once where there are scripts.
 */

import { type FormEvent, useEffect, useState } from 'react';
import { SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CHOICE_KEYS, CHOICES, type Choice } from '#frontend/content/scholarship-address.ts';
import { SCHOLARSHIP_GROUPS_LISTED } from '#frontend/content/scholarship-list.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { SCHOLARSHIP_SORTS, type ScholarshipQuestion, type ScholarshipSort } from '#schema/domain/site/scholarships.ts';
import { scholarshipListWords as words } from '#words/scholarships/scholarship-words.ts';

const labelsOf = (key: Choice): Record<string, string> =>
  ({
    country: words.countries,
    level: words.levels,
    basis: words.bases,
    group: words.groups,
    citizenship: words.citizenships,
    worth: words.worths,
    deadline: words.standings,
  })[key];

const GROUPS_THERE = new Set<string>([...SCHOLARSHIP_GROUPS_LISTED].map((group) => group ?? 'open'));

const optionsOf = (key: Choice) => [
  { value: '', label: words.any[key] },
  ...CHOICES[key]
    .filter((value) => key !== 'group' || GROUPS_THERE.has(value))
    .map((value) => ({ value, label: labelsOf(key)[value] ?? value })),
];
/** Who somebody is: what these leave is what they may apply for. */
const FIRST: readonly Choice[] = ['country', 'level'];
const FURTHER = CHOICE_KEYS.filter((key) => !FIRST.includes(key));

const sortOptions = () => SCHOLARSHIP_SORTS.map((value) => ({ value, label: words.sorts[value] }));

const COLUMNS = { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } as const;

interface ListFiltersProps {
  question: ScholarshipQuestion;
  onAsk: (part: Partial<ScholarshipQuestion>) => void;
}

export function ListFilters({ question, onAsk }: ListFiltersProps) {
  const [text, setText] = useState(question.text);
  useEffect(() => setText(question.text), [question.text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ text: text.trim() });
  };
  const choose = (part: Partial<ScholarshipQuestion>) => onAsk({ text: text.trim(), ...part });
  const further = FURTHER.filter((key) => question[key] !== null).length + (question.text === '' ? 0 : 1);
  const select = (key: Choice) => (
    <SelectField
      key={key}
      name={key}
      label={words.labels[key]}
      options={optionsOf(key)}
      value={question[key] ?? ''}
      onChange={(value) => choose({ [key]: value === '' ? null : value })}
    />
  );
  return (
    <Box
      as="form"
      role="search"
      {...{ action: toLocalizedPath(paths.scholarships()) }}
      aria-label={words.filters}
      onSubmit={submit}
    >
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: '3', md: '4' }} alignItems="end">
        {FIRST.map(select)}
        <Button type="submit" variant="outline" display="none" _scriptless={{ display: 'inline-flex' }}>
          {words.apply}
        </Button>
      </Grid>
      <Disclosure summary={words.more(further)} open={further > 0 || question.sort !== 'deadline'}>
        <Grid gridTemplateColumns={COLUMNS} gap={{ base: '3', md: '4' }} alignItems="end">
          <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
            <TextField
              label={words.search.label}
              placeholder={words.search.placeholder}
              type="search"
              name="q"
              value={text}
              maxLength={TEXT_MAX}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Box>
          {FURTHER.map(select)}
          <SelectField
            name="sort"
            label={words.labels.sort}
            options={sortOptions()}
            value={question.sort}
            onChange={(sort) => choose({ sort: sort as ScholarshipSort })}
          />
        </Grid>
      </Disclosure>
    </Box>
  );
}
