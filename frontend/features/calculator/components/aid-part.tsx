/** The tab of financial aid: five amounts, each with what kind of money it is. */

import { FieldGroup } from '#frontend/components/forms/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { AID_FIELDS } from '#schema/domain/money/tuition-calculator.ts';
import { calculatorWords as words } from '#words/calculators/calculator.ts';
import type { Calculator } from '../use-calculator.ts';
import { AmountField } from './amount-field.tsx';
import { FieldGrid } from './field-grid.tsx';

export function AidPart({ calculator: { form, calculation } }: { calculator: Calculator }) {
  return (
    <Box pt="5">
      <FieldGroup legend={words.aidLegend(calculation.currency)}>
        <Note mb="4">{words.aidHint}</Note>
        <FieldGrid>
          {AID_FIELDS.map((field) => (
            <AmountField
              key={field}
              form={form}
              name={field}
              label={words.aid[field].label}
              hint={words.aid[field].hint}
              placeholder="0"
            />
          ))}
        </FieldGrid>
      </FieldGroup>
    </Box>
  );
}
