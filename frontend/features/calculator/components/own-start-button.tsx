/** Fills in what follows from what somebody said of themselves; for whoever said nothing, the way to say it. */

import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useOwnPrice, useSituation } from '#frontend/api/your-prices.ts';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { ownStart } from '../own-start.ts';
import type { Calculator } from '../use-calculator.ts';

const words = () => calculatorWords.ownStart;

interface OwnStartButtonProps {
  form: Calculator['form'];
  school: UniversityRecordView | null;
  /** Whether nothing was entered yet: then what they said is filled in unasked. */
  fresh: boolean;
}

export function OwnStartButton({ form, school, fresh }: OwnStartButtonProps) {
  const said = useSituation();
  const hydrated = useHydrated();
  const openPanel = useSetAtom(situationPanelAtom);
  const [filled, setFilled] = useState('');
  const own = useOwnPrice(school?.id ?? null);
  const price = own?.price;
  const fill = () => {
    if (said === null) return openPanel(true);
    for (const [name, value] of Object.entries(ownStart(said, school)))
      form.setValue(name as 'feeStatus', value as 'inState');
    // Quebec and Ontario ask more of Canadians from elsewhere: the calculator has no such choice, so the amount is typed.
    const fee = price?.parts.find(({ of }) => of === 'other-provinces-tuition');
    if (fee) form.setValue('tuitionOverride', String(fee.amount), { shouldValidate: true });
    setFilled(price?.missing?.reason === 'other-provinces-fee-unknown' ? price.missing.text : words().done);
  };
  const begun = useRef(false);
  const ready = fresh && said !== null && (own === null || school === null || price !== undefined);
  useEffect(() => {
    if (!ready || begun.current || form.formState.isDirty) return;
    begun.current = true;
    fill();
  });
  return (
    <Wrap alignItems="center" columnGap="4" rowGap="1" _print={{ display: 'none' }}>
      <Button variant="outline" size="sm" minH="11" onClick={fill}>
        {hydrated && said !== null ? words().fill : words().say}
      </Button>
      <Box role="status" textStyle="sm" color="fg.muted" maxW="16rem">
        {filled}
      </Box>
    </Wrap>
  );
}
