/** Beside the questions of one's own price: schools of the popular page with what they charge, for readers of the page's language. */

import { Span } from '#frontend/components/styled/text.tsx';
import { cardLines } from '#frontend/content/card-lines.ts';
import { tuitionByHome } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { language } from '#names/locale.ts';
import { firstPricesQuery, wholeSearch } from '#schema/domain/site/popular.ts';
import { CARD_LABELS } from '#words/figures/derived/card.ts';
import { homeListWords } from '#words/site/home-lists.ts';
import { useFirstPrices } from '../queries.ts';
import { ListBeside } from './home-list.tsx';
import { SchoolStrip } from './school-strip.tsx';

export function LowTuition() {
  const { schools, failed } = useFirstPrices();
  if (failed) return null;
  const words = homeListWords.prices;
  return (
    <ListBeside
      title={words.title}
      more={{ to: paths.search(new URLSearchParams(wholeSearch(firstPricesQuery(language)))), label: words.more }}
      rule={words.rule}
    >
      {schools === undefined ? null : (
        <SchoolStrip
          label={words.title}
          schools={schools.map((school) => {
            const [first] = cardLines(school);
            return {
              id: school.id,
              slug: school.slug,
              name: school.name,
              lines: (
                <>
                  <Span
                    display="block"
                    textStyle="sm"
                    fontWeight="semibold"
                    fontVariantNumeric="tabular-nums lining-nums"
                    whiteSpace="nowrap"
                  >
                    {tuitionByHome(school).amount}
                  </Span>
                  {first === undefined ? null : (
                    <Span lineClamp="1" textStyle="xs" color="fg.muted">
                      {`${CARD_LABELS[first.figure]} ${first.value}`}
                    </Span>
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </ListBeside>
  );
}
