/** What was found: how it was read, how many, the programs, and what to do when there are none. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Select } from '#frontend/components/forms/controls.tsx';
import { ButtonLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { PriceSwitch } from '#frontend/components/own-price/price-switch.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { EmptyState } from '#frontend/components/page/empty-state.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box, Flex, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { Caption, Note } from '#frontend/components/styled/text.tsx';
import { asksForSomething, EMPTY_REQUEST, type FinderRequest, without } from '#frontend/content/program-address.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import type { ProgramsResponse } from '#schema/api/programs.ts';
import { ACADEMIC_PROGRAMS, programOfCip } from '#schema/domain/programs/academic-programs.ts';
import type { ProgramSortKey } from '#schema/domain/programs/program-finder.ts';
import { AWARD_LEVEL_LABELS } from '#schema/domain/record/enums.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { checkWords } from '#words/majors/earnings-check.ts';
import { trendWords } from '#words/majors/graduates-trend.ts';
import { programFinderWords as words } from '#words/majors/programs.ts';
import { useProgramOrder } from '../queries.ts';
import { ProgramHeads, ProgramRow, type SaidOverList } from './program-row.tsx';

/** Names the list. */
const EXAMPLES_TITLE = 'finder-examples';
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

interface ProgramResultsProps {
  request: FinderRequest;
  answer: ProgramsResponse | undefined;
  failed: boolean;
  searching: boolean;
  /** The answer to what was just asked has come: eye and focus are led to it. */
  arrived: boolean;
  addressOf: (request: FinderRequest) => string;
  onRetry: () => void;
  onSort: (sort: ProgramSortKey) => void;
}

export function ProgramResults(props: ProgramResultsProps) {
  const { request, answer, failed, searching, arrived, addressOf, onRetry, onSort } = props;
  const { sorts, sort } = useProgramOrder(request);
  const id = useId();
  const sortId = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!arrived) return;
    part.current?.scrollIntoView({ block: 'nearest' });
    part.current?.focus({ preventScroll: true });
  }, [arrived]);

  return (
    <Section
      ref={part}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={searching}
      minW="0"
      outline="none"
      scrollMarginTop={{ base: '4', md: '20' }}
    >
      <Flex alignItems="end" justifyContent="space-between" columnGap="6" rowGap="1" flexWrap="wrap">
        <div>
          <Heading as="h2" size="md" id={id}>
            {words.results}
          </Heading>
          <Box role="status" minH="5" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {searching ? words.searching : failed || !answer ? null : summaryOf(answer)}
          </Box>
        </div>
        {answer?.total === 0 ? null : (
          <Flex alignItems="center" gap="2.5">
            <chakra.label htmlFor={sortId} textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {words.sort}
            </chakra.label>
            <Box width="11rem">
              <Select
                id={sortId}
                controlSize="sm"
                value={sort}
                options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
                onChange={(value) => onSort(value as ProgramSortKey)}
              />
            </Box>
            {/* On a phone the header has the same. */}
            <Box hideBelow="md">
              <PriceSwitch />
            </Box>
          </Flex>
        )}
      </Flex>
      {failed && !searching ? (
        <Box mt="4">
          <Failed title={words.error.description} again={words.tryAgain} onAgain={onRetry} />
        </Box>
      ) : answer === undefined || failed ? (
        <Shapes />
      ) : (
        <Box opacity={searching ? '0.55' : '1'} transition="opacity 180ms">
          <Understood request={request} answer={answer} addressOf={addressOf} />
          <Found request={request} answer={answer} addressOf={addressOf} />
        </Box>
      )}
    </Section>
  );
}

function summaryOf({ programs, page, limit, total, universities }: ProgramsResponse): string | null {
  if (programs.length === 0) return null;
  const from = (page - 1) * limit + 1;
  return words.summary(from, from + programs.length - 1, total, universities);
}

interface PartProps {
  request: FinderRequest;
  answer: ProgramsResponse;
  addressOf: (request: FinderRequest) => string;
}

