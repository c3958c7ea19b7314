/** The Advanced Search dialog: a text and the filters people begin with; Search leads to the list. */

import { type FormEvent, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import {
  COUNTRIES,
  COUNTRY_LABELS,
  type Country,
  RELIGION_LABELS,
  RELIGIOUS_GROUPS,
  type ReligiousGroup,
  TYPE_LABELS,
  UNIVERSITY_TYPES,
} from '#schema/domain/enums.ts';
import { TEXT_MAX } from '#schema/domain/limits.ts';
import { statesOf } from '#schema/domain/places.ts';
import { Checkbox, FieldGroup, SelectField, TextField } from '../../../components/form-field.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import { advancedWords, FILTER_LABELS as labels, filterWords as words } from '../../../content/search-filters.ts';
import { parseSizeChoice } from '../enrollment.ts';
import { addressOfRequest, EMPTY_REQUEST, type Filters, NO_FILTERS, withCountry, withText } from '../filters.ts';

interface AdvancedSearchProps {
  open: boolean;
  onClose: () => void;
  /** Gets the search page's query. */
  onSearch: (address: URLSearchParams) => void;
}

const any = { value: '', label: words.any };

export function AdvancedSearch({ open, onClose, onSearch }: AdvancedSearchProps) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [size, setSize] = useState('');
  const change = (part: Partial<Filters>) => setFilters((was) => ({ ...was, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [studentPopulationMin, studentPopulationMax] = parseSizeChoice(size);
    const asked = { ...EMPTY_REQUEST, filters: { ...filters, studentPopulationMin, studentPopulationMax } };
    onSearch(addressOfRequest(withText(asked, text)));
  };

  return (
    <Modal open={open} onClose={onClose} title={advancedWords.title}>
      <Box as="form" display="grid" gap="5" onSubmit={submit}>
        <TextField
          label={advancedWords.name}
          value={text}
          maxLength={TEXT_MAX}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Box display="grid" gap="5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <SelectField
            label={labels.country}
            value={filters.country ?? ''}
            options={[any, ...COUNTRIES.map((code) => ({ value: code, label: COUNTRY_LABELS[code] }))]}
            onChange={(value) => setFilters(withCountry(filters, value === '' ? null : (value as Country)))}
          />
          <SelectField
            label={labels.state}
            disabled={filters.country === null}
            value={filters.state[0] ?? ''}
            options={[
              any,
              ...(filters.country === null ? [] : statesOf(filters.country)).map(({ code, name }) => ({
                value: code,
                label: name,
              })),
            ]}
            onChange={(value) => change({ state: value === '' ? [] : [value] })}
          />
          <SelectField
            label={labels.religiousAffiliation}
            value={filters.religiousAffiliation ?? ''}
            options={[any, ...RELIGIOUS_GROUPS.map((group) => ({ value: group, label: RELIGION_LABELS[group] }))]}
            onChange={(value) => change({ religiousAffiliation: value === '' ? null : (value as ReligiousGroup) })}
          />
          <SelectField label={advancedWords.size} value={size} options={advancedWords.sizes} onChange={setSize} />
        </Box>
        <FieldGroup legend={labels.type}>
          <Box display="flex" flexWrap="wrap" columnGap="6">
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
          </Box>
        </FieldGroup>
        <Button type="submit" size="lg">
          {advancedWords.submit}
        </Button>
      </Box>
    </Modal>
  );
}
