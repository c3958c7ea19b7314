/** Programs by what their graduates are paid or owe, each beside the middle of the same program elsewhere. */

import { useState } from 'react';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Span, Text } from '#frontend/components/styled/text.tsx';
import type { ProgramView, UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import type { ProgramOrder } from '#schema/domain/programs/program-orders.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { afterWords } from '#words/university/after.ts';
import { degreeKey, paidPrograms } from '../paid-programs.ts';
import { payingMoreNearby } from '../paying-more.ts';

const words = () => afterWords.pay;
const FIRST_SHOWN = 15;
const usd = (amount: number) => formatMoney(amount, 'USD');

export function ProgramPay({ university, order }: { university: UniversityRecordView; order: ProgramOrder }) {
  const [all, setAll] = useState(false);
  const programs = paidPrograms(university.programs, order);
  if (programs.length === 0) {
    return <Text color="fg.muted">{words().none}</Text>;
  }
  return (
    <>
      <FigureTable
        label={words().caption}
        columns={[words().program, words().fourYears, words().oneYear, words().debt, checkWords.column]}
        rows={programs.slice(0, all ? undefined : FIRST_SHOWN).map((program) => ({
          key: degreeKey(program),
          name: <ProgramName program={program} />,
          cells: [
            <Beside key="four" own={program.earningsFourYears} elsewhere={program.elsewhere?.earningsFourYears} />,
            <Beside key="one" own={program.earningsOneYear} elsewhere={program.elsewhere?.earningsOneYear} />,
            <Beside key="debt" own={program.debt} elsewhere={program.elsewhere?.debt} />,
            program.check ? (
              <Check key="check" program={program} university={university} />
            ) : (
              <Span key="check" color="fg.muted">
                {checkWords.unknown}
              </Span>
            ),
          ],
        }))}
      />
      {programs.length > FIRST_SHOWN ? (
        <Button mt="4" size="sm" variant="outline" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words().fewer : words().more(programs.length)}
        </Button>
      ) : null}
      <Caption mt="3" maxW="prose">
        {words().note}
      </Caption>
    </>
  );
}

/** The check, and from where pay is not clearly above the line the way to the same major nearby where it is. */
function Check({ program, university }: { program: ProgramView; university: UniversityRecordView }) {
  const { check } = program;
  if (check === undefined) return null;
  const nearby = payingMoreNearby(program, university);
  return (
    <>
      {checkWords.of(check)}
      {nearby === null ? null : (
        <Caption display="block">
          <TextLink to={nearby}>{checkWords.nearby}</TextLink>
        </Caption>
      )}
    </>
  );
}

/** The degree, and what its pay is published under where the school has changed the code. */
function ProgramName({ program: { title, level, publishedUnder } }: { program: ProgramView }) {
  return (
    <>
      {words().name(title, level)}
      {publishedUnder === undefined ? null : (
        <Caption display="block">{words().publishedUnder(publishedUnder)}</Caption>
      )}
    </>
  );
}

/** A figure with the middle of the others under it. */
function Beside({ own, elsewhere }: { own: number | null; elsewhere: number | null | undefined }) {
  return (
    <>
      {own === null ? <Span color="fg.muted">{words().withheld}</Span> : usd(own)}
      {elsewhere == null ? null : (
        <Caption as="span" display="block">
          {words().elsewhere(usd(elsewhere))}
        </Caption>
      )}
    </>
  );
}
