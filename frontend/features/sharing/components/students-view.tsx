/** Lists of several students: add one by its link, see what they have in common, take it along. */

import { useQueries } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { ButtonAnchor, TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span, Text, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import type { UniversityColumn } from '#frontend/components/universities/university-table.tsx';
import { currentDay } from '#frontend/content/today.ts';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import { formatPartialDate, hasPassed } from '#schema/domain/formats/partial-date.ts';
import { roundsOf } from '#schema/domain/plan/plan-rules.ts';
import { labelled } from '#words/layout/route-texts.ts';
import { roundName } from '#words/plan/plan.ts';
import { studentsWords as words } from '#words/saved/sharing.ts';
import { listFiles } from '../list-file.ts';
import { listedQuery, sharedListQuery } from '../queries.ts';
import {
  ALIAS_MAX,
  type CommonSchool,
  commonSchools,
  faultOf,
  keyOf,
  type LineFault,
  type ListLink,
  linkOf,
  readClass,
  STUDENTS_MAX,
  type Student,
  studentsAtom,
  studentsCsv,
} from '../students.ts';
import { SharedListTable } from './shared-list-table.tsx';

interface LoadedList {
  schools: readonly ListedUniversity[] | null;
  state: 'here' | 'loading' | 'closed' | 'failed';
  retry: () => void;
}

/** What the links show now, in the order of the students. */
function useLists(students: readonly Student[]): LoadedList[] {
  return useQueries({
    queries: students.map(({ link }) => {
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
}

export function StudentsView() {
  const students = useStoredList(studentsAtom);
  const setStudents = useSetAtom(studentsAtom);
  const lists = useLists(students);
  return (
    <>
      {students.length >= STUDENTS_MAX ? (
        <Box mt="6">{words.add.full(STUDENTS_MAX)}</Box>
      ) : (
        <>
          <AddClass students={students} onAdd={(some) => setStudents([...students, ...some])} />
          <Disclosure summary={words.add.one}>
            <AddList students={students} onAdd={(student) => setStudents([...students, student])} />
          </Disclosure>
        </>
      )}
      <div data-personal>
        {students.length === 0 ? (
          <Text mt="8" color="fg.muted">
            {words.none}
          </Text>
        ) : (
          <>
            <Heading as="h2" size="md" mt="10">
              {words.lists}
            </Heading>
            <List.Root mt="2" maxW="3xl">
              {students.map((student, place) => (
                <StudentLine
                  key={keyOf(student.link)}
                  student={student}
                  list={lists[place] as LoadedList}
                  onRemove={() => setStudents(students.filter((one) => one !== student))}
                />
              ))}
            </List.Root>
            <Common
              aliases={students.map(({ alias }) => alias)}
              schools={commonSchools(lists.map(({ schools }) => schools))}
              open={lists.filter(({ schools }) => schools !== null).length}
            />
          </>
        )}
      </div>
    </>
  );
}

/** At which field each fault is said. */
const FIELD_OF = { noAlias: 'alias', sameName: 'alias', noLink: 'link', taken: 'link' } as const;

/** A whole class at once: a line each. What could not be taken stays in the field, with the reason. */
function AddClass({ students, onAdd }: { students: readonly Student[]; onAdd: (some: Student[]) => void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { students: read, left } = readClass(text, students);
    const room = read.slice(0, STUDENTS_MAX - students.length);
    onAdd(room);
    setText(left.map(({ line }) => line).join('\n'));
    setSaid(room.length === 0 ? '' : words.paste.added(room.length));
    setFault(
      room.length < read.length
        ? words.add.full(STUDENTS_MAX)
        : left.length > 0
          ? left.map(({ line, fault: why }) => labelled(line, words.add[why])).join(' ')
          : read.length === 0
            ? words.add.noLink
            : undefined,
    );
  };
  return (
    <chakra.form
      noValidate
      onSubmit={add}
      aria-label={words.paste.title}
      mt="6"
      maxW="3xl"
      _print={{ display: 'none' }}
    >
      <TextAreaField
        label={words.paste.label}
        hint={words.paste.hint}
        error={fault}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Wrap mt="3" alignItems="center" gap="3">
        <Button type="submit">{words.paste.submit}</Button>
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
    const link = linkOf(pasted);
    const found = faultOf(students, alias.trim(), link);
    setFault(found);
    if (found || link === null) return;
    onAdd({ alias: alias.trim(), link });
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
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 26rem) auto' }}
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
      <Button type="submit" justifySelf="start" mt={{ md: '1.625rem' }}>
        {words.add.submit}
      </Button>
    </chakra.form>
  );
}

/** Where a link leads within this site. */
const pathOf = (link: ListLink) => ('token' in link ? paths.shared(link.token) : paths.sharedIds(link.ids));

function StudentLine({ student, list, onRemove }: { student: Student; list: LoadedList; onRemove: () => void }) {
  const { alias, link } = student;
  const { schools, state, retry } = list;
  return (
    <List.Item
      py="2"
      borderBottomWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <Box minW="0" overflowWrap="anywhere">
        <Span fontWeight="medium">{alias}</Span>{' '}
        <Note as="span">{state === 'here' ? words.count(schools?.length ?? 0) : words[state]}</Note>
        {schools === null ? null : <NextOf schools={schools} />}
      </Box>
      <Wrap alignItems="center" gap="2" _print={{ display: 'none' }}>
        {state === 'here' ? (
          <TextLink to={pathOf(link)} aria-label={words.openNamed(alias)}>
            {words.open}
          </TextLink>
        ) : null}
        {state === 'failed' ? (
          <Button variant="outline" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        ) : null}
        <Button variant="outline" size="sm" aria-label={words.removeNamed(alias)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Wrap>
    </List.Item>
  );
}

/** The nearest date of a student's schools, so far as one is published. */
function NextOf({ schools }: { schools: readonly ListedUniversity[] }) {
  const today = currentDay();
  const [next] = schools
    .flatMap(({ university, deadlines }) =>
      roundsOf({ deadlines, applicationRoutes: null }).flatMap((round) =>
        round.date === null || round.lastKnown || hasPassed(round.date, today)
          ? []
          : [{ name: university.name, date: round.date, round: roundName(round) }],
      ),
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return next === undefined ? null : (
    <Caption>{words.next(formatPartialDate(next.date), next.name, next.round)}</Caption>
  );
}

interface CommonProps {
  aliases: readonly string[];
  schools: readonly CommonSchool[];
  /** Lists that can be seen. */
  open: number;
}

function Common({ aliases, schools, open }: CommonProps) {
  const on = new Map(schools.map(({ listed, on: places }) => [listed.university.id, places]));
  const files = listFiles(schools.map(({ listed }) => listed.university.id));
  const common = schools.filter(({ on: places }) => places.size > 1).length;
  const further: UniversityColumn<ListedUniversity>[] = [
    { key: 'on', label: words.on, cell: ({ university }) => words.onOf(on.get(university.id)?.size ?? 0, open) },
    ...aliases.map((alias, place) => ({
      key: alias,
      label: alias,
      cell: ({ university }: ListedUniversity) => <Mark has={on.get(university.id)?.has(place) ?? false} />,
    })),
  ];
  return (
    <>
      <Heading as="h2" size="md" mt="10">
        {words.table}
      </Heading>
      {schools.length === 0 ? (
        <Text mt="2" color="fg.muted">
          {words.empty}
        </Text>
      ) : (
        <>
          <Text mt="2" color="fg.muted">
            {words.summary(schools.length, common)}
          </Text>
          <Wrap mt="3" gap="2" _print={{ display: 'none' }}>
            {files.map((file, part) => (
              <ButtonAnchor key={file} variant="outline" size="sm" href={file} download>
                <DownloadIcon boxSize="4" />
                {words.figures(part + 1, files.length)}
              </ButtonAnchor>
            ))}
            <Button variant="outline" size="sm" onClick={() => download(aliases, schools)}>
              <DownloadIcon boxSize="4" />
              {words.matrix}
            </Button>
          </Wrap>
          <Box mt="4">
            <SharedListTable label={words.table} universities={schools.map(({ listed }) => listed)} further={further} />
          </Box>
        </>
      )}
    </>
  );
}

function Mark({ has }: { has: boolean }) {
  return (
    <>
      <span aria-hidden="true">{has ? '●' : '–'}</span>
      <VisuallyHidden>{has ? words.has : words.hasNot}</VisuallyHidden>
    </>
  );
}

function download(aliases: readonly string[], schools: readonly CommonSchool[]): void {
  const file = studentsCsv(aliases, schools, words.columns);
  saveFile(file, words.file, 'text/csv');
}
