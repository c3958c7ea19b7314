/** What somebody was at: the last search, what is saved, and the schools that were looked at or saved last. */

import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { BookmarkIcon, SearchIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { LastSearch } from '#frontend/lib/storage/last-search.ts';
import { language } from '#names/locale.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { homeWords } from '#words/site/home.ts';
import { ChipLink, ChipRow } from './chip-row.tsx';

const SHOWN = 6;

interface CarryOnProps {
  search: LastSearch | null;
  universities: readonly UniversityCard[];
  saved: number;
}

export function CarryOn({ search, universities, saved }: CarryOnProps) {
  const words = homeWords.carryOn;
  return (
    <div data-personal>
      <ChipRow title={words.title}>
        {search === null ? null : (
          <li>
            <ChipLink to={paths.search(search.query)}>
              <SearchIcon boxSize="4" color="fg.muted" />
              <VisuallyHidden>{`${words.lastSearch}: `}</VisuallyHidden>
              <Span maxW="16rem" overflow="hidden" textOverflow="ellipsis">
                {search.language === null || search.language === language ? search.label : words.lastSearch}
              </Span>
            </ChipLink>
          </li>
        )}
        {saved === 0 ? null : (
          <>
            <li>
              <ChipLink to={paths.bookmarks()}>
                <BookmarkIcon boxSize="4" color="fg.muted" />
                {words.saved(saved)}
              </ChipLink>
            </li>
            <li>
              <ChipLink to={paths.bookmarks('plan')}>{words.plan}</ChipLink>
            </li>
          </>
        )}
        {universities.slice(0, SHOWN).map(({ id, slug, name }) => (
          <li key={id}>
            <ChipLink to={paths.university(slug)}>{name}</ChipLink>
          </li>
        ))}
      </ChipRow>
    </div>
  );
}
