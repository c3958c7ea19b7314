/** On the front page of whoever saved schools: the first of their own dates, before those of others. */

import { Section } from '#frontend/components/styled/box.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { WhatIsNext } from '#frontend/features/plan/components/what-is-next.tsx';
import { useSavedDates } from '#frontend/features/plan/use-saved-dates.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { planWords } from '#words/plan/plan.ts';

export function HomeDates() {
  const saved = useSavedDates(useStoredList(bookmarksAtom));
  if (saved.dates.length === 0) return null;
  return (
    <Section aria-label={planWords.next} borderBottomWidth="1px" data-personal>
      <Container py={{ base: '3', md: '5' }}>
        <WhatIsNext {...saved} to={paths.bookmarks('plan')} />
      </Container>
    </Section>
  );
}
