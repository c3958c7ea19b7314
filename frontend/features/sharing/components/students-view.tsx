/** Lists of several students: add them by their links, see the matrix of prices and dates, print a sheet for each. */

import { useQueries } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAdmissions } from '#frontend/api/admissions.ts';
import { listedQuery } from '#frontend/api/listed.ts';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import { askedOf, pricesForQuery } from '#frontend/api/your-prices.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { HomeField } from '#frontend/components/forms/situation-fields.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { ButtonAnchor } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PhoneFold } from '#frontend/components/page/phone-fold.tsx';
import { Together } from '#frontend/components/page/together.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button, SendButton } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useHydrated } from '#frontend/lib/rendering/use-hydrated.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import { type Home, type Situation, situationOf } from '#schema/domain/situation/situation.ts';
import { labelled } from '#words/layout/labelled.ts';
import { studentsWords as words } from '#words/saved/sharing.ts';
import { listFiles } from '../list-file.ts';
import { sharedListQuery } from '../queries.ts';
import { homeOf, homeOfFirstDate, type MatrixRow, matrixRow, sortRows } from '../student-matrix.ts';
import {
  ALIAS_MAX,
  type CommonSchool,
  commonSchools,
  faultOf,
  keyOf,
  type LineFault,
  linkOf,
  type PastedClass,
  partsOf,
  readClass,
  STUDENTS_MAX,
  type Student,
  studentsAtom,
  studentsCsv,
  withStudents,
} from '../students.ts';
import { SampleMatrix } from './sample-matrix.tsx';
import { SharedListTable } from './shared-list-table.tsx';
import type { ListActions } from './student-details.tsx';
import { StudentMatrix } from './student-matrix.tsx';

const StudentSheets = lazyPart(() => import('./student-sheets.tsx').then((module) => module.StudentSheets));

interface LoadedList {
  schools: readonly ListedUniversity[] | null;
  state: ListActions['state'];
  retry: () => void;
}

/** What the links show now, in the order of the students. */
function useLists(students: readonly Student[]): LoadedList[] {
  // Students may have the same list, which is asked for once.
  const links = [...new Map(students.flatMap(({ link }) => (link === null ? [] : [[keyOf(link), link] as const])))];
  const loaded = useQueries({
    queries: links.map(([, link]) => {
      const { queryKey, queryFn } = 'token' in link ? sharedListQuery(link.token) : listedQuery(link.ids);
      return {
        queryKey,
        queryFn: queryFn as (asked: { signal: AbortSignal }) => Promise<{ universities: ListedUniversity[] }>,
        retry: (failures: number, error: unknown) => failures < 1 && !isUnknown(error),
      };
    }),
    combine: (answers) =>
      answers.map(({ data, error, isPending, refetch }): LoadedList => {
        const closed = isUnknown(error);
        return {
          // One that was turned off while the page was open shows nothing any more.
          schools: closed ? null : (data?.universities ?? null),
          state: closed ? 'closed' : data ? 'here' : isPending ? 'loading' : 'failed',
          retry: () => void refetch(),
        };
      }),
  });
  return students.map(({ link }) => loaded[links.findIndex(([key]) => key === keyOf(link))] ?? NO_LIST);
}

const NO_LIST: LoadedList = { schools: null, state: 'none', retry: () => undefined };

