/** Puts an award into one's plan, or takes it out; a press before the page is alive is kept. */

import { CheckIcon, PlusIcon } from '#frontend/components/icons.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { scholarshipListWords as words } from '#frontend/content/scholarship-words.ts';

interface PlanButtonProps {
  name: string;
  planned: boolean;
  onToggle: () => void;
}

export function PlanButton({ name, planned, onToggle }: PlanButtonProps) {
  return (
    // As wide as the longer of its words, so that nothing moves when it is known what is in the plan.
    <Box data-personal minW="9rem" flexShrink="0">
      <Button
        variant="outline"
        size="sm"
        width="100%"
        aria-pressed={planned}
        aria-label={words.planName(planned, name)}
        onClick={onToggle}
      >
        {planned ? <CheckIcon boxSize="4" /> : <PlusIcon boxSize="4" />}
        {planned ? words.planned : words.plan}
      </Button>
    </Box>
  );
}