/** What the words were taken for, and the group that an address asked for. */
function Understood({ request, answer, addressOf }: PartProps) {
  const { understood, programs } = answer;
  const lines: ReactNode[] = [];
  if (request.cip !== '' && programs[0]) {
    lines.push(
      <>
        {words.onlyProgram(programs[0].program)}{' '}
        <TextLink to={addressOf(EMPTY_REQUEST)} {...KEEP_SCROLL}>
          {words.empty.startOver}
        </TextLink>
      </>,
    );
  }
  if (understood && understood.programs.length > 0) lines.push(words.understood.programs(understood.programs));
  if (understood && understood.levels.length > 0) {
    lines.push(words.understood.degrees(understood.levels.map((level) => AWARD_LEVEL_LABELS[level])));
  }
  if (understood?.onlineOnly) lines.push(words.understood.online);
  if (understood?.paysOff) lines.push(words.understood.paysOff);
  if (understood && understood.trends.length > 0) {
    lines.push(trendWords.read(understood.trends.map((trend) => trendWords.trends[trend])));
  }
  if (understood && understood.filters.length > 0) lines.push(words.understood.filters(understood.filters));
  if (understood && understood.universities.length > 0) lines.push(words.understood.schools(understood.universities));
  if (understood && understood.unknown.length > 0) lines.push(words.understood.unknown(understood.unknown));
  const major = majorAskedFor(request, answer);
  if (major) {
    lines.push(
      <TextLink to={paths.major(major.key)} touch="row" me="3">
        {words.major(major.title)}
      </TextLink>,
      <TextLink to={paths.subjectTable(major.key)} touch="row" me="3">
        {words.table(major.title)}
      </TextLink>,
    );
  }
  if (request.cip.length === 5 && programs[0]) {
    lines.push(
      <TextLink to={paths.careers(new URLSearchParams({ program: request.cip }))} touch="row">
        {words.leads}
      </TextLink>,
    );
  }
  if (lines.length === 0) return null;
  return (
    <Box mt="1" maxW="3xl" fontSize="0.8125rem" lineHeight="1.25rem" color="fg.muted">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no name of their own and stay in their order.
        <span key={at}>
          {at > 0 ? ' ' : null}
          {line}
        </span>
      ))}
    </Box>
  );
}

/** The major that was chosen, or that the first of what was found belongs to where a subject was named. */
function majorAskedFor({ program, cip, q }: FinderRequest, { understood, programs }: ProgramsResponse) {
  if (program !== null) return ACADEMIC_PROGRAMS.find(({ key }) => key === program);
  const named = cip !== '' || (q !== '' && (understood?.programs.length ?? 0) > 0);
  return named && programs[0] ? programOfCip(programs[0].cip) : undefined;
}

function Found({ request, answer, addressOf }: PartProps) {
  const { programs, total, totalPages, page, origin } = answer;
  if (total === 0) return <NothingFound request={request} answer={answer} addressOf={addressOf} />;
  if (programs.length === 0) {
    return (
      <Box mt="4">
        <EmptyState
          title={words.pastEnd(page, totalPages)}
          actions={<ButtonLink to={addressOf({ ...request, page: totalPages })}>{words.toLastPage}</ButtonLink>}
        />
      </Box>
    );
  }
  const said = saidOverList(programs);
  // A line above that names the only program has said it.
  const named = request.cip !== '' || request.program !== null || answer.understood?.programs.length === 1;
  const isRead = answer.understood?.programs[0] === said.title;
  const all = programs.every(({ program }) => program === said.title);
  return (
    <>
      {programs.some(({ awards }) => awards.some(({ earningsFourYears }) => earningsFourYears !== null)) ? (
        <Note mt="1" maxW="3xl" fontSize="0.8125rem" lineHeight="1.25rem">
          {words.over.pay}
        </Note>
      ) : null}
      <ProgramHeads />
      <List.Root mt={{ base: '3', md: '0' }} borderTopWidth="1px">
        {programs.map((program) => (
          <ProgramRow key={`${program.id} ${program.cip}`} program={program} said={said} />
        ))}
      </List.Root>
      <Box mt="8">
        <Pagination page={page} totalPages={totalPages} addressOf={(to) => addressOf({ ...request, page: to })} />
      </Box>
      <WithoutPrograms request={request} answer={answer} />
      <Box mt="4">
        <Disclosure summary={words.howWeCount}>
          <Caption maxW="prose">
            {[
              said.title === null || (named && all) ? null : words.over.program(isRead ? null : said.title, all),
              said.year === null ? null : words.over.graduates(said.year),
              words.about(origin),
            ]
              .filter(Boolean)
              .join(' ')}
            {programs.some(({ awards }) => awards.some(({ check }) => check !== undefined)) ? (
              <>
                {' '}
                {checkWords.inRows} {checkWords.source}{' '}
                <TextLink to={paths.article(ARTICLE_IDS['earnings-check'])}>{checkWords.more}</TextLink>
              </>
            ) : null}
          </Caption>
        </Disclosure>
      </Box>
    </>
  );
}

