/** Scholarships of the plan: by when, with a date of one's own beside what the list says. Comes when there is one. */
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { scholarshipOf } from '#frontend/content/scholarship-list.ts';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { usePlan, usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import { isPlanDay } from '#schema/domain/plan/plan.ts';
import { deadlineOf, hasOneDeadline } from '#schema/domain/site/scholarships.ts';
import { planWords as words } from '#words/plan/plan.ts';
import { closingText, openingText, scholarshipListWords } from '#words/scholarships/scholarship-words.ts';
import { plannedScholarships } from '../planned-scholarships.ts';

export function PlannedScholarships() {
  const plan = usePlan();
  const today = currentDay();
  const planned = plannedScholarships(plan, today);
  if (planned.length === 0) return null;
  return (
    <section>
      <Heading as="h3" size="md">
        {words.scholarships}
      </Heading>
      <List.Root mt="2" borderTopWidth="1px" maxW="3xl">
        {planned.map(({ scholarship, ownDate }) => (
          <List.Item key={scholarship} py="3" borderBottomWidth="1px">
            <Planned scholarship={scholarship} ownDate={ownDate} today={today} />
          </List.Item>
        ))}
      </List.Root>
      <Box mt="3" textStyle="sm">
        <TextLink to={paths.scholarships()}>{words.scholarshipList}</TextLink>
      </Box>
    </section>
  );
}

interface PlannedProps {
  scholarship: string;
  ownDate: string | null;
  today: string;
}

function Planned({ scholarship, ownDate, today }: PlannedProps) {
  const { setScholarship, removeScholarship } = usePlanChange();
  const award = scholarshipOf(scholarship);
  const deadline = award && deadlineOf(award, today);
  const name = award?.name ?? words.scholarshipName(scholarship);
  return (
    <Wrap alignItems="end" justifyContent="space-between" gap="4">
      <Box minW="0" flex="1 1 18rem">
        <Text fontWeight="medium">{name}</Text>
        {award && deadline ? (
          <Note>
            {hasOneDeadline(award)
              ? words.labelled(scholarshipListWords.closes, closingText(award, deadline))
              : closingText(award, deadline)}
            {deadline.standing === 'closed' ? ` · ${scholarshipListWords.badges.closed}` : null}
            {openingText(award, deadline) === null ? null : ` · ${openingText(award, deadline)}`}
          </Note>
        ) : (
          <Note>{scholarshipListWords.gone}</Note>
        )}
        {award?.url ? (
          <ExternalLink
            href={award.url}
            aria-label={`${scholarshipListWords.official(name)} (${scholarshipListWords.external})`}
            touch="block"
            textStyle="sm"
          >
            {scholarshipListWords.officialShort}
          </ExternalLink>
        ) : null}
      </Box>
      <Box width="13rem">
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
      </Box>
      <Button
        size="sm"
        variant="ghost"
        aria-label={words.scholarshipRemove(name)}
        onClick={() => removeScholarship(scholarship)}
      >
        {words.remove}
      </Button>
    </Wrap>
  );
}
