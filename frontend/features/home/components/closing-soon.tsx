/** The next published application deadlines of large schools; nothing where none is ahead. */

import { Span } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { closingSoon, closingSoonQuery } from '#schema/domain/plan/closing-soon.ts';
import { roundNames } from '#words/plan/plan.ts';
import { homeListWords } from '#words/site/home-lists.ts';
import { useClosingSoon } from '../queries.ts';
import { HomeList } from './home-list.tsx';
import { SchoolStrip } from './school-strip.tsx';

export function ClosingSoon() {
  const today = currentDay();
  const { data } = useClosingSoon(today);
  const closing = closingSoon(data?.universities ?? [], today);
  if (closing.length === 0) return null;
  const words = homeListWords.closing;
  const { dueFrom, dueTo } = closingSoonQuery(today);
  return (
    <HomeList
      title={words.title}
      more={{ to: paths.search(new URLSearchParams({ dueFrom, dueTo })), label: words.more }}
      rule={words.rule}
    >
      <SchoolStrip
        label={words.title}
        schools={closing.map(({ school: { id, slug, name }, due: { day, round } }) => ({
          id,
          slug,
          name,
          lines: (
            <>
              <Span display="block" textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {shortPartialDate(day)}
              </Span>
              <Span lineClamp="1" textStyle="xs" color="fg.muted">
                {round === null ? words.anyRound : roundNames[round]}
              </Span>
            </>
          ),
        }))}
      />
    </HomeList>
  );
}