/** The program of more than half of the rows, and the year in which most graduates were counted. */
function saidOverList(programs: ProgramsResponse['programs']): SaidOverList {
  const title = commonest(programs.map(({ program }) => program));
  const named = programs.filter(({ program }) => program === title).length;
  return {
    title: named > 1 && named > programs.length / 2 ? title : null,
    year: commonest(programs.flatMap(({ graduatesYear }) => graduatesYear ?? [])),
  };
}

function commonest(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function NothingFound({ request, answer, addressOf }: PartProps) {
  const { location } = answer;
  // Giving up the field alone would leave no question.
  const loosen = (answer.loosen ?? []).filter(({ parameter }) => asksForSomething(without(request, parameter)));
  const unknownPlace = location?.known === false;
  return (
    <Box mt="4">
      <EmptyState
        title={words.empty.title}
        actions={
          <ButtonLink variant="outline" to={addressOf(EMPTY_REQUEST)} {...KEEP_SCROLL}>
            {words.empty.startOver}
          </ButtonLink>
        }
      >
        {unknownPlace ? (
          <Box mb="3">
            <p>{words.empty.unknownPlace(request.location)}</p>
            <LinkList
              title={words.empty.otherPlaces}
              links={location.otherPlaces.map((place) => ({
                label: place,
                to: addressOf({ ...request, location: place, page: 1 }),
              }))}
            />
          </Box>
        ) : null}
        <WithoutPrograms request={request} answer={answer} />
        {loosen.length > 0 ? (
          <LinkList
            title={words.empty.loosen}
            links={loosen.map(({ parameter, total }) => ({
              label: words.empty.without(parameter, total),
              to: addressOf(without(request, parameter)),
            }))}
          />
        ) : (
          <p>{words.empty.nothing}</p>
        )}
      </EmptyState>
    </Box>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <List.Root mt="1">
        {links.map(({ label, to }) => (
          <li key={label}>
            <TextLink to={to} {...KEEP_SCROLL} touch="block">
              {label}
            </TextLink>
          </li>
        ))}
      </List.Root>
    </>
  );
}

/** Who is at the place and cannot be listed, and why; nothing when the question names no place. */
function WithoutPrograms({ request, answer: { withoutPrograms, understood, total } }: Omit<PartProps, 'addressOf'>) {
  if (!withoutPrograms) return null;
  const { CA, US } = withoutPrograms;
  // Of a place in one country a few schools without programs matter only when nothing else is there.
  if (CA === 0 && (US === 0 || total > 0)) return null;
  const namesSchools = (understood?.filters.length ?? 0) + (understood?.universities.length ?? 0) > 0;
  const line = request.location || (namesSchools ? request.q : '');
  return (
    <Box mt={total > 0 ? '6' : '0'} mb={total > 0 ? '0' : '3'} maxW="prose" textStyle={total > 0 ? 'sm' : 'md'}>
      <p>{CA > 0 ? words.withoutPrograms.canada(CA) : words.withoutPrograms.us(US)}</p>
      {line === '' ? null : (
        <TextLink to={paths.search(new URLSearchParams({ q: line }))} touch="block">
          {words.withoutPrograms.search}
        </TextLink>
      )}
    </Box>
  );
}

/** As high as programs, so that little jumps when they come. */
function Shapes() {
  return (
    <Box mt="4" aria-hidden="true">
      {SHAPES.map((key) => (
        <Box key={key} py="4" borderTopWidth="1px">
          <Skeleton height="6" width="55%" />
          <Skeleton mt="2" height="4" width="40%" />
          <Skeleton mt="2" height="4" width="65%" />
        </Box>
      ))}
    </Box>
  );
}

/** Before anything is asked: questions to press. */
export function Examples({ addressOf }: { addressOf: (request: FinderRequest) => string }) {
  return (
    <Box mt="3">
      <Box display={{ md: 'flex' }} alignItems="center" columnGap="3">
        <Note id={EXAMPLES_TITLE}>{words.words.examples}</Note>
        <Wrap as="ul" aria-labelledby={EXAMPLES_TITLE} mt={{ base: '1.5', md: '0' }} gap="2">
          {words.words.list.map((q) => (
            <li key={q}>
              <ButtonLink
                to={addressOf({ ...EMPTY_REQUEST, q, levels: [] })}
                {...KEEP_SCROLL}
                variant="outline"
                size="sm"
                minH={{ base: '11', md: '9' }}
                borderRadius="full"
                fontWeight="normal"
              >
                {q}
              </ButtonLink>
            </li>
          ))}
        </Wrap>
      </Box>
      <TextLink to={paths.majors()} mt="2" touch="block" textStyle="sm">
        {words.words.majors}
      </TextLink>
    </Box>
  );
}
