/** The three answers that a price depends on: home, citizenship and family income; in a row, or each where a form has it. */

import { valueLabel } from '#frontend/content/filter-labels.ts';
import { statesOf } from '#schema/domain/places/places.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';
import { INCOME_BANDS } from '#schema/domain/search/filter-values.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { RESIDENCES, type Situation } from '#schema/domain/situation/situation.ts';
import { situationWords as words } from '#words/situation/situation.ts';
import { SelectField, type SelectOption } from './form-field.tsx';

const unsaid = (label: string): SelectOption => ({ value: '', label });
const homesIn = (country: Country): SelectOption[] =>
  statesOf(country).map(({ code, name }) => ({ value: `${country}-${code}`, label: name }));
const [OWN, OTHER] = COUNTRIES_LISTED as [Country, Country];
const homesThere = () => ({ label: COUNTRY_LABELS[OTHER], options: homesIn(OTHER) });
const residenceOptions = () => [
  unsaid(words.residenceUnsaid),
  ...RESIDENCES.map((value) => ({ value, label: words.residences[value] })),
];
/** The five steps of income. */
export const incomeOptions = () =>
  INCOME_BANDS.map((value): SelectOption => ({ value, label: valueLabel('income', value) }));
/** Of tiles: the five steps, and last that one would rather not say. */
export const incomeTiles = () => [...incomeOptions(), unsaid(words.incomeUnsaid)];

interface OneFieldProps {
  /** Where the question is not the visitor's own. */
  label?: string;
  /** What is written where nothing is said yet. */
  prompt?: string | undefined;
  /** A code; an empty text where nothing is said. */
  value: string;
  onChange: (value: string) => void;
}

export function HomeField({ label = words.home, prompt = words.homeAbroad, value, onChange }: OneFieldProps) {
  return (
    <SelectField
      label={label}
      name="home"
      value={value}
      options={[unsaid(prompt), ...homesIn(OWN)]}
      further={homesThere()}
      onChange={onChange}
    />
  );
}

export function ResidenceField({ value, onChange }: OneFieldProps) {
  return (
    <SelectField
      label={words.residence}
      name="residence"
      value={value}
      options={residenceOptions()}
      onChange={onChange}
    />
  );
}

interface SituationFieldsProps {
  /** Codes; an empty text where nothing is said. */
  value: Readonly<Record<keyof Situation, string>>;
  homePrompt?: string;
  onChange: (part: Partial<Record<keyof Situation, string>>) => void;
}

export function SituationFields({ value, homePrompt, onChange }: SituationFieldsProps) {
  return (
    <>
      <HomeField prompt={homePrompt} value={value.home} onChange={(home) => onChange({ home })} />
      <ResidenceField value={value.residence} onChange={(residence) => onChange({ residence })} />
      <SelectField
        label={words.income}
        name="income"
        value={value.income}
        options={[unsaid(words.incomeUnsaid), ...incomeOptions()]}
        onChange={(income) => onChange({ income })}
      />
    </>
  );
}
