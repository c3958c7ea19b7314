/**
 * One program at one university, in a few lines: where, what a year costs, what graduates earn, how many they are, and
 * the degrees, whose own figures are behind one line where there are several.
 */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { CampusPicture } from '#frontend/components/universities/campus-picture.tsx';
import { tuitionLines } from '#frontend/content/tuition-lines.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import type { ProgramResult } from '#schema/api/programs.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { AWARD_LEVEL_LABELS, TYPE_LABELS } from '#schema/domain/record/enums.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { programFinderWords as words } from '#words/majors/programs.ts';
import { cardWords } from '#words/search/card-words.ts';

const DegreeTable = lazy(() => import('./degree-table.tsx').then((module) => ({ default: module.DegreeTable })));

type Award = ProgramResult['awards'][number];

/** The degree whose pay the row leads with: the one that people know best, else the one most of them graduate with. */
function leadingAward(awards: readonly Award[]): Award | null {
  const paid = awards.filter(({ earningsFourYears }) => earningsFourYears !== null);
  const byGraduates = paid.toSorted((a, b) => (b.graduates ?? 0) - (a.graduates ?? 0));
  return paid.find(({ level }) => level === 'bachelor') ?? byGraduates[0] ?? null;
}

/** The columns of a wide screen, also for the heads over the list. */
const ROW = { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 25rem' }, columnGap: '5' } as const;
const FIGURES = {
  gridTemplateColumns: {
    base: 'minmax(0, 9fr) minmax(0, 7fr) minmax(0, 5fr)',
    md: 'minmax(0, 1fr) 8.5rem 5.5rem',
  },
  columnGap: '3',
  textAlign: { md: 'end' },
} as const;

/** What is the same in all rows of a list, said once over it. */
export interface SaidOverList {
  /** The program of most rows. */
  title: string | null;
  /** The year in which graduates were counted. */
  year: string | null;
}

/** Names the figures of a wide screen's rows; each row has its names for who hears it, and on a phone. */
export function ProgramHeads() {
  return (
    <Box
      hideBelow="md"
      aria-hidden="true"
      mt="4"
      ps={{ lg: 'calc(6rem + {spacing.5})' }}
      textStyle="xs"
      color="fg.muted"
      pb="1.5"
    >
      <Grid {...ROW}>
        <div />
        <Grid {...FIGURES}>
          <div>{words.heads.tuition}</div>
          <div>{words.heads.pay}</div>
          <div>{words.heads.graduates}</div>
        </Grid>
      </Grid>
    </Box>
  );
}

interface ProgramRowProps {
  program: ProgramResult;
  said: SaidOverList;
}

export function ProgramRow({ program, said }: ProgramRowProps) {
  const titled = program.program !== said.title;
  const { id, slug, universityName, program: title, location, type, awards, graduates, graduatesYear, basis } = program;
  const paid = leadingAward(awards);
  const payDegree =
    paid === null || paid.level === 'bachelor' || awards.length < 2 ? null : AWARD_LEVEL_LABELS[paid.level];
  const ownYear = graduatesYear === said.year ? null : words.inYear(graduatesYear);
  return (
    <List.Item
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '6rem minmax(0, 1fr)' }}
      columnGap={{ base: '4', md: '5' }}
      pt={{ base: '3', md: '2.5' }}
      pb={{ base: '1', md: '0.5' }}
      borderBottomWidth="1px"
    >
      <Box hideBelow="lg" borderRadius="md" overflow="hidden" alignSelf="start">
        <CampusPicture university={{ ...program, name: universityName }} width={320} />
      </Box>
      <Box minW="0">
        <Grid {...ROW} rowGap="2" alignItems="start">
          <Box minW="0">
            <Box
              as="h3"
              fontFamily="heading"
              fontSize={{ base: 'md', md: 'lg' }}
              lineHeight="snug"
              fontWeight="semibold"
            >
              <PlainLink
                to={paths.university(slug)}
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' }}
                _before={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {universityName}
              </PlainLink>
            </Box>
            {titled || basis === 'knowledge' ? (
              <Box as="p" textStyle="sm" lineClamp="1" title={title}>
                {basis === 'knowledge' ? words.mayTeach(title) : title}
              </Box>
            ) : null}
            <Note fontSize="0.8125rem" lineHeight="1.125rem">
              {[location, type === null ? null : TYPE_LABELS[type]].filter(Boolean).join(' · ')}
            </Note>
          </Box>
          <Grid
            {...FIGURES}
            alignItems="start"
            css={{ '& [data-own-price] dl': { justifyContent: { md: 'flex-end' } } }}
          >
            <PricePlace university={{ id, name: universityName }} shape="line">
              <Tuition program={program} />
            </PricePlace>
            {paid === null ? (
              <div />
            ) : (
              <Figure label={words.payOf(payDegree)} value={usd(paid.earningsFourYears)} headed={payDegree === null} />
            )}
            {graduates === null ? null : (
              <Figure
                label={[words.graduates(graduates), ownYear].filter(Boolean).join(' ')}
                value={formatCount(graduates)}
                headed={ownYear === null}
              />
            )}
          </Grid>
        </Grid>
        <Degrees program={program} note={noteOf(program)} />
      </Box>
    </List.Item>
  );
}

