/** What one can study: fields by number of graduates, each opening into its programs and degrees. */

import { useState } from 'react';
import { FactSource } from '#frontend/components/figures/fact-source.tsx';
import { SourcePopover } from '#frontend/components/figures/source-popover.tsx';
import { WithSource } from '#frontend/components/figures/with-source.tsx';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { ProgramField, UniversityRecordView } from '#schema/api/university.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { programOfCip } from '#schema/domain/programs/academic-programs.ts';
import { PROGRAM_ORDERS, type ProgramOrder } from '#schema/domain/programs/program-orders.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { MISSING_LABELS } from '#schema/domain/record/facts.ts';
import { labelled } from '#words/layout/labelled.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { afterWords } from '#words/university/after.ts';
import { detailWords } from '#words/university/university-details.ts';
import { universityPartWords } from '#words/university/university-parts.ts';
import { fieldsByPrograms, programsIn } from '../brief.ts';
import { payingMoreNearby } from '../paying-more.ts';
import { type ProgramDegree, type ProgramGroup, programGroups } from '../program-groups.ts';
import { EarningsCheckPart } from './earnings-check.tsx';
import { PayAndDebt } from './pay-and-debt.tsx';
import { TrendBars } from './trend-bars.tsx';

const ProgramPay = lazy(() => import('./program-pay.tsx').then(({ ProgramPay }) => ({ default: ProgramPay })));

const orders = () => PROGRAM_ORDERS.map((value) => ({ value, label: afterWords.orders.options[value] }));
const FIRST_SHOWN = 5;
const words = () => universityPartWords.programs;

export function Programs({ university }: { university: UniversityRecordView }) {
  const { programs: fields, missing, country, facts, aidNumber } = university;
  const [order, setOrder] = useState<ProgramOrder>('graduates');
  if (fields.length === 0) {
    return (
      <Text color="fg.muted">
        {words().none}
        {missing.programs && missing.programs !== 'no-source' ? ` ${MISSING_LABELS[missing.programs]}.` : null}
      </Text>
    );
  }
  const pairs = facts.programEarnings ? <PayAndDebt university={university} /> : null;
  return (
    <>
      {country === 'CA' ? (
        <Note mb="4" maxW="prose">
          <WithSource label={words().notCounted}>
            <SourcePopover name={words().aboutLists}>
              {words().lists} {afterWords.pay.notCanada}
            </SourcePopover>
          </WithSource>
        </Note>
      ) : null}
      {facts.programEarnings && aidNumber ? (
        <Note mb="4" maxW="prose">
          {afterWords.pay.allCampuses(formatCount(aidNumber.campuses), aidNumber.name)}
        </Note>
      ) : null}
      {facts.programEarnings ? (
        <Box mb="4" maxW="16rem">
          <SelectField
            label={afterWords.orders.label}
            value={order}
            options={orders()}
            onChange={(value) => setOrder(value as ProgramOrder)}
          />
        </Box>
      ) : null}
      {order === 'graduates' ? (
        <Grid
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))"
          columnGap="12"
          rowGap="8"
          alignItems="start"
        >
          <Box minW="0">
            {country === 'CA' ? <ListedFields university={university} /> : <Fields university={university} />}
          </Box>
          {pairs}
        </Grid>
      ) : (
        <>
          <Suspense fallback={<Box minH="40rem" />}>
            <ProgramPay university={university} order={order} />
          </Suspense>
          <Box mt="8">{pairs}</Box>
        </>
      )}
      <EndedPrograms university={university} />
      <EarningsCheckPart university={university} />
      <EarningsNote university={university} />
    </>
  );
}

/** Fields by graduates, each opening into its programs; most of them behind one line. */
function Fields({ university }: { university: UniversityRecordView }) {
  const { programs: fields } = university;
  const largest = Math.max(1, ...fields.map(({ graduates }) => graduates ?? 0));
  const listOf = (some: UniversityRecordView['programs']) => (
    <List.Root borderTopWidth="1px" maxW="3xl">
      {some.map((field) => (
        <Field key={field.cip} university={university} field={field} part={(field.graduates ?? 0) / largest} />
      ))}
    </List.Root>
  );
  const further = fields.slice(FIRST_SHOWN);
  return (
    <>
      {listOf(fields.slice(0, FIRST_SHOWN))}
      {further.length === 0 ? null : (
        <Disclosure summary={words().further(further.length)}>{listOf(further)}</Disclosure>
      )}
    </>
  );
}

/** Fields of which nobody counts the graduates, by number of programs, in two columns where there is room. */
function ListedFields({ university }: { university: UniversityRecordView }) {
  const fields = fieldsByPrograms(university.programs);
  const listOf = (some: readonly ProgramField[]) => {
    const half = Math.ceil(some.length / 2);
    return (
      <Grid gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="12" alignItems="start">
        {[some.slice(0, half), some.slice(half)].map((column, at) => (
          // The second goes on below the first where there is one column.
          <List.Root key={column[0]?.cip ?? at} borderTopWidth={{ base: at === 0 ? '1px' : '0', lg: '1px' }}>
            {column.map((field) => (
              <Field key={field.cip} university={university} field={field} part={0} />
            ))}
          </List.Root>
        ))}
      </Grid>
    );
  };
  const further = fields.slice(2 * FIRST_SHOWN);
  return (
    <>
      {listOf(fields.slice(0, 2 * FIRST_SHOWN))}
      {further.length === 0 ? null : (
        <Disclosure summary={words().further(further.length)}>{listOf(further)}</Disclosure>
      )}
    </>
  );
}

