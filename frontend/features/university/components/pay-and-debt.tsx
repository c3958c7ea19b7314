/** What graduates of the largest bachelor's programs are paid and owe, as pairs of bars on one scale, with an equal table. */
import { ChartOrTable } from '#frontend/components/figures/chart-or-table.tsx';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { labelled } from '#words/layout/labelled.ts';
import { afterWords } from '#words/university/after.ts';
import { degreeKey, payAndDebt } from '../paid-programs.ts';
import { SubHeading } from './sub-heading.tsx';

const words = () => afterWords.pay;
const pay = () => afterWords.orders.options.earnings;
/** Fewer are no comparison. */
const FEWEST = 3;
const COLORS = { pay: 'accent.solid', owed: 'secondary.solid' } as const;
const usd = (amount: number) => formatMoney(amount, 'USD');

export function PayAndDebt({ university }: { university: UniversityRecordView }) {
  const programs = payAndDebt(university.programs);
  if (programs.length < FEWEST) return null;
  const top = Math.max(...programs.flatMap(({ pay, owed }) => [pay, owed]));
  return (
    <Box minW="0">
      <SubHeading>{words().against}</SubHeading>
      <ChartOrTable
        label={words().against}
        intro={words().againstIntro}
        chart={
          <>
            <Wrap columnGap="4" rowGap="1" mb="3" textStyle="xs" color="fg.muted" aria-hidden="true">
              <Key of="pay" text={pay()} />
              <Key of="owed" text={words().debt} />
            </Wrap>
            <Grid
              role="img"
              aria-label={programs
                .map(({ title, pay: paid, owed }) =>
                  labelled(title, `${pay()} ${usd(paid)}, ${words().debt} ${usd(owed)}`),
                )
                .join('; ')}
              gap="3"
            >
              {programs.map((program) => (
                <Grid
                  key={degreeKey(program)}
                  gridTemplateColumns={{ base: 'minmax(0, 1fr) 4rem', sm: 'minmax(0, 12fr) minmax(0, 10fr) 4rem' }}
                  columnGap="3"
                  alignItems="center"
                  textStyle="sm"
                >
                  <Span
                    gridColumn={{ base: '1 / -1', sm: '1' }}
                    gridRow={{ sm: '1 / 3' }}
                    lineClamp="2"
                    lineHeight="1.25"
                  >
                    {program.title}
                  </Span>
                  <Bar of="pay" part={program.pay / top} />
                  <Amount>{usd(program.pay)}</Amount>
                  <Bar of="owed" part={program.owed / top} />
                  <Amount>{usd(program.owed)}</Amount>
                </Grid>
              ))}
            </Grid>
          </>
        }
        table={
          <FigureTable
            label={words().against}
            columns={[words().program, pay(), words().debt]}
            rows={programs.map((program) => ({
              key: degreeKey(program),
              name: program.title,
              cells: [usd(program.pay), usd(program.owed)],
            }))}
          />
        }
      />
    </Box>
  );
}

function Key({ of, text }: { of: keyof typeof COLORS; text: string }) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
      <Box as="span" boxSize="2.5" borderRadius="xs" bg={COLORS[of]} />
      {text}
    </Box>
  );
}

function Bar({ of, part }: { of: keyof typeof COLORS; part: number }) {
  return (
    <Box height="8px" bg="bg.muted" color={COLORS[of]} borderRadius="xs" overflow="hidden">
      <ShareBar to={part} />
    </Box>
  );
}

function Amount({ children }: { children: string }) {
  return (
    <Span textAlign="end" textStyle="xs" fontVariantNumeric="tabular-nums lining-nums">
      {children}
    </Span>
  );
}
