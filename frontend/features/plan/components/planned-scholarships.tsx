/** Scholarships of the plan, each with a date of one's own. */
import { TextField } from '#frontend/components/form-field.tsx';
import { TextLink } from '#frontend/components/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { planWords as words } from '#frontend/content/plan.ts';
import { paths } from '#frontend/lib/paths.ts';
import { isPlanDay, scholarshipItemOf, scholarshipOfItem } from '#schema/domain/plan.ts';
import { usePlan, usePlanChange } from '../own-plan.ts';

export function PlannedScholarships() {
  const plan = usePlan();
  const { setScholarship, removeScholarship } = usePlanChange();
  const planned = Object.entries(plan).flatMap(([key, item]) => {
    const scholarship = scholarshipOfItem(key);
    const settled = scholarship === null ? null : scholarshipItemOf(item);
    return scholarship === null || settled === null ? [] : [{ scholarship, ownDate: settled.ownDate }];
  });
  if (planned.length === 0) return null;
  return (
    <section>
      <Heading as="h3" size="md">
        {words.scholarships}
      </Heading>
      <Box as="ul" mt="2" borderTopWidth="1px" maxW="3xl">
        {planned.map(({ scholarship, ownDate }) => {
          const name = words.scholarshipName(scholarship);
          return (
            <Box
              as="li"
              key={scholarship}
              py="3"
              borderBottomWidth="1px"
              display="flex"
              flexWrap="wrap"
              alignItems="end"
              justifyContent="space-between"
              gap="4"
            >
              <TextField
                type="date"
                label={words.scholarshipDate(name)}
                defaultValue={ownDate ?? ''}
                key={ownDate ?? ''}
                onBlur={(event) => {
                  const typed = event.currentTarget.value;
                  if (typed === '' || isPlanDay(typed)) setScholarship(scholarship, { ownDate: typed || null });
                }}
              />
              <Button
                size="sm"
                variant="ghost"
                aria-label={words.scholarshipRemove(name)}
                onClick={() => removeScholarship(scholarship)}
              >
                {words.remove}
              </Button>
            </Box>
          );
        })}
      </Box>
      <Box mt="3" textStyle="sm">
        <TextLink to={paths.scholarships()}>{words.scholarshipList}</TextLink>
      </Box>
    </section>
  );
}
