/** One letter of aid: whose it is, and its amounts. A school that is picked brings the costs it publishes. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { ChoiceTiles } from '#frontend/components/forms/choice-tiles.tsx';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { SHUT_EVERYWHERE } from '#frontend/components/page/phone-fold.tsx';
import { Box, Flex, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import {
  type ListedUniversity,
  SUGGEST_DELAY_MS,
  UniversityCombobox,
} from '#frontend/components/universities/university-combobox.tsx';
import { useDebounced } from '#frontend/lib/forms/use-debounced.ts';
import { OFFER_COSTS, OFFER_GIFTS, OFFER_LOANS, type OfferAmount } from '#schema/domain/aid/aid-offers.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { aidOffersWords as words } from '#words/calculators/aid-offers.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { emptyOffer, type OfferValues, type ReadOffer, totalText, withAmount, withTuition } from '../offers.ts';
import { Group } from './tool-parts.tsx';

export type OfferedSchool = ListedUniversity & { slug: string };

/** Of the visitor's own schools, so many are offered before anything is typed. */
const MOST_OFFERED = 8;

const currencies = () =>
  (Object.keys(words.currencies) as Currency[]).map((value) => ({ value, label: words.currencies[value] }));
/** What is paid back or earned: shown when it is asked for. */
const LATER = [...OFFER_LOANS, 'workStudy'] as const;

interface LetterProps {
  number: number;
  offer: OfferValues;
  own: readonly OfferedSchool[];
  faults: ReadOffer['faults'];
  change: (more: Partial<OfferValues>) => void;
  lacksTuition: boolean;
  fillCosts: (slug: string) => Promise<void>;
  /** The letter after this one, which a phone does not show beside it. */
  next: { label: string; to: number } | null;
  show: (place: number) => void;
  /** Null where it has to stay. */
  remove: (() => void) | null;
}

export function Letter({
  number,
  offer,
  own,
  faults,
  lacksTuition,
  change,
  fillCosts,
  next,
  show,
  remove,
}: LetterProps) {
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
        <Costs offer={offer} faults={faults} lacksTuition={lacksTuition} change={change} />
        <Group legend={words.gifts}>
          <Amounts names={OFFER_GIFTS} offer={offer} faults={faults} change={change} />
        </Group>
        <Group legend={words.loans} legendHidden>
          <Folded label={words.loans} open={LATER.some((name) => offer.amounts[name] !== '')}>
            <Amounts names={LATER} offer={offer} faults={faults} change={change} />
          </Folded>
        </Group>
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

type FieldProps = Pick<LetterProps, 'offer' | 'faults' | 'change'>;

function Amounts({ names, offer, faults, change }: FieldProps & { names: readonly OfferAmount[] }) {
  return (
    <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="end">
      {names.map((name) => (
        <TypedField
          money
          key={name}
          label={words.amounts[name]}
          value={offer.amounts[name]}
          fault={faults[name]}
          // An empty tuition is not 0: no price is worked out without it.
          placeholder={name === 'tuition' ? '' : '0'}
          onChange={(text) => change({ amounts: withAmount(offer, name, text) })}
        />
      ))}
    </Grid>
  );
}

/** The year in one sum, or each cost of it. A tuition that depends on where one lives is asked for: without it nothing is compared. */
function Costs({ offer, faults, lacksTuition, change }: FieldProps & Pick<LetterProps, 'lacksTuition'>) {
  const { amounts, name, published } = offer;
  const tuitions = published?.name === name ? published.tuitions : [];
  const faulty = OFFER_COSTS.some((cost) => faults[cost] !== undefined);
  return (
    <Group legend={words.costs}>
      <Grid gap="4">
        <TypedField
          money
          label={words.amounts.total}
          hint={OFFER_COSTS.some((cost) => amounts[cost] !== '') ? undefined : words.totalHint}
          value={totalText(offer)}
          fault={faults.total}
          onChange={(text) => change({ amounts: withAmount(offer, 'total', text) })}
        />
        {published === null || tuitions.length === 0 ? null : (
          <ChoiceTiles
            legend={words.whichTuition}
            name={`tuition-${offer.key}`}
            columns="two"
            look="plain"
            value={amounts.tuition}
            options={tuitions.map(({ residency, amount }) => ({
              value: formatCount(amount),
              label: words.tuitionOf(
                calculatorWords.fee.options[published.country][residency],
                formatMoney(amount, published.currency),
              ),
            }))}
            onChange={(tuition) => change(withTuition(offer, tuition))}
          />
        )}
        <Folded label={words.eachCost} open={faulty || (lacksTuition && tuitions.length === 0)}>
          <Amounts names={OFFER_COSTS} offer={offer} faults={faults} change={change} />
        </Folded>
      </Grid>
    </Group>
  );
}

/** What is shown when it is asked for: a letter's sum says all that its parts do. `open` until somebody decides. */
function Folded({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const id = useId();
  const shown = asked ?? open;
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        ms="-3"
        gap="1"
        color="accent.fg"
        fontWeight="normal"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setAsked(!shown)}
      >
        <ChevronRightIcon boxSize="4" rotate={shown ? '90deg' : '0deg'} />
        {label}
      </Button>
      <Box id={id} pt="2" {...(shown ? {} : SHUT_EVERYWHERE)}>
        {children}
      </Box>
    </Box>
  );
}

/** Takes any name; one of ours brings its published costs. Before a letter is typed it offers the visitor's own schools. */
function SchoolField({ offer, own, change, fillCosts }: Pick<LetterProps, 'offer' | 'own' | 'change' | 'fillCosts'>) {
  const [open, setOpen] = useState(false);
  const typed = offer.name.trim();
  const settled = useDebounced(open ? typed : '', SUGGEST_DELAY_MS);
  const { data, isSuccess, isPlaceholderData } = useQuery(suggestionsQuery(settled));
  const filled = offer.published?.name === offer.name;
  return (
    <UniversityCombobox<OfferedSchool>
      label={words.name}
      listLabel={typed === '' ? words.own : words.name}
      placeholder={words.schoolPlaceholder}
      hint={!filled ? words.schoolHint : offer.amounts.tuition.trim() === '' ? words.filledButTuition : words.filled}
      text={offer.name}
      onText={(name) => change({ name })}
      open={open}
      onOpen={setOpen}
      options={typed === '' ? own.slice(0, MOST_OFFERED) : settled === '' ? [] : (data ?? [])}
      current={typed === '' || (settled === typed && isSuccess && !isPlaceholderData)}
      // A name of one's own will do.
      failed={false}
      onPick={({ name, slug }) => {
        change({ name });
        void fillCosts(slug);
      }}
    />
  );
}
