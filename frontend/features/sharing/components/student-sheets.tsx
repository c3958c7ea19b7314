/** One sheet a student, all in one print job: the schools with what each would cost this student, and the dates. */

import { SheetPage, Sheets } from '#frontend/components/print/sheet.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { placeLine } from '#frontend/content/place-line.ts';
import { currentDay } from '#frontend/content/today.ts';
import { absoluteAddress } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { listedWords, studentsWords as words } from '#words/saved/sharing.ts';
import { byNextDate, homeOf, type MatrixRow } from '../student-matrix.ts';
import { studentKey } from '../students.ts';
import { pathOf, schoolColumns } from './student-details.tsx';

export function StudentSheets({ rows }: { rows: readonly MatrixRow[] }) {
  return (
    <Sheets>
      {rows.map((row) => (
        <SheetPage
          key={studentKey(row.student)}
          title={row.student.alias}
          place={words.count(row.schools?.length ?? 0)}
          address={absoluteAddress(row.student.link === null ? paths.students() : pathOf(row.student.link))}
        >
          <Schools row={row} />
        </SheetPage>
      ))}
    </Sheets>
  );
}

const CELL = { textAlign: 'start', py: '1mm', pe: '3mm', verticalAlign: 'baseline' } as const;

function Schools({ row }: { row: MatrixRow }) {
  const { schools, student, prices } = row;
  const columns = schoolColumns(row);
  return (
    <>
      <Box as="table" mt="4mm" w="100%" borderCollapse="collapse">
        <thead>
          <tr>
            {[listedWords.name, ...columns.map(({ label }) => label)].map((label) => (
              <Box as="th" key={label} {...CELL} fontWeight="semibold">
                {label}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {byNextDate(schools ?? [], currentDay(), homeOf(student)).map((listed) => (
            <Box as="tr" key={listed.university.id} borderTopWidth="1px" borderColor="#cccccc" breakInside="avoid">
              <Box as="th" {...CELL} fontWeight="semibold" w="34%">
                {listed.university.name}
                <Box fontWeight="normal" fontSize="7.5pt" color="#444444">
                  {placeLine(listed.university)}
                </Box>
              </Box>
              {columns.map(({ key, cell }) => (
                <Box as="td" key={key} {...CELL} {...(key === 'deadline' ? { w: '24%' } : {})}>
                  {cell(listed)}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      <Box mt="3mm" fontSize="7.5pt" color="#444444">
        {prices.size === 0 ? words.matrix.sheetWithoutPrices : words.matrix.sheetPrices} {listedWords.note}
      </Box>
    </>
  );
}
