/**
 * Whose prices show, in the header, in the color of what is one's own: "OH · $30-48k". Every page may ask for it, so that it reads
 * the stored answer by its form and brings no table of states or answers along.
 */

import { useAtomValue } from 'jotai';
import { Box } from '#frontend/components/styled/box.tsx';
import { VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { pricedForAtom } from '#frontend/lib/storage/own-situation.ts';
import { tagWords as words } from '#words/situation/tag.ts';

const HOME = /^(?:US|CA)-([A-Z]{2})$/;

/** The words of a code; none for what is no code of ours, which a storage may hold. */
const wordsOf = (table: Readonly<Record<string, string>>, code: string | null | undefined) =>
  code != null && Object.hasOwn(table, code) ? table[code] : undefined;

export function SituationTag() {
  const said = useAtomValue(pricedForAtom);
  const whose = HOME.exec(said?.home ?? '')?.[1] ?? wordsOf(words.residences, said?.residence);
  const income = wordsOf(words.incomes, said?.income);
  return (
    <Box as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums lining-nums" title={words.title}>
      <VisuallyHidden>{words.before} </VisuallyHidden>
      {whose}
      {income === undefined ? null : (
        // Beside the main links there is room for a state only.
        <Box as="span" display={{ lg: 'none', xl: 'inline' }}>
          {' · '}
          {income}
        </Box>
      )}
      <VisuallyHidden>{words.after}</VisuallyHidden>
    </Box>
  );
}
