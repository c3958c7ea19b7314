/** The national scholarships: filters, how many are left, the awards page by page, and what has ended. */

import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Text } from '#frontend/components/styled/text.tsx';
import { isAsking, writeAddress } from '#frontend/content/scholarship-address.ts';
import { allScholarships, endedScholarships } from '#frontend/content/scholarship-list.ts';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { deadlineOf, endedFor, type ScholarshipQuestion, scholarshipsFor } from '#schema/domain/site/scholarships.ts';
import { scholarshipListWords as words } from '#words/scholarships/scholarship-words.ts';
import { useListAddress } from '../use-list-address.ts';
import { Award } from './award.tsx';
import { ListFilters } from './list-filters.tsx';
import { OwnAid } from './own-aid.tsx';

const PAGE_SIZE = 20;

export function ScholarshipList({ action }: { action?: (award: { key: string; name: string }) => React.ReactNode }) {
  const { question, page, ask } = useListAddress();
  const today = currentDay();
  const found = scholarshipsFor(allScholarships(), question, today);
  const totalPages = Math.ceil(found.length / PAGE_SIZE);
  const from = (page - 1) * PAGE_SIZE;
  const shown = found.slice(from, from + PAGE_SIZE);
  return (
    <>
      <ListFilters question={question} onAsk={ask} />
      <Count question={question} from={from} shown={shown.length} found={found} />
      <OwnAid question={question} today={today} />
      <Ended text={question.text} />
      {shown.length > 0 ? (
        <List.Root mt="3" aria-label={words.title}>
          {shown.map((award) => (
            <List.Item key={award.key} borderTopWidth="1px" pt={{ base: '3', md: '4' }} pb={{ base: '0.5', md: '4' }}>
              <Award award={award} deadline={deadlineOf(award, today)} action={action?.(award)} />
            </List.Item>
          ))}
        </List.Root>
      ) : (
        <Box mt="4">
          {found.length > 0 ? (
            <EmptyState
              title={words.pastEnd}
              actions={<ButtonLink to={paths.scholarships(writeAddress(question))}>{words.toFirstPage}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={words.empty.title}
              actions={
                <ButtonLink to={paths.scholarships()} {...KEEP_SCROLL} variant="outline">
                  {words.clear}
                </ButtonLink>
              }
            >
              {words.empty.body}
            </EmptyState>
          )}
        </Box>
      )}
      <Box mt="6">
        <Pagination
          page={page}
          totalPages={totalPages}
          addressOf={(to) => paths.scholarships(writeAddress(question, to))}
        />
      </Box>
      <Caption mt="6" maxW="prose">
        {words.about}
      </Caption>
    </>
  );
}

interface CountProps {
  question: ScholarshipQuestion;
  from: number;
  shown: number;
  found: ReturnType<typeof scholarshipsFor>;
}

function Count({ question, from, shown, found }: CountProps) {
  const withoutRule = question.citizenship === null ? 0 : found.filter(({ openTo }) => openTo === null).length;
  return (
    <Wrap mt="4" alignItems="baseline" columnGap="4" rowGap="1">
      <div role="status">
        <Text fontWeight="medium">{words.count(from + 1, shown === 0 ? 0 : from + shown, found.length)}</Text>
        {withoutRule === 0 ? null : <Note>{words.noRule(withoutRule)}</Note>}
      </div>
      {isAsking(question) && found.length > 0 ? (
        <ButtonLink to={paths.scholarships()} {...KEEP_SCROLL} variant="ghost" size="sm">
          {words.clear}
        </ButtonLink>
      ) : null}
    </Wrap>
  );
}

/** Awards of that name that are no longer given, and what came after them. */
function Ended({ text }: { text: string }) {
  const ended = endedFor(endedScholarships(), text);
  if (ended.length === 0) return null;
  return (
    <List.Root mt="4" borderWidth="1px" borderRadius="md" px="4" py="3" maxW="prose">
      {ended.map(({ name, what }) => (
        <li key={name}>
          <strong>{words.ended(name)}</strong> {what}
        </li>
      ))}
    </List.Root>
  );
}