/** Programs that it taught and teaches no more, as far as five years of graduates tell. */
function EndedPrograms({ university: { endedPrograms = [] } }: { university: UniversityRecordView }) {
  if (endedPrograms.length === 0) return null;
  return (
    <Box mt="4" maxW="3xl">
      <Disclosure summary={words().ended.summary(endedPrograms.length)}>
        <Note mb="2" maxW="prose">
          {words().ended.note}
        </Note>
        <List.Root>
          {endedPrograms.map(({ cip, title, level, graduatesByYear }) => (
            <List.Item key={`${cip} ${level}`} py="1.5" textStyle="sm" borderTopWidth="1px" borderColor="border.muted">
              {title}
              <Caption as="span" display="block" mt="1">
                {AWARD_LEVEL_LABELS[level]}
                <TrendBars years={graduatesByYear} ended />
              </Caption>
            </List.Item>
          ))}
        </List.Root>
      </Disclosure>
    </Box>
  );
}

/** What pay and debt are of. */
function EarningsNote({ university }: { university: UniversityRecordView }) {
  if (!university.facts.programEarnings) return null;
  return (
    <Caption mt="3" maxW="prose">
      {detailWords.programs.earningsNote}{' '}
      <FactSource university={university} field="programEarnings" label={detailWords.programs.earningsLabel} />
    </Caption>
  );
}

const Details = chakra('details', { base: { '&[open] > summary > svg': { rotate: '90deg' } } });
const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    py: '2.5',
    cursor: 'pointer',
    listStyle: 'none',
    outlineOffset: '-2px',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: 'rotate 120ms', color: 'fg.muted' },
    _hover: { bg: 'bg.subtle' },
  },
});

interface FieldProps {
  university: UniversityRecordView;
  field: ProgramField;
  /** Of the graduates of the largest field. */
  part: number;
}

function Field({ university, field, part }: FieldProps) {
  // The programs of a closed field are not drawn: a large school has several hundred.
  const [open, setOpen] = useState(false);
  return (
    <List.Item borderBottomWidth="1px">
      <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>
          <ChevronRightIcon boxSize="4" />
          <Span fontWeight="medium" minW="0">
            {field.title}
          </Span>
          {field.graduates === null ? (
            <Note as="span" whiteSpace="nowrap">
              {words().listed(programsIn(field))}
            </Note>
          ) : (
            <>
              <Note as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {words().graduates(field.graduates)}
              </Note>
              <Span
                aria-hidden="true"
                gridColumn="2 / -1"
                display="block"
                height="3px"
                mt="1.5"
                bg="bg.muted"
                color="accent.solid"
              >
                <ShareBar to={part} />
              </Span>
            </>
          )}
        </Summary>
        {open ? (
          <List.Root ps="6" pb="3">
            {programGroups(field).map((group) => (
              <Program key={group.cip} group={group} university={university} />
            ))}
          </List.Root>
        ) : null}
      </Details>
    </List.Item>
  );
}

/** A program, its degrees with graduates, pay and debt, all of them together, and the ways to its major and to who else teaches it. */
function Program({ group, university }: { group: ProgramGroup; university: UniversityRecordView }) {
  const { cip, title, graduates, levels } = group;
  const major = programOfCip(cip);
  const nearby = levels.flatMap((degree) => payingMoreNearby({ ...degree, cip }, university) ?? [])[0];
  return (
    <List.Item
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      columnGap="4"
      py="1.5"
      textStyle="sm"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box minW="0">
        {major ? <TextLink to={paths.major(major.key)}>{title}</TextLink> : title}
        {levels.map((degree) => (
          <Caption as="span" display="block" mt="1" key={degree.level}>
            {degreeText(degree)}
            {degree.graduatesByYear === undefined ? null : <TrendBars years={degree.graduatesByYear} />}
          </Caption>
        ))}
        {nearby === undefined ? null : (
          <TextLink to={nearby} textStyle="xs" touch="line" me="4">
            {checkWords.nearby}
          </TextLink>
        )}
        <TextLink to={paths.programFinder(cip)} aria-label={words().elsewhereFor(title)} textStyle="xs" touch="line">
          {words().elsewhere}
        </TextLink>
      </Box>
      <Span fontVariantNumeric="tabular-nums">{graduates === null ? null : formatCount(graduates)}</Span>
    </List.Item>
  );
}

/** "Bachelor's 120 (online only): $64,000 four years on, $48,000 after one year, $21,000 borrowed; middle elsewhere $58,000". */
function degreeText({
  level,
  graduates,
  distanceOnly,
  earningsOneYear,
  earningsFourYears,
  debt,
  elsewhere,
  check,
}: ProgramDegree): string {
  const { earnings, earningsOneYear: oneYear, debt: borrowed, elsewhere: middle, withheld } = detailWords.programs;
  const name = [
    AWARD_LEVEL_LABELS[level],
    ...(graduates === null ? [] : [formatCount(graduates)]),
    ...(distanceOnly ? [`(${words().distance})`] : []),
  ].join(' ');
  const money = [
    ...(earningsFourYears === null ? [] : [earnings(formatMoney(earningsFourYears, 'USD'))]),
    ...(earningsOneYear === null ? [] : [oneYear(formatMoney(earningsOneYear, 'USD'))]),
    ...(debt === null ? [] : [borrowed(formatMoney(debt, 'USD'))]),
    // A figure that is withheld here has the others' beside it, and says so.
    ...(elsewhere === undefined || elsewhere.earningsFourYears === null
      ? []
      : [
          ...(earningsFourYears === null ? [withheld] : []),
          middle(formatMoney(elsewhere.earningsFourYears, 'USD'), formatCount(elsewhere.schools)),
        ]),
  ];
  const text = money.length === 0 ? name : labelled(name, money.join(', '));
  return check === undefined ? text : `${text} · ${checkWords.of(check)}`;
}
