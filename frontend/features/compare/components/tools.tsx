/** Ways to take a comparison along: its link, a printed sheet, a file. */

import { ActionsMenu, MenuAction, MenuLink } from '#frontend/components/ui/actions-menu.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { comparePageWords } from '#words/compare/compare-page.ts';
import { printButtonWords } from '#words/university/print-button.ts';
import type { UsdPerCad } from '../comparison.ts';
import { comparisonCsv } from '../comparison-csv.ts';

interface ToolsProps {
  records: readonly UniversityRecordView[];
  usdPerCad: UsdPerCad | null;
  onPrint: () => void;
}

export function Tools({ records, usdPerCad, onPrint }: ToolsProps) {
  const pageOf = ({ slug }: UniversityRecordView) => absoluteAddress(paths.university(slug));
  const save = () =>
    saveFile(comparisonCsv({ universities: records, usdPerCad, pageOf }), comparePageWords.csv.fileName, 'text/csv');
  return (
    <ActionsMenu label={comparePageWords.tools.label}>
      <MenuAction onClick={() => void copyText(location.href, comparePageWords.tools)}>
        {comparePageWords.tools.copy}
      </MenuAction>
      {records.length === 0 ? null : (
        <>
          <MenuAction onClick={onPrint}>{printButtonWords.print}</MenuAction>
          <MenuAction onClick={save}>{comparePageWords.tools.csv}</MenuAction>
        </>
      )}
      <MenuLink to={paths.board(records.map(({ id }) => id))}>{comparePageWords.tools.decide}</MenuLink>
      <MenuLink to={paths.embed(new URLSearchParams({ schools: records.map(({ id }) => id).join('\n') }))}>
        {comparePageWords.tools.embed}
      </MenuLink>
    </ActionsMenu>
  );
}
