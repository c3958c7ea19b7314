/** Imports a list: a text or file, a line to check for each school, and one press that saves. */

import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Select } from '#frontend/components/forms/controls.tsx';
import { FileField } from '#frontend/components/forms/file-field.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { universityDetail } from '#frontend/components/ui/listbox.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { usePlanChange } from '#frontend/lib/storage/own-plan.ts';
import type { StoredUniversitiesAtom } from '#frontend/lib/storage/stored-universities.ts';
import { toCard } from '#frontend/lib/storage/stored-universities.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import type { ListedUniversity } from '#schema/api/shared-links.ts';
import { listImportWords as words } from '#words/saved/list-import.ts';
import { statusSentence } from '#words/university/status.ts';
import { cardsOfIds, type Match, matchList, plannedOf } from '../match-list.ts';
import { FILE_MAX, type ListFault, type ReadList, readList, readListFile } from '../read-list.ts';

interface ImportViewProps {
  /** Where the schools are saved. */
  saved: StoredUniversitiesAtom;
  onDone: () => void;
}

export function ImportView({ saved, onDone }: ImportViewProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ListFault | 'failed' | null>(null);
  const [done, setDone] = useState<{ done: number; all: number } | null>(null);
  const [read, setRead] = useState<{ matches: Match[]; repeated: number } | null>(null);
  const look = async (list: ReadList) => {
    setFault('fault' in list ? list.fault : null);
    if ('fault' in list) return;
    const all = list.schools.length;
    setDone({ done: 0, all });
    try {
      const matches = await matchList(list.schools, (now) => setDone({ done: now, all }));
      setRead({ matches, repeated: list.repeated });
    } catch {
      setFault('failed');
    } finally {
      setDone(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(readList(text));
  };
  const open = async (file: File) => {
    if (file.size > FILE_MAX) setFault('tooLarge');
    else void look(readListFile(new Uint8Array(await file.arrayBuffer())));
  };
  if (read) return <Check {...read} saved={saved} onBack={() => setRead(null)} onDone={onDone} />;
  const error = fault === null ? undefined : fault === 'failed' ? words.failed : words.faults[fault];
  return (
    <chakra.form noValidate onSubmit={submit} data-personal>
      <Text color="fg.muted">{words.intro}</Text>
      <Grid mt="4" gap="4">
        <TextAreaField
          label={words.text}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          disabled={done !== null}
          onFile={(file) => void open(file)}
        />
      </Grid>
      <Box role="alert" mt="3" color="fg.error">
        {error}
      </Box>
      <Wrap mt="4" alignItems="center" gap="3">
        <Button type="submit" disabled={done !== null}>
          {words.find}
        </Button>
        <Box role="status" textStyle="sm">
          {done === null ? '' : words.finding(done.done, done.all)}
        </Box>
      </Wrap>
    </chakra.form>
  );
}

/** What a list's line is saved as; leaving it out is the empty choice. */
const LEFT_OUT = '';

interface CheckProps {
  matches: readonly Match[];
  repeated: number;
  saved: StoredUniversitiesAtom;
  onBack: () => void;
  onDone: () => void;
}

function Check({ matches: found, repeated, saved, onBack, onDone }: CheckProps) {
  // With what was found by hand.
  const [matches, setMatches] = useState(found);
  const before = useStoredList(saved);
  const setSaved = useSetAtom(saved);
  const { set } = usePlanChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(() =>
    matches.map(({ candidates }) => String(candidates[0]?.university.id ?? LEFT_OUT)),
  );
  useEffect(() => heading.current?.focus(), []);
  const choose = (line: number, id: string) => setChosen((now) => now.map((one, at) => (at === line ? id : one)));
  /** Takes a school that was found by hand for a line. */
  const take = (line: number, school: ListedUniversity) => {
    const { id } = school.university;
    const others = (candidates: readonly ListedUniversity[]) =>
      candidates.filter(({ university }) => university.id !== id);
    setMatches((now) =>
      now.map((match, at) =>
        at === line ? { ...match, sure: false, candidates: [...others(match.candidates), school] } : match,
      ),
    );
    choose(line, String(id));
  };
  const isSaved = (id: string) => before.some((one) => String(one.id) === id);
  const taken = matches.flatMap(({ listed, candidates }, at) => {
    const id = chosen[at];
    const school = candidates.find(({ university }) => String(university.id) === id);
    return school === undefined || chosen.indexOf(id as string) < at ? [] : [{ listed, school }];
  });
  const added = taken.filter(({ school }) => !isSaved(String(school.university.id)));
  const planned = taken.flatMap(({ listed, school }) => {
    const what = plannedOf(listed, school);
    return what === null ? [] : [{ id: school.university.id, what }];
  });
  const save = () => {
    setSaved([...before, ...added.map(({ school }) => toCard(school.university))]);
    const fits = planned.map(({ id, what }) => set(id, what));
    showToast({
      title: words.saved(added.length),
      description: planned.length === 0 ? '' : fits.includes(false) ? words.planFull : words.planned,
    });
    onDone();
  };
  const stateOf = ({ candidates, sure }: Match, at: number): string => {
    const id = chosen[at] as string;
    if (candidates.length === 0) return words.state.none;
    if (id === LEFT_OUT) return '';
    if (chosen.indexOf(id) < at) return words.state.duplicate;
    if (isSaved(id)) return words.state.saved;
    if (!found[at]?.candidates.some(({ university }) => String(university.id) === id)) return words.state.chosen;
    return sure && id === String(candidates[0]?.university.id) ? words.state.same : words.state.check;
  };
  return (
    <div data-personal>
      <Heading ref={heading} as="h3" size="md" tabIndex={-1}>
        {words.check}
      </Heading>
      <Text mt="1" color="fg.muted">
        {words.checkIntro(matches.length)} {repeated > 0 ? words.repeated(repeated) : ''}
      </Text>
      <List.Root mt="3">
        {matches.map((match, at) => (
          <List.Item key={match.listed.line} py="3" borderTopWidth="1px" borderColor="border">
            <Text>{words.lineOf(match.listed.line, match.listed.name)}</Text>
            {match.candidates.length === 0 ? null : (
              <Box mt="1">
                <Select
                  aria-label={words.matchOf(match.listed.name)}
                  value={chosen[at] as string}
                  options={[
                    ...match.candidates.map(({ university }) => ({
                      value: String(university.id),
                      label: `${university.name} (${universityDetail({ ...university, matched: null })})`,
                    })),
                    { value: LEFT_OUT, label: words.leaveOut },
                  ]}
                  onChange={(id) => choose(at, id)}
                />
              </Box>
            )}
            <Note mt="1">{stateOf(match, at)}</Note>
            <ByHand name={match.listed.name} onFound={(school) => take(at, school)} />
            <Closed school={match.candidates.find(({ university }) => String(university.id) === chosen[at])} />
          </List.Item>
        ))}
      </List.Root>
      <Wrap mt="4" gap="3">
        <Button disabled={added.length === 0 && planned.length === 0} onClick={save}>
          {words.save(added.length)}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
      </Wrap>
    </div>
  );
}

/** Says of a school that it closes or is closed. */
function Closed({ school }: { school: ListedUniversity | undefined }) {
  const said = school ? statusSentence(school.university.name, school.university.status) : null;
  return said === null ? null : (
    <Text mt="1" textStyle="sm" color="fg.error">
      {said}
    </Text>
  );
}

/** Finds another school for a line by its name: a button that opens the field. */
function ByHand({ name, onFound }: { name: string; onFound: (school: ListedUniversity) => void }) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);
  const pick = async (id: number) => {
    setFailed(false);
    const school = await cardsOfIds([id]).then(
      (cards) => cards.get(id),
      () => undefined,
    );
    if (!school) return setFailed(true);
    onFound(school);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box mt="2">
      <Button
        ref={button}
        size="sm"
        variant="outline"
        minH={{ base: '11', md: '9' }}
        aria-expanded={open}
        aria-label={words.byHandFor(name)}
        onClick={() => setOpen(!open)}
      >
        {words.byHand}
      </Button>
      {open ? (
        <Box mt="2">
          <SchoolPicker
            label={words.byHandField}
            placeholder={words.byHandPlaceholder}
            hint={words.byHandHint}
            inputRef={field}
            onPick={({ id }) => void pick(id)}
          />
          <Box role="alert" color="fg.error">
            {failed ? words.failed : ''}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
