/** The rows in which no school has a figure: how many, and behind that which they are and why. */

import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Caption } from '#frontend/components/styled/text.tsx';
import { phrasesInLine } from '#frontend/content/in-one-line.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import type { ComparisonLine } from '../comparison.ts';

export function FoldedRows({ lines }: { lines: readonly ComparisonLine[] }) {
  return (
    <Disclosure summary={words.withoutFigure(lines.length)}>
      <Grid as="ul" textStyle="sm" gap="1">
        {lines.map(({ row, cells }) => (
          <li key={row.key}>
            {row.label}
            <Caption as="span" display="block">
              {phrasesInLine(
                [
                  ...new Set(cells.map(({ missing, instead }) => instead ?? (missing && words.missingForAll[missing]))),
                ].filter((why) => why !== null),
              )}
            </Caption>
          </li>
        ))}
      </Grid>
    </Disclosure>
  );
}
