/** One letter of aid: whose it is, and its amounts. A school that is picked brings the costs it publishes. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import {
  type ListedUniversity,
  SUGGEST_DELAY_MS,
  UniversityCombobox,
} from '#frontend/components/universities/university-combobox.tsx';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { OFFER_COSTS, OFFER_GIFTS, OFFER_LOANS, type OfferAmount } from '#schema/domain/aid/aid-offers.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import type { Country, Currency } from '#schema/domain/record/enums.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { emptyOffer, type OfferValues, type ReadOffer } from '../offers.ts';
import { Group } from './tool-parts.tsx';

export type OfferedSchool = ListedUniversity & { slug: string };

/** What was filled in of a school. */
export interface FilledCosts {
  country: Country;
  currency: Currency;
  /** Where it is open which tuition one pays: the published ones. */
  tuitions: { residency: Residency; amount: number }[];
}

/** Of the visitor's own schools, so many are offered before anything is typed. */
const MOST_OFFERED = 8;

const currencies = () =>
  (Object.keys(words.currencies) as Currency[]).map((value) => ({ value, label: words.currencies[value] }));
const groups = (): { legend: string; amounts: readonly OfferAmount[] }[] => [
  { legend: words.costs, amounts: OFFER_COSTS },
  { legend: words.gifts, amounts: OFFER_GIFTS },
  { legend: words.loans, amounts: OFFER_LOANS },
  { legend: words.work, amounts: ['workStudy'] },
];

interface LetterProps {
  number: number;
  offer: OfferValues;
  own: readonly OfferedSchool[];
  faults: ReadOffer['faults'];
  change: (more: Partial<OfferValues>) => void;
  /** Null where there were no costs to fill in. */
  fillCosts: (slug: string) => Promise<FilledCosts | null>;
  /** The letter after this one, which a phone does not show beside it. */
  next: { label: string; to: number } | null;
  show: (place: number) => void;
  /** Null where it has to stay. */
  remove: (() => void) | null;
}

export function Letter({ number, offer, own, faults, change, fillCosts, next, show, remove }: LetterProps) {
  const { years, scholarshipYears, currency } = offer;
  const start = emptyOffer(0);
  const further = years !== start.years || scholarshipYears !== '' || currency !== start.currency;
  return (
    <Section aria-label={words.letter(number)} borderWidth="1px" borderRadius="md" p={{ base: '4', md: '5' }} minW="0">
      <Flex alignItems="center" justifyContent="space-between" gap="3" minH="9" mb="2">
        <Heading as="h2" size="sm">
          {words.letter(number)}
        </Heading>
        {remove === null ? null : (
          <Button
            variant="ghost"
            size="xs"
            aria-label={words.removeNamed(words.letterOf(offer.name, number))}
            onClick={remove}
          >
            {words.remove}
          </Button>
        )}
      </Flex>
      <Grid gap="5">
        <SchoolField offer={offer} own={own} change={change} fillCosts={fillCosts} />
        {groups().map(({ legend, amounts }) => (
          <Group key={legend} legend={legend}>
            <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="end">
              {amounts.map((name) => (
                <TypedField
                  money
                  key={name}
                  label={words.amounts[name]}
                  value={offer.amounts[name]}
                  fault={faults[name]}
                  // An empty tuition is not 0: no price is worked out without it.
                  placeholder={name === 'tuition' ? '' : '0'}
                  onChange={(text) => change({ amounts: { ...offer.amounts, [name]: text } })}
                />
              ))}
            </Grid>
          </Group>
        ))}
        <Disclosure summary={words.further} open={further}>
          <Grid gap="3">
            <SelectField
              label={words.currency}
              value={currency}
              options={currencies()}
              onChange={(value) => change({ currency: value as Currency })}
            />
            <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="end">
              <TypedField
                label={words.years}
                value={years}
                fault={faults.years}
                onChange={(text) => change({ years: text })}
              />
              <TypedField
                label={words.scholarshipYears}
                value={scholarshipYears}
                fault={faults.scholarshipYears}
                placeholder={words.allYears}
                onChange={(text) => change({ scholarshipYears: text })}
              />
            </Grid>
          </Grid>
        </Disclosure>
      </Grid>
      <Box hideFrom="md" mt="4">
        {next === null ? null : (
          <Button variant="outline" width="full" onClick={() => show(next.to)}>
            {next.label}
          </Button>
        )}
      </Box>
    </Section>
  );
}

/** Takes any name; one of ours brings its published costs. Before a letter is typed it offers the visitor's own schools. */
function SchoolField({ offer, own, change, fillCosts }: Pick<LetterProps, 'offer' | 'own' | 'change' | 'fillCosts'>) {
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState<FilledCosts | null>(null);
  const typed = offer.name.trim();
  const settled = useDebounced(open ? typed : '', SUGGEST_DELAY_MS);
  const { data, isSuccess, isPlaceholderData } = useQuery(suggestionsQuery(settled));
  const lacksTuition = filled !== null && offer.amounts.tuition.trim() === '';
  return (
    <div>
      <UniversityCombobox<OfferedSchool>
        label={words.name}
        listLabel={typed === '' ? words.own : words.name}
        placeholder={words.schoolPlaceholder}
        hint={filled === null ? words.schoolHint : lacksTuition ? words.filledButTuition : words.filled}
        text={offer.name}
        onText={(name) => {
          setFilled(null);
          change({ name });
        }}
        open={open}
        onOpen={setOpen}
        options={typed === '' ? own.slice(0, MOST_OFFERED) : settled === '' ? [] : (data ?? [])}
        current={typed === '' || (settled === typed && isSuccess && !isPlaceholderData)}
        // A name of one's own will do.
        failed={false}
        onPick={({ name, slug }) => {
          change({ name });
          void fillCosts(slug).then(setFilled);
        }}
      />
      {lacksTuition && filled.tuitions.length > 0 ? (
        <Box role="group" aria-label={words.whichTuition} mt="3">
          <Text textStyle="sm" fontWeight="medium">
            {words.whichTuition}
          </Text>
          <Wrap mt="2" gap="2">
            {filled.tuitions.map(({ residency, amount }) => (
              <Button
                key={residency}
                size="sm"
                variant="outline"
                onClick={() => change({ amounts: { ...offer.amounts, tuition: formatCount(amount) } })}
              >
                {words.tuitionOf(
                  calculatorWords.fee.options[filled.country][residency],
                  formatMoney(amount, filled.currency),
                )}
              </Button>
            ))}
          </Wrap>
        </Box>
      ) : null}
    </div>
  );
}
