/** Ways to take a comparison along: its link, a printed sheet, a file. */

import type { ReactNode } from 'react';
import { ButtonLink } from '#frontend/components/links/router-link.tsx';
import { Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import type { UsdPerCad } from '../comparison.ts';
import { comparisonCsv } from '../comparison-csv.ts';

interface ToolsProps {
  records: readonly UniversityRecordView[];
  usdPerCad: UsdPerCad | null;
  /** Further ways, of other features. */
  children: ReactNode;
}

export function Tools({ records, usdPerCad, children }: ToolsProps) {
  const pageOf = ({ slug }: UniversityRecordView) => absoluteAddress(paths.university(slug));
  return (
    <Wrap role="group" aria-label={comparePageWords.tools.label} gap="2" _print={{ display: 'none' }}>
      <Button variant="outline" size="sm" onClick={() => void copyText(location.href, comparePageWords.tools)}>
        {comparePageWords.tools.copy}
      </Button>
      {children}
      <Button
        variant="outline"
        size="sm"
        disabled={records.length === 0}
        onClick={() =>
          saveFile(
            comparisonCsv({ universities: records, usdPerCad, pageOf }),
            comparePageWords.csv.fileName,
            'text/csv',
          )
        }
      >
        <DownloadIcon boxSize="4" />
        {comparePageWords.tools.csv}
      </Button>
      <ButtonLink variant="outline" size="sm" to={paths.board(records.map(({ id }) => id))}>
        {comparePageWords.tools.decide}
      </ButtonLink>
      <ButtonLink
        variant="outline"
        size="sm"
        to={paths.embed(new URLSearchParams({ schools: records.map(({ id }) => id).join('\n') }))}
      >
        {comparePageWords.tools.embed}
      </ButtonLink>
    </Wrap>
  );
}