export function StudentsView() {
  const students = useStoredList(studentsAtom);
  const setStudents = useSetAtom(studentsAtom);
  const lists = useLists(students);
  const schools = commonSchools(lists.map((list) => list.schools));
  const { rows, pending } = useRows(students, lists, schools);
  const { facts } = useAdmissions(schools.map(({ listed }) => listed.university.id));
  const replace = (student: Student, by: Student[]) =>
    setStudents(students.flatMap((one) => (one === student ? by : [one])));
  const actionsOf = ({ student }: MatrixRow): ListActions => {
    const { state, retry } = lists[students.indexOf(student)] as LoadedList;
    return {
      state,
      onRetry: retry,
      onRemove: () => replace(student, []),
      onSituation: (situation) => replace(student, [{ ...student, situation }]),
    };
  };
  // The class is first once it is here; whoever adds one by one, or has lines to correct, may have more to add.
  const [adding, setAdding] = useState(false);
  const [pasted, setPasted] = useState({ times: 0, said: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (some: readonly Student[], isWhole = false) => {
    setStudents(withStudents(students, some));
    setAdding(!isWhole);
    if (isWhole) setPasted(({ times }) => ({ times: times + 1, said: words.paste.added(some.length) }));
  };
  useEffect(() => {
    if (pasted.times > 0) heading.current?.focus();
  }, [pasted.times]);
  // Before the page comes to life the class that this browser keeps is not known: what shows then would be another page.
  const hydrated = useHydrated();
  const none = students.length === 0;
  return (
    <Box minH="calc(100vh - 11rem)" visibility={hydrated ? undefined : 'hidden'}>
      {none ? (
        <Text mt="3" color="fg.muted" maxW="3xl" textWrap="pretty" visibility="visible" _print={{ display: 'none' }}>
          {words.intro}
        </Text>
      ) : null}
      <Grid
        mt={{ base: '0', lg: none ? '6' : '0' }}
        pt={{ base: '0', lg: none ? '6' : '0' }}
        borderTopWidth={{ base: '0', lg: none ? '1px' : '0' }}
        columnGap="12"
        alignItems="start"
        // The only form there is needs no fold; it keeps its lines when the first student makes it one.
        css={{ '& > details > summary': { display: none ? 'none' : 'inline-flex' } }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: none ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      >
        {students.length >= STUDENTS_MAX ? (
          <Box mt="6">{words.add.full(STUDENTS_MAX)}</Box>
        ) : (
          // One that has been taken whole is folded, whoever had opened it.
          <Disclosure key={pasted.times} summary={words.paste.title} open={none || adding}>
            {none ? null : (
              <Text mb="3" color="fg.muted" maxW="prose" _print={{ display: 'none' }}>
                {words.intro}
              </Text>
            )}
            <AddClass students={students} onAdd={add} />
            <Disclosure summary={words.add.title}>
              <AddList students={students} onAdd={(student) => add([student])} />
            </Disclosure>
          </Disclosure>
        )}
        {none ? <SampleMatrix /> : null}
      </Grid>
      {/* A class that was taken whole stands in the place of the form: it is new there, and nothing that moved. */}
      <div data-personal key={`class-${pasted.times}`}>
        {none ? null : (
          <>
            <Heading as="h2" size="md" mt={{ base: '2', md: '6' }} ref={heading} tabIndex={-1}>
              {words.matrix.title}
            </Heading>
            <VisuallyHidden role="status">{pasted.said}</VisuallyHidden>
            {/* A class shows once its lists and prices are here: its rows would change places meanwhile. */}
            <Together>
              <Text mt="1" color="fg.muted" maxW="4xl" textStyle={{ base: 'sm', md: 'md' }}>
                {words.summary(students.length, schools.length, schools.filter(({ on }) => on.size > 1).length)}
              </Text>
              <HomeForAll
                students={students}
                onHome={(home) =>
                  setStudents(
                    students.map((student) =>
                      homeOf(student) === null ? { ...student, situation: withHome(student, home) } : student,
                    ),
                  )
                }
              />
              <StudentMatrix
                rows={rows}
                schools={schools}
                facts={facts}
                actionsOf={actionsOf}
                tools={
                  <>
                    <PrintSheets rows={rows} pending={pending} />
                    <Button variant="outline" size="sm" onClick={() => download(rows, schools)}>
                      <DownloadIcon boxSize="4" />
                      {words.csv}
                    </Button>
                  </>
                }
              />
              <Note mt="3" maxW="4xl">
                {words.matrix.note} {words.matrix.dotNote} <Span hideBelow="md">{words.matrix.balanceNote}</Span>
              </Note>
              <Common
                schools={schools}
                students={students}
                open={lists.filter((list) => list.schools !== null).length}
              />
            </Together>
          </>
        )}
      </div>
    </Box>
  );
}

const withHome = ({ situation }: Student, home: Home): Situation => ({
  ...(situation ?? { residence: null, income: null }),
  home,
});

/** Most of a class live in one state: one answer prices every list of those whose home nobody gave. */
function HomeForAll({ students, onHome }: { students: readonly Student[]; onHome: (home: Home) => void }) {
  const missing = students.filter((student) => homeOf(student) === null).length;
  // One alone is asked for in the row.
  if (missing < 2) return null;
  return (
    <Box _print={{ display: 'none' }}>
      <Disclosure summary={words.homesMissing(missing)} tight>
        <Box maxW="28rem">
          <HomeField
            label={words.homeOfOthers}
            prompt={words.homePrompt}
            value=""
            onChange={(code) => {
              const home = situationOf(new Map([['home', code]]) as never).home;
              if (home !== null) onHome(home);
            }}
          />
        </Box>
      </Disclosure>
    </Box>
  );
}

/** What is known of each student; the prices of equal situations are asked for together, without a name. */
function useRows(
  students: readonly Student[],
  lists: readonly LoadedList[],
  schools: readonly CommonSchool[],
): { rows: MatrixRow[]; pending: boolean } {
  const today = currentDay();
  const asked = [...new Set(students.map(({ situation }) => askedOf(situation)).filter((one) => one !== null))];
  const idsOf = (situation: string) =>
    schools
      .filter(({ on }) => [...on].some((place) => askedOf(students[place]?.situation ?? null) === situation))
      .map(({ listed }) => listed.university.id);
  const answers = useQueries({ queries: asked.map((one) => pricesForQuery(one, idsOf(one))) });
  const rows = students.map((student, place) => {
    const prices = answers[asked.indexOf(askedOf(student.situation) ?? '')]?.data ?? NO_PRICES;
    return matrixRow(student, lists[place]?.schools ?? null, prices, today);
  });
  return {
    rows,
    pending: lists.some(({ state }) => state === 'loading') || answers.some(({ isLoading }) => isLoading),
  };
}

const NO_PRICES: MatrixRow['prices'] = new Map();

/** Prints a sheet for each student whose list is there, in one job. */
function PrintSheets({ rows, pending }: { rows: readonly MatrixRow[]; pending: boolean }) {
  const [asked, setAsked] = useState(false);
  const printed = sortRows(rows, 'name').filter(({ schools }) => schools !== null && schools.length > 0);
  useEffect(() => {
    const done = () => setAsked(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const print = async () => {
    await StudentSheets.load();
    flushSync(() => setAsked(true));
    window.print();
  };
  return (
    <>
      <Button variant="outline" size="sm" disabled={pending || printed.length === 0} onClick={() => void print()}>
        {words.matrix.print(printed.length)}
      </Button>
      {asked ? (
        <Suspense>
          <StudentSheets rows={printed} />
        </Suspense>
      ) : null}
    </>
  );
}

/** At which field each fault is said. */
const FIELD_OF = { noAlias: 'alias', noLink: 'link', taken: 'alias', noDetails: 'link' } as const;

/** A whole class at once: a line each. What could not be taken stays in the field, with the reason. */
interface AddClassProps {
  students: readonly Student[];
  /** With whether nothing is left to correct. */
  onAdd: (some: Student[], isWhole: boolean) => void;
}

function AddClass({ students, onAdd }: AddClassProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState<PastedClass['left']>([]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { students: read, left } = readClass(text, students);
    const room = read.slice(0, STUDENTS_MAX - students.length);
    onAdd(room, room.length > 0 && room.length === read.length && left.length === 0);
    setText(left.map(({ line }) => line).join('\n'));
    setSaid(room.length === 0 ? '' : words.paste.added(room.length));
    setFault(
      room.length < read.length
        ? words.add.full(STUDENTS_MAX)
        : left.length > 0
          ? words.paste.left(left.length)
          : read.length === 0
            ? words.add.noAlias
            : undefined,
    );
    setRefused(left);
  };
  return (
    <chakra.form noValidate onSubmit={add} aria-label={words.paste.title} maxW="3xl" _print={{ display: 'none' }}>
      <TextAreaField
        label={words.paste.label}
        hint={words.paste.hint}
        error={fault}
        value={text}
        autoComplete="off"
        spellCheck={false}
        minH={students.length === 0 ? { base: '9rem', md: '12.5rem' } : '20'}
        placeholder={words.paste.example}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {refused.length === 0 ? null : (
        <List.Root mt="2" textStyle="sm" maxH="14rem" overflowY="auto" aria-label={words.paste.left(refused.length)}>
          {refused.map(({ line, fault: why }) => (
            <List.Item key={line} py="1" borderTopWidth="1px" borderColor="border.muted">
              {labelled(partsOf(line).alias || words.paste.noName, words.add[why])}
            </List.Item>
          ))}
        </List.Root>
      )}
      <Wrap mt="3" alignItems="center" gap="3">
        <SendButton>{words.paste.submit}</SendButton>
        <Box role="status" textStyle="sm">
          {said}
        </Box>
      </Wrap>
    </chakra.form>
  );
}

function AddList({ students, onAdd }: { students: readonly Student[]; onAdd: (student: Student) => void }) {
  const [alias, setAlias] = useState('');
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<LineFault | null>(null);
  const errorOf = (field: 'alias' | 'link') =>
    fault !== null && FIELD_OF[fault] === field ? words.add[fault] : undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const link = pasted.trim() === '' ? null : (linkOf(pasted) ?? 'broken');
    const found = faultOf(students, alias.trim(), link);
    setFault(found);
    if (found || link === 'broken') return;
    onAdd({ alias: alias.trim(), link, situation: null });
    setAlias('');
    setPasted('');
  };
  return (
    <chakra.form
      noValidate
      onSubmit={add}
      aria-label={words.add.title}
      mt="2"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '14rem minmax(0, 26rem) auto',
        lg: students.length === 0 ? 'minmax(0, 1fr)' : '14rem minmax(0, 26rem) auto',
      }}
      alignItems="start"
      gap="4"
      _print={{ display: 'none' }}
    >
      <TextField
        label={words.add.alias}
        hint={words.add.aliasHint}
        error={errorOf('alias')}
        value={alias}
        maxLength={ALIAS_MAX}
        autoComplete="off"
        onChange={(event) => setAlias(event.currentTarget.value)}
      />
      <TextField
        label={words.add.link}
        hint={words.add.linkHint}
        error={errorOf('link')}
        value={pasted}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <SendButton justifySelf="start" mt={{ md: '1.625rem', lg: students.length === 0 ? '0' : '1.625rem' }}>
        {words.add.submit}
      </SendButton>
    </chakra.form>
  );
}

interface CommonProps {
  schools: readonly CommonSchool[];
  students: readonly Student[];
  /** Lists that can be seen. */
  open: number;
}

function Common({ schools, students, open }: CommonProps) {
  const homes = new Map(
    schools.map((school) => [school.listed.university.id, homeOfFirstDate(school, students, currentDay())]),
  );
  const on = new Map(schools.map(({ listed, on: places }) => [listed.university.id, places.size]));
  const files = listFiles(schools.map(({ listed }) => listed.university.id));
  return (
    <Box mt={{ base: '4', md: '10' }}>
      <PhoneFold
        heading={(id) => (
          <Heading as="h2" id={id} size="md">
            {words.table}
          </Heading>
        )}
      >
        {schools.length === 0 ? (
          <Text mt="2" color="fg.muted">
            {words.empty}
          </Text>
        ) : (
          <>
            <Wrap mt="3" gap="2" _print={{ display: 'none' }}>
              {files.map((file, part) => (
                <ButtonAnchor key={file} variant="outline" size="sm" href={file} download>
                  <DownloadIcon boxSize="4" />
                  {words.figures(part + 1, files.length)}
                </ButtonAnchor>
              ))}
            </Wrap>
            <Box mt="4">
              <SharedListTable
                homeOfOthers={({ university: { id } }) => homes.get(id) ?? null}
                label={words.table}
                universities={schools.map(({ listed }) => listed)}
                further={[
                  {
                    key: 'on',
                    label: words.on,
                    cell: ({ university }) => words.onOf(on.get(university.id) ?? 0, open),
                  },
                ]}
              />
            </Box>
          </>
        )}
      </PhoneFold>
    </Box>
  );
}

function download(rows: readonly MatrixRow[], schools: readonly CommonSchool[]): void {
  const file = studentsCsv(
    rows.map(({ student }) => student.alias),
    schools,
    words.columns,
  );
  saveFile(file, words.file, 'text/csv');
}
