/** The Advanced Search dialog: a text and the filters people begin with; Search leads to the list. */

import { type FormEvent, useState } from 'react';
import { Checkbox, FieldGroup, SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { statesOf } from '#schema/domain/places/places.ts';
import {
  COUNTRY_LABELS,
  type Country,
  RELIGION_LABELS,
  RELIGIOUS_GROUPS,
  type ReligiousGroup,
  TYPE_LABELS,
  UNIVERSITY_TYPES,
} from '#schema/domain/record/enums.ts';
import { rangedFilter } from '#schema/domain/search/search-filters.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { advancedWords, FILTER_LABELS as labels, filterWords as words } from '#words/search/search-filters.ts';
import { parseSizeChoice } from '../enrollment.ts';
import { withCountry } from '../filter-changes.ts';
import {
  addressOfRequest,
  countryOfState,
  EMPTY_REQUEST,
  type Filters,
  inRange,
  NO_FILTERS,
  withText,
} from '../filters.ts';
import { isUnread, parseWhole } from '../tuition.ts';

interface AdvancedSearchProps {
  open: boolean;
  onClose: () => void;
  /** Gets the search page's query. */
  onSearch: (address: URLSearchParams) => void;
}

const statesToChoose = (country: Country | null) =>
  (country === null ? COUNTRIES_LISTED : [country])
    .flatMap(statesOf)
    .map(({ code, name }) => ({ value: code, label: name }));

const anyOption = () => ({ value: '', label: words.any });

export function AdvancedSearch({ open, onClose, onSearch }: AdvancedSearchProps) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [size, setSize] = useState('');
  const [subject, setSubject] = useState('');
  const [price, setPrice] = useState('');
  const [tried, setTried] = useState(false);
  const unread = isUnread(rangedFilter('tuition'), price);
  const change = (part: Partial<Filters>) => setFilters((was) => ({ ...was, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (unread) return;
    const [studentPopulationMin, studentPopulationMax] = parseSizeChoice(size);
    const tuitionMax = inRange(rangedFilter('tuition'), parseWhole(price));
    const asked = { ...filters, studentPopulationMin, studentPopulationMax, tuitionMax };
    // A subject is read as in the search box, in people's own words.
    const line = [subject.trim(), text.trim()].filter(Boolean).join(' ');
    onSearch(addressOfRequest(withText({ ...EMPTY_REQUEST, filters: asked }, line)));
  };

  return (
    <Modal open={open} onClose={onClose} title={advancedWords.title}>
      <Box as="form" {...{ method: 'post' }} display="grid" gap="5" onSubmit={submit}>
        <TextField
          label={advancedWords.name}
          value={text}
          maxLength={TEXT_MAX}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Grid gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <SelectField
            label={labels.country}
            value={filters.country ?? ''}
            options={[anyOption(), ...COUNTRIES_LISTED.map((code) => ({ value: code, label: COUNTRY_LABELS[code] }))]}
            onChange={(value) => setFilters(withCountry(filters, value === '' ? null : (value as Country)))}
          />
          <SelectField
            label={labels.state}
            value={filters.state[0] ?? ''}
            options={[anyOption(), ...statesToChoose(filters.country)]}
            // A state says its country, so that nobody has to choose it first.
            onChange={(value) =>
              change(value === '' ? { state: [] } : { state: [value], country: countryOfState(value) })
            }
          />
          <SelectField
            label={labels.religiousAffiliation}
            value={filters.religiousAffiliation ?? ''}
            options={[
              anyOption(),
              ...RELIGIOUS_GROUPS.map((group) => ({ value: group, label: RELIGION_LABELS[group] })),
            ]}
            onChange={(value) => change({ religiousAffiliation: value === '' ? null : (value as ReligiousGroup) })}
          />
          <SelectField label={advancedWords.size} value={size} options={advancedWords.sizes} onChange={setSize} />
        </Grid>
        <Grid gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField
            label={advancedWords.subject}
            placeholder={advancedWords.subjectExample}
            value={subject}
            maxLength={TEXT_MAX}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <TextField
            label={advancedWords.price}
            placeholder={advancedWords.priceExample}
            inputMode="numeric"
            autoComplete="off"
            value={price}
            error={tried && unread ? words.unread(rangedFilter('tuition')) : undefined}
            onChange={(event) => setPrice(event.currentTarget.value)}
          />
        </Grid>
        <FieldGroup legend={labels.type}>
          <Wrap columnGap="6">
            {UNIVERSITY_TYPES.map((type) => (
              <Checkbox
                key={type}
                label={TYPE_LABELS[type]}
                checked={filters.type.includes(type)}
                onChange={(on) =>
                  change({ type: on ? [...filters.type, type] : filters.type.filter((one) => one !== type) })
                }
              />
            ))}
          </Wrap>
        </FieldGroup>
        <Button type="submit">{advancedWords.submit}</Button>
      </Box>
    </Modal>
  );
}
