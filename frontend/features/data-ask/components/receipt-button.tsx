/** Where the numbers of a row come from: a button that opens their sources, years and reasons of blanks. */
import { useEffect, useState } from 'react';
import { SourceButton } from '#frontend/components/figures/source-popover.tsx';
import { AsPublished } from '#frontend/components/page/as-published.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Table } from '#frontend/components/styled/table.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { language } from '#names/locale.ts';
import { RELEASE_FIGURES } from '#schema/domain/figures/derived/release.ts';
import { numbersAs } from '#schema/domain/formats/spoken-formats.ts';
import { dataAskWords } from '#words/site/data-ask.ts';
import { yearText } from '#words/university/record-texts.ts';
import { askLazily } from '../ask-lazily.ts';
import type { FailureReason } from '../engine/failure.ts';
import { failureText } from '../failure-text.ts';
import { type Receipt, type ReceiptLine, readReceipt, receiptQuestion } from '../receipt.ts';
import { REASONS } from '../shown-columns.ts';
import { withUnit } from '../with-unit.ts';

const words = dataAskWords.sources;
const number = numbersAs({ maximumFractionDigits: 2 });
const YEARS = new Set<string>(RELEASE_FIGURES.flatMap(({ key, unit }) => (unit === 'year' ? [key] : [])));
const MADE: Readonly<Record<string, string>> = { computed: words.computed, estimate: words.estimate };

interface ReceiptProps {
  /** UNITID, or our own number of a Canadian school. */
  school: number;
  /** What the row calls the school. */
  name: string;
  figures: readonly string[];
}

export function ReceiptButton({ school, name, figures }: ReceiptProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SourceButton aria-label={words.buttonOf(name)} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Modal open={open} title={words.title} width="56rem" onClose={() => setOpen(false)}>
        <ReceiptView school={school} figures={figures} />
      </Modal>
    </>
  );
}

type Shown = { receipt: Receipt } | { failure: FailureReason } | null;

function ReceiptView({ school, figures }: Omit<ReceiptProps, 'name'>) {
  const [shown, setShown] = useState<Shown>(null);
  const question = receiptQuestion(school, figures);
  // The keys of the numbers are in the question, which is the same text as long as they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same keys is not another receipt.
  useEffect(() => {
    const control = new AbortController();
    void askLazily(question, control.signal).then((answered) => {
      if (answered === null || control.signal.aborted) return;
      setShown(
        'failure' in answered
          ? { failure: answered.failure }
          : { receipt: readReceipt(answered.answer, figures, language) },
      );
    });
    return () => control.abort();
  }, [question]);
  if (shown === null) return <Note role="status">{words.loading}</Note>;
  if ('failure' in shown) return <Text role="alert">{failureText(shown.failure, question)}</Text>;
  const { lines, school: name } = shown.receipt;
  return (
    <Box>
      <Text mb="3" fontWeight="semibold">
        {name}
      </Text>
      <Box position="relative" overflowX="auto" tabIndex={0} role="region" aria-label={words.buttonOf(name)}>
        <Table.Root minW="44rem">
          <Table.Header>
            <Table.Row>
              {[words.number, words.value, words.source, words.variable, words.year, words.people].map((head) => (
                <Table.ColumnHeader key={head} scope="col">
                  {head}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line) => (
              <ReceiptRow key={line.figure} line={line} />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}

function ReceiptRow({
  line: { figure, label, value, source, variable, year, cohort, made, blankReason },
}: {
  line: ReceiptLine;
}) {
  const how = made === null ? '' : ` (${MADE[made] ?? made})`;
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" fontWeight="normal">
        {withUnit(label, figure)}
      </Table.Cell>
      {value === null ? (
        <Table.Cell colSpan={5} color="fg.muted">
          {words.blankBecause(blankReason === null ? null : (REASONS[blankReason] ?? blankReason))}
        </Table.Cell>
      ) : (
        <>
          <Table.Cell fontVariantNumeric="tabular-nums">
            {typeof value === 'string' || YEARS.has(figure) ? value : number(value)}
            {how}
          </Table.Cell>
          <Table.Cell>{source === null ? null : <AsPublished>{source}</AsPublished>}</Table.Cell>
          <Table.Cell fontFamily="mono" overflowWrap="anywhere">
            {variable === null ? null : <AsPublished>{variable}</AsPublished>}
          </Table.Cell>
          <Table.Cell>{year === null ? null : yearText(year)}</Table.Cell>
          <Table.Cell>{cohort === null ? null : number(cohort)}</Table.Cell>
        </>
      )}
    </Table.Row>
  );
}
