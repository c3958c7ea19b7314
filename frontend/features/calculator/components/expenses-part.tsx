/** The tab of expenses: the kind of university, where one lives, and the six items, each with an amount of one's own. */

import { SourcePopover } from '#frontend/components/figures/source-popover.tsx';
import { FieldGroup, SelectField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { RESIDENCIES, type Residency } from '#schema/domain/money/finance.ts';
import { LIVING_OPTIONS, type LivingOption, type UniversityKind } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords as words } from '#words/calculators/calculator.ts';
import { publishedSums } from '../figure-words.ts';
import type { Calculator } from '../use-calculator.ts';
import { OVERRIDE_FIELDS, OVERRIDE_OF } from '../values.ts';
import { OwnAmountField } from './amount-field.tsx';
import { FieldGrid } from './field-grid.tsx';
import { ItemMark } from './item-mark.tsx';

export function ExpensesPart({ calculator }: { calculator: Calculator }) {
  const { form, values, calculation, clearOwn } = calculator;
  const { school, kinds, kind, currency, feeChoice, residency, items } = calculation;
  const own = OVERRIDE_FIELDS.filter((field) => values[field].trim() !== '').length;
  const figures = Object.fromEntries(items.map(({ expense, ours }) => [expense, ours]));
  const sums = school ? publishedSums(school, figures) : [];
  return (
    <Grid pt="5" gap="7">
      <FieldGrid>
        {/* Where the school decides it there is nothing to choose. */}
        {kinds.length === 1 ? null : (
          <SelectField
            label={words.kind.label}
            {...(!school && kind === 'canadian' ? { hint: words.kind.canadian } : {})}
            value={kind}
            options={kinds.map((value) => ({ value, label: words.kind.options[value] }))}
            onChange={(value) => form.setValue('universityType', value as UniversityKind)}
          />
        )}
        <SelectField
          label={words.living.label}
          value={values.housingOption}
          options={LIVING_OPTIONS.map((value) => ({ value, label: words.living.options[value] }))}
          onChange={(value) => form.setValue('housingOption', value as LivingOption)}
        />
        {school && feeChoice ? (
          <SelectField
            label={words.fee.label}
            value={residency}
            options={RESIDENCIES.map((value) => ({ value, label: words.fee.options[school.country][value] }))}
            onChange={(value) => form.setValue('feeStatus', value as Residency)}
          />
        ) : null}
      </FieldGrid>
      <FieldGroup legend={words.expensesLegend(currency)}>
        <Note mb="4">
          {words.expensesHint}
          {school === null ? (
            <>
              {' '}
              {words.ours.usualAll}{' '}
              <SourcePopover name={words.ours.source(words.ours.usual)}>
                {words.ours.usualWhy(words.kind.options[kind])}
              </SourcePopover>
            </>
          ) : null}
        </Note>
        <FieldGrid short>
          {items.map((item) => (
            <OwnAmountField
              key={item.expense}
              form={form}
              name={OVERRIDE_OF[item.expense]}
              label={words.expenses[item.expense]}
              hint={
                school === null && item.own === null ? undefined : <ItemMark item={item} calculation={calculation} />
              }
              ours={item.ours.amount === null ? '' : formatCount(item.ours.amount)}
            />
          ))}
        </FieldGrid>
        {sums.length === 0 ? null : (
          <Box mt="4" textStyle="xs" color="fg.muted" maxW="prose">
            {sums.map((sum) => (
              <p key={sum}>{sum}</p>
            ))}
          </Box>
        )}
        {own > 0 ? (
          <Wrap mt="4" alignItems="center" columnGap="3" rowGap="1" textStyle="sm">
            <span>{words.own.some(own)}</span>
            <Button variant="plain" size="sm" onClick={clearOwn}>
              {words.own.clear}
            </Button>
          </Wrap>
        ) : null}
      </FieldGroup>
    </Grid>
  );
}
