/** A school beside another: what it is, what it costs, two reasons and a trade-off. */

import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { SchoolTile } from '#frontend/components/universities/school-tile.tsx';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { SIZE_NAMES } from '#names/enums.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { labelled } from '#words/layout/labelled.ts';
import { universityWords } from '#words/university/university.ts';
import { universityPartWords } from '#words/university/university-parts.ts';

const words = () => universityPartWords.similar;
/** The first of the published prices that a card of the search shows. */
function SimilarPrice({ university }: { university: SimilarUniversity }) {
  const [line] = tuitionLines(university);
  if (!line) return null;
  return (
    <Flex as="dl">
      <Flex flexDirection="column-reverse">
        <DataList.Label textStyle="xs" color="fg.muted">
          {line.label}
        </DataList.Label>
        <DataList.Value fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
          {line.amount === 0 ? universityWords.cegepTuition.value : formatMoney(line.amount, university.currency)}
        </DataList.Value>
      </Flex>
    </Flex>
  );
}

export function SimilarCard({ university }: { university: SimilarUniversity }) {
  const { sizeCategory, reasons, tradeOff } = university;
  return (
    <SchoolTile university={university} kind={sizeCategory === null ? undefined : SIZE_NAMES[sizeCategory]}>
      <Box mt="2">
        <PricePlace university={university} shape="line">
          <SimilarPrice university={university} />
        </PricePlace>
      </Box>
      <List.Root mt="2" textStyle="sm">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </List.Root>
      {tradeOff === null ? null : (
        <Note mt="2">
          <Span fontWeight="semibold">{labelled(words().tradeOff, '')}</Span>
          {tradeOff}
        </Note>
      )}
    </SchoolTile>
  );
}
