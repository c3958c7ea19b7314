/** Prints the plan as a sheet. The browser's own way to print gets the same sheet, as soon as the page is quiet. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { onIdle } from '#frontend/lib/rendering/on-idle.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { planWords as words } from '#words/plan/plan.ts';
import type { PlanSheetProps } from './plan-sheet.tsx';

const PlanSheet = lazyPart(async () => (await import('./plan-sheet.tsx')).PlanSheet);

export function PrintPlan(props: PlanSheetProps) {
  const [due, setDue] = useState(false);
  useEffect(() => onIdle(() => void PlanSheet.load().then(() => setDue(true))), []);
  const print = async () => {
    await PlanSheet.load();
    flushSync(() => setDue(true));
    window.print();
  };
  return (
    <div>
      <Button variant="outline" size="sm" minH={{ base: '11', md: '9' }} onClick={() => void print()}>
        {words.sheet.print}
      </Button>
      {due ? (
        <Suspense>
          <PlanSheet {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
