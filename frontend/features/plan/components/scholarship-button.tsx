/** Puts a scholarship into one's plan, or takes it out. */

import { Button } from '#frontend/components/styled/button.tsx';
import { CheckIcon, PlusIcon } from '#frontend/components/ui/icons.tsx';
import { usePlanScholarships } from '#frontend/lib/storage/own-plan.ts';
import { scholarshipListWords as words } from '#words/scholarships/scholarship-words.ts';

export function ScholarshipButton({ scholarship, name }: { scholarship: string; name: string }) {
  const { keys, toggle } = usePlanScholarships();
  const planned = keys.has(scholarship);
  return (
    <Button
      variant="ghost"
      size="sm"
      width="100%"
      aria-pressed={planned}
      aria-label={words.planName(planned, name)}
      onClick={() => toggle(scholarship)}
    >
      {planned ? <CheckIcon boxSize="4" /> : <PlusIcon boxSize="4" />}
      {planned ? words.planned : words.plan}
    </Button>
  );
}
