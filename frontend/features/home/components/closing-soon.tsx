/** The next published application deadlines of large schools, near home once that is known; nothing where none is ahead. */

import { Span } from '#frontend/components/styled/text.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { type ClosingPlace, closingSoon, closingSoonQuery } from '#schema/domain/plan/closing-soon.ts';
import { roundNames } from '#words/plan/plan.ts';
import { homeListWords } from '#words/site/home-lists.ts';
import { useClosingSoon } from '../queries.ts';
import { HomeList } from './home-list.tsx';
import { SchoolStrip } from './school-strip.tsx';

const HOME = /^(US|CA)-([A-Z]{2})$/;

/** Of a stored home, which may be anything. */
function placeOf(home: string | null | undefined): ClosingPlace | null {
  const [, country, state] = HOME.exec(home ?? '') ?? [];
  return country && state ? { country: country as ClosingPlace['country'], state } : null;
}

/** Without what stands behind it in brackets, for which a card has no room. */
const brief = (name: string) => name.replace(/ \(.*\)$/, '');

export function ClosingSoon() {
  const today = currentDay();
  const anywhere = closingSoon(useClosingSoon(today, null).data?.universities ?? [], today);
  const near = placeOf(useStoredAtom(toldAtom, null)?.home);
  const nearby = closingSoon(useClosingSoon(today, near).data?.universities ?? [], today);
  // Until those near home have come, and where there are none, the others stand in their place.
  const isNear = near !== null && nearby.length > 0;
  const closing = isNear ? nearby : anywhere;
  if (closing.length === 0) return null;
  const words = homeListWords.closing;
  const { dueFrom, dueTo } = closingSoonQuery(today);
  const all = new URLSearchParams({ ...(isNear ? { ...near } : {}), dueFrom, dueTo });
  return (
    <HomeList
      title={words.title}
      more={{ to: paths.search(all), label: words.more }}
      rule={isNear ? words.ruleNear : words.rule}
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
                {round === null ? words.anyRound : brief(roundNames[round])}
              </Span>
            </>
          ),
        }))}
      />
    </HomeList>
  );
}
