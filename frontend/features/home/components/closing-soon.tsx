/** The next published application deadlines of large schools, near home once that is known; nothing where none is ahead. */

import { Span } from '#frontend/components/styled/text.tsx';
import { dueSoon } from '#frontend/content/due-soon.ts';
import { currentDay } from '#frontend/content/today.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { toldAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { language } from '#names/locale.ts';
import { shortPartialDate } from '#schema/domain/formats/partial-date.ts';
import { type ClosingPlace, closingSoonQuery, placeOfReaders } from '#schema/domain/plan/closing-soon.ts';
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

/** Those near home, else of where readers of this language live, else of all: the first of them with any. */
function useNextDates(today: string) {
  const usual = placeOfReaders(language);
  const near = placeOf(useStoredAtom(toldAtom, null)?.home) ?? usual;
  // Until those near home have come, the others stand in their place.
  const nearby = useClosingSoon(today, near);
  const readers = useClosingSoon(today, usual);
  const anywhere = useClosingSoon(today, null, readers !== null && readers.length === 0);
  if (nearby && nearby.length > 0) return { place: near, closing: nearby };
  return readers && readers.length > 0 ? { place: usual, closing: readers } : { place: null, closing: anywhere ?? [] };
}

export function ClosingSoon() {
  const today = currentDay();
  const { place, closing } = useNextDates(today);
  if (closing.length === 0) return null;
  const words = homeListWords.closing;
  const { dueFrom, dueTo } = closingSoonQuery(today, place);
  const all = new URLSearchParams({ ...place, dueFrom, dueTo });
  return (
    <HomeList
      title={words.title}
      more={{ to: paths.search(all), label: words.more }}
      rule={place === null ? words.rule : place.state === undefined ? words.ruleCanada : words.ruleNear}
    >
      <SchoolStrip
        label={words.title}
        schools={closing.map(({ school: { id, slug, name }, due: { day, round } }) => ({
          id,
          slug,
          name,
          lines: (
            <>
              <Span
                display="block"
                textStyle="sm"
                fontWeight="semibold"
                fontVariantNumeric="tabular-nums"
                whiteSpace="nowrap"
              >
                {shortPartialDate(day)}
                <Soon day={day} today={today} />
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

/** In the color of one's own dates, as they are soon to be. */
function Soon({ day, today }: { day: string; today: string }) {
  const soon = dueSoon(day, today);
  return soon === null ? null : (
    <Span textStyle="xs" color="gold.fg" whiteSpace="nowrap">
      {' · '}
      {soon}
    </Span>
  );
}