/** The degrees in a line; of several each has its figures behind it. */
function Degrees({ program, note }: { program: ProgramResult; note: string | null }) {
  const { awards, payOfAll } = program;
  // A degree that nobody finished is in the table alone.
  const finished = awards.filter(({ graduates }) => graduates !== 0);
  const named = (finished.length === 0 ? awards : finished).toSorted((a, b) => placeOf(a) - placeOf(b));
  const shared = payOfAll === null ? null : words.payOfAll(payOfAll);
  const [only] = awards;
  const trend = only?.trend === undefined ? null : words.trend(trendWords.trends[only.trend]);
  if (awards.length <= 1)
    return (
      <Note mt="1" pb="1" fontSize="0.8125rem" lineHeight="1.125rem">
        {[only === undefined ? null : degreesText([only]), trend, note, shared].filter(Boolean).join(' · ')}
      </Note>
    );
  return (
    <Box position="relative" zIndex="1" width="fit-content" maxW="100%" mt={{ md: '-1' }}>
      {note === null ? null : <Caption mt="1">{note}</Caption>}
      <Disclosure tight summary={degreesText(named)}>
        <Suspense fallback={<Box minH="40" />}>
          <DegreeTable program={program} />
        </Suspense>
        {shared === null ? null : <Caption mt="1">{shared}</Caption>}
      </Disclosure>
    </Box>
  );
}

/** Degrees before certificates, which are all called that where several are named. */
const DEGREES: readonly Award['level'][] = ['associate', 'bachelor', 'master', 'doctorate'];
const placeOf = ({ level }: Award) => (DEGREES.includes(level) ? DEGREES.indexOf(level) : DEGREES.length);

/** "Bachelor’s, Master’s (fully online)"; where all are online that is said once. */
function degreesText(awards: readonly Award[]): string {
  const nameOf = ({ level }: Award) =>
    DEGREES.includes(level) ? AWARD_LEVEL_LABELS[level] : words.form.levels.certificate;
  const listed = (textOf: (award: Award) => string) => [...new Set(awards.map(textOf))].join(', ');
  if (awards.length > 1 && awards.every(({ online }) => online)) return words.allOnline(listed(nameOf));
  return listed((award) => (award.online ? `${nameOf(award)} (${words.online})` : nameOf(award)));
}

/** The published prices, each with whose it is. */
function Tuition({ program }: { program: ProgramResult }) {
  const lines = tuitionLines(program);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined)
    return only.amount === null ? (
      <Caption>{cardWords.noTuition}</Caption>
    ) : (
      <Figure
        label={only.short}
        value={formatMoney(only.amount, program.currency)}
        headed={only.short === cardWords.tuitionShort}
      />
    );
  return (
    <dl>
      {lines.map(({ label, short, amount }) => (
        <Flex
          key={label}
          flexDirection={{ base: 'row-reverse', md: 'row' }}
          justifyContent="flex-end"
          alignItems="baseline"
          columnGap={{ base: '1', md: '2' }}
          // Where both don’t fit in a line the amount is above.
          flexWrap={{ base: 'wrap-reverse', md: 'wrap' }}
        >
          <DataList.Label textStyle="xs" color="fg.muted">
            {short}
          </DataList.Label>
          <DataList.Value fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
            {formatMoney(amount, program.currency)}
          </DataList.Value>
        </Flex>
      ))}
    </dl>
  );
}

const usd = (amount: number | null) => formatMoney(amount, 'USD');

/** On a wide screen a head over the list has the name. */
const LABELS = { true: { look: { srOnly: { base: false, md: true } } }, false: { look: {} } } as const;

interface FigureProps {
  label: string;
  value: ReactNode;
  headed: boolean;
}

/** The number first, then what it is; in the source the other way round, as a list of terms wants it. */
function Figure({ label, value, headed }: FigureProps) {
  return (
    <Flex as="dl" m="0" flexDirection="column-reverse" justifyContent="flex-end" minW="0" position="relative">
      <DataList.Label textStyle="xs" color="fg.muted" {...LABELS[`${headed}`].look}>
        {label}
      </DataList.Label>
      <DataList.Value fontWeight="semibold" fontVariantNumeric="tabular-nums lining-nums">
        {value}
      </DataList.Value>
    </Flex>
  );
}

/** What has to be said beside a number, or in its place; null where the number says enough. */
function noteOf({ graduates, graduatesYear, basis, awards }: ProgramResult): string | null {
  const before = awards.reduce((sum, { graduatesBefore = 0 }) => sum + graduatesBefore, 0);
  if (before > 0) return words.ended(before, graduatesYear);
  if (basis === 'knowledge') return words.checkWithSchool;
  if (graduates === null) return words.notCounted;
  if (graduates === 0) return words.noneFinished(graduatesYear);
  return graduates < words.fewBelow ? words.fewFinished : null;
}
