/** The calculators and what one does with their answers, and the ways from one to the others. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
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

/** Names the list of ways. */
const TITLE = 'tools-title';

/** The ways to the other calculators; to all of them where one is at none. */
export function CalculatorLinks({ current }: { current?: CalculatorKey }) {
  return (
    <Box as="nav" aria-labelledby={TITLE} _print={{ display: 'none' }}>
      <Heading as="h2" id={TITLE} size="sm" mb="1">
        {current === undefined ? words.nav : words.others}
      </Heading>
      <Grid
        as="ul"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        columnGap={{ base: '4', md: '8' }}
        textStyle="sm"
      >
        {CALCULATORS.filter(({ key }) => key !== current).map(({ key, to }) => (
          <Box as="li" key={key} borderBottomWidth="1px" display="flex">
            <TextLink
              to={to}
              variant="quiet"
              flex="1"
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              columnGap="2"
              minH="11"
              py="1"
              lineHeight="1.25rem"
            >
              {words.links[key]}
              <ChevronRightIcon boxSize="4" flexShrink="0" color="accent.fg" />
            </TextLink>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
