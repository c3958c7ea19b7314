/** Prints the plan as a sheet. */
import { useSheet } from '#frontend/components/print/use-sheet.ts';
import { Button } from '#frontend/components/styled/button.tsx';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { planWords as words } from '#words/plan/plan.ts';
import type { PlanSheetProps } from './plan-sheet.tsx';

const PlanSheet = lazyPart(async () => (await import('./plan-sheet.tsx')).PlanSheet);

export function PrintPlan(props: PlanSheetProps) {
  const { due, print } = useSheet(PlanSheet, 'page');
  return (
    <>
      <Button variant="outline" size="sm" minH={{ base: '11', md: '9' }} onClick={() => void print()}>
        {words.sheet.print}
      </Button>
      {due ? (
        <Suspense>
          <PlanSheet {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
