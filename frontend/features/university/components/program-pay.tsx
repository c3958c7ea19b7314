/** Programs by what their graduates are paid or owe, each beside the middle of the same program elsewhere. */

import { useState } from 'react';
import { FigureTable } from '#frontend/components/figure-table.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats.ts';
import type { ProgramOrder } from '#schema/domain/program-orders.ts';
import { afterWords } from '#words/after.ts';
import { degreeKey, paidPrograms } from '../paid-programs.ts';

const words = () => afterWords.pay;
const FIRST_SHOWN = 15;
const usd = (amount: number) => formatMoney(amount, 'USD');

export function ProgramPay({ university, order }: { university: UniversityRecordView; order: ProgramOrder }) {
  const [all, setAll] = useState(false);
  const programs = paidPrograms(university.programs, order);
  if (programs.length === 0) {
    return (
      <Box as="p" color="fg.muted">
        {words().none}
      </Box>
    );
  }
  return (
    <>
      <FigureTable
        label={words().caption}
        columns={[words().program, words().fourYears, words().oneYear, words().debt]}
        rows={programs.slice(0, all ? undefined : FIRST_SHOWN).map((program) => ({
          key: degreeKey(program),
          name: words().name(program.title, program.level),
          cells: [
            <Beside key="four" own={program.earningsFourYears} elsewhere={program.elsewhere?.earningsFourYears} />,
            <Beside key="one" own={program.earningsOneYear} elsewhere={program.elsewhere?.earningsOneYear} />,
            <Beside key="debt" own={program.debt} elsewhere={program.elsewhere?.debt} />,
          ],
        }))}
      />
      {programs.length > FIRST_SHOWN ? (
        <Button mt="4" size="sm" variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words().fewer : words().more(programs.length)}
        </Button>
      ) : null}
      <Box as="p" mt="3" textStyle="xs" color="fg.muted" maxW="prose">
        {words().note}
      </Box>
    </>
  );
}

/** A figure with the middle of the others under it. */
function Beside({ own, elsewhere }: { own: number | null; elsewhere: number | null | undefined }) {
  return (
    <>
      {own === null ? (
        <Box as="span" color="fg.muted">
          {words().withheld}
        </Box>
      ) : (
        usd(own)
      )}
      {elsewhere == null ? null : (
        <Box as="span" display="block" textStyle="xs" color="fg.muted">
          {words().elsewhere(usd(elsewhere))}
        </Box>
      )}
    </>
  );
}
