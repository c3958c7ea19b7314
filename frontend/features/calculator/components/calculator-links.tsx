/** The calculators and what one does with their answers, and the ways from one to the others. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { calculatorsWords as words } from '#words/calculators/calculators.ts';

const CALCULATORS = [
  { key: 'tuition', to: paths.resources('tools', 'tuition-calculator') },
  { key: 'aidEstimate', to: paths.aidEstimate() },
  { key: 'aidOffers', to: paths.aidOffers() },
  { key: 'loanRepayment', to: paths.loanRepayment() },
  { key: 'twoYears', to: paths.twoYears() },
  { key: 'scholarships', to: paths.scholarships() },
  { key: 'board', to: paths.board() },
  { key: 'students', to: paths.students() },
] as const;
export type CalculatorKey = (typeof CALCULATORS)[number]['key'];

/** The ways to the other calculators; to all of them where one is at none. */
export function CalculatorLinks({ current }: { current?: CalculatorKey }) {
  return (
    <Box as="nav" aria-label={words.nav} _print={{ display: 'none' }}>
      <Wrap as="ul" columnGap="6" rowGap="1" textStyle="sm">
        {CALCULATORS.filter(({ key }) => key !== current).map(({ key, to }) => (
          <li key={key}>
            <TextLink to={to} touch="block">
              {words.links[key]}
            </TextLink>
          </li>
        ))}
      </Wrap>
    </Box>
  );
}
