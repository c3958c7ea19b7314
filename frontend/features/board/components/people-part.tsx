/** The people of the board: who they are, what counts for each, what a school must have, and their own marks. */

import { type FormEvent, useRef, useState } from 'react';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { readMoney, readWhole } from '#frontend/components/forms/typed-numbers.ts';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid, Section, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { language } from '#names/locale.ts';
import {
  ADMISSION_WISHES,
  BOARD_CRITERIA,
  BOARD_MUSTS,
  BOARD_PEOPLE_MAX,
  BOARD_PERSON_NAME_MAX,
  type Board,
  type BoardCriterion,
  type BoardMusts,
  type BoardPerson,
  type BoardWishes,
  boardText,
  DISTANCE_WISHES,
  FINISH_GROUPS,
  hasWeights,
  MARK_MAX,
  MUST_HIGHEST,
  type NumberMust,
  newPerson,
  REVISION_MAX,
  SIZE_WISHES,
  sameName,
  WEIGHT_MAX,
} from '#schema/domain/plan/board.ts';
import { SUBJECT_KEYS } from '#schema/domain/programs/subject-keys.ts';
import { subjectLabel } from '#schema/domain/programs/subjects.ts';
import { CAMPUS_SETTINGS, COUNTRY_LABELS, TYPE_LABELS, UNIVERSITY_TYPES } from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { boardWords } from '#words/plan/board.ts';
import { typedDistance } from '#words/search/distance.ts';
import { BoardPart } from './board-part.tsx';
import { FieldWithButton } from './field-with-button.tsx';

const NONE = '';

const subjectOptions = () =>
  [...SUBJECT_KEYS]
    .map((value) => ({ value, label: subjectLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
const optionsOf = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));
const settingOptions = () => optionsOf(CAMPUS_SETTINGS, boardWords.wishes.setting);
const chosen = (options: { value: string; label: string }[], none: string) => [
  { value: NONE, label: none },
  ...options,
];

/** Which way each thing that has ways may be wanted. */
const WISHES: { [Wish in keyof BoardWishes]: () => { value: string; label: string }[] } = {
  finish: () => optionsOf(FINISH_GROUPS, boardWords.wishes.finish),
  admission: () => optionsOf(ADMISSION_WISHES, boardWords.wishes.admission),
  distance: () => optionsOf(DISTANCE_WISHES, boardWords.wishes.distance),
  size: () => optionsOf(SIZE_WISHES, boardWords.wishes.size),
  setting: () => chosen(settingOptions(), boardWords.wishes.choose),
  subject: () => chosen(subjectOptions(), boardWords.wishes.choose),
};
const isWish = (key: BoardCriterion): key is BoardCriterion & keyof BoardWishes => Object.hasOwn(WISHES, key);

interface PeoplePartProps {
  board: Board;
  invited: boolean;
  /** Place of the person whose answers show. */
  current: number;
  nameOf: (id: number) => string;
  onCurrent: (place: number) => void;
  onChange: (board: Board) => void;
  say: (text: string) => void;
}

export function PeoplePart({ board, invited, current, nameOf, onCurrent, onChange, say }: PeoplePartProps) {
  const { people } = board;
  const person = people[current];
  const field = useRef<HTMLInputElement>(null);
  const change = (next: Partial<BoardPerson>) => {
    if (!person) return;
    const changed = { ...person, ...next, revision: Math.min(REVISION_MAX, person.revision + 1) };
    onChange({ ...board, people: people.map((one, at) => (at === current ? changed : one)) });
  };
  return (
    <BoardPart
      id="board-people"
      title={boardWords.people.title}
      intro={invited ? boardWords.people.invite : boardWords.people.intro}
      unprinted
    >
      <AddPerson
        people={people}
        inputRef={field}
        onAdd={(name) => {
          onChange({ ...board, people: [...people, newPerson(name)] });
          onCurrent(people.length);
          say(boardWords.people.added(name));
        }}
      />
      {people.length === 0 ? null : (
        <Wrap role="group" aria-label={boardWords.people.choose} mt="5" gap="2">
          {people.map(({ name }, at) => (
            <Button
              key={name}
              size="sm"
              variant={at === current ? 'solid' : 'outline'}
              aria-pressed={at === current}
              onClick={() => onCurrent(at)}
            >
              {name}
            </Button>
          ))}
        </Wrap>
      )}
      {person ? (
        <Section aria-label={boardWords.people.answers(person.name)} mt="6" key={person.name}>
          <Weights person={person} onChange={change} />
          <Disclosure
            summary={boardWords.musts.count(BOARD_MUSTS.filter((must) => person.musts[must] !== null).length)}
          >
            <Musts person={person} onChange={(musts) => change({ musts })} />
          </Disclosure>
          {board.schools.length === 0 ? null : (
            <Disclosure
              summary={boardWords.marks.count(
                [...person.marks.values()].reduce((sum, own) => sum + Object.keys(own).length, 0),
              )}
            >
              <Marks person={person} schools={board.schools} nameOf={nameOf} onChange={(marks) => change({ marks })} />
            </Disclosure>
          )}
          <Wrap mt="4" gap="2">
            <Button
              variant="ghost"
              size="sm"
              ms="-3"
              onClick={() => {
                onChange({ ...board, people: people.filter((_, at) => at !== current) });
                onCurrent(0);
                say(boardWords.people.removed(person.name));
                field.current?.focus();
              }}
            >
              {boardWords.people.remove(person.name)}
            </Button>
          </Wrap>
        </Section>
      ) : null}
    </BoardPart>
  );
}

/** The address's fragment is the board's: the way to another part of the page is no link. */
export function showOrder() {
  const heading = document.getElementById('board-order-title');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface AddPersonProps {
  people: readonly BoardPerson[];
  inputRef: React.RefObject<HTMLInputElement | null>;
  onAdd: (name: string) => void;
}

function AddPerson({ people, inputRef, onAdd }: AddPersonProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const full = people.length >= BOARD_PEOPLE_MAX;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = boardText(text, BOARD_PERSON_NAME_MAX);
    const taken = people.find((person) => sameName(person.name, name));
    const wrong = full
      ? boardWords.people.full
      : name === ''
        ? boardWords.people.needsName
        : taken
          ? boardWords.people.taken(taken.name)
          : '';
    setFault(wrong);
    if (wrong !== '') return inputRef.current?.focus();
    setText('');
    onAdd(name);
  };
  return (
    <form method="post" noValidate onSubmit={add}>
      <Box maxW="28rem">
        <FieldWithButton
          filled={people.length === 0}
          ref={inputRef}
          label={boardWords.people.label}
          hint={full ? boardWords.people.full : undefined}
          fault={fault}
          placeholder={boardWords.people.placeholder}
          value={text}
          maxLength={BOARD_PERSON_NAME_MAX}
          onChange={(event) => setText(event.currentTarget.value)}
          button={boardWords.people.add}
          idle={full}
        />
      </Box>
    </form>
  );
}

const Slider = chakra('input', {
  base: { width: 'full', minH: { base: '11', md: '8' }, accentColor: 'accent.solid', cursor: 'pointer' },
  defaultVariants: {},
});

interface AnswersProps {
  person: BoardPerson;
  onChange: (next: Partial<BoardPerson>) => void;
}

/** What most people ask first; the rest is behind a line, so that a phone shows the order sooner. */
const FIRST: readonly BoardCriterion[] = ['price', 'finish', 'pay', 'subject', 'admission', 'distance'];
/** Of them what can count most of all at one press. */
const ASKED: readonly BoardCriterion[] = ['price', 'finish', 'pay', 'admission'];
const FURTHER = BOARD_CRITERIA.filter((key) => !FIRST.includes(key));

function Weights({ person, onChange }: AnswersProps) {
  const [further] = useState(() => FURTHER.some((key) => person.weights[key] > 0));
  // Whoever has just come is asked in one press; the question stays while they answer.
  const [asked] = useState(() => !hasWeights(person));
  const { weights } = person;
  return (
    <div>
      <Heading as="h3" size="sm">
        {boardWords.weights.title(person.name)}
      </Heading>
      {asked ? (
        <Box role="group" aria-labelledby="board-most" mt="3">
          <Text id="board-most" textStyle="label">
            {boardWords.weights.most}
          </Text>
          <Wrap mt="1.5" gap="2">
            {ASKED.map((key) => (
              <Button
                key={key}
                size="sm"
                minH={{ base: '11', md: '9' }}
                variant={weights[key] === WEIGHT_MAX ? 'solid' : 'outline'}
                aria-pressed={weights[key] === WEIGHT_MAX}
                onClick={() =>
                  onChange({ weights: { ...weights, [key]: weights[key] === WEIGHT_MAX ? 0 : WEIGHT_MAX } })
                }
              >
                {boardWords.weights.criteria[key]}
              </Button>
            ))}
          </Wrap>
        </Box>
      ) : null}
      <Note mt={asked ? '3' : '1'} mb="4">
        {asked ? boardWords.weights.introMost : boardWords.weights.intro}
      </Note>
      <Criteria criteria={FIRST} person={person} onChange={onChange} />
      <Disclosure summary={boardWords.weights.more} open={further}>
        <Criteria criteria={FURTHER} person={person} onChange={onChange} />
      </Disclosure>
    </div>
  );
}

function Criteria({ criteria, person, onChange }: AnswersProps & { criteria: readonly BoardCriterion[] }) {
  const { weights, wishes } = person;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="8"
      rowGap={{ base: '2', md: '5' }}
    >
      {criteria.map((key) => (
        <Box key={key} minW="0">
          <Weight
            criterion={key}
            weight={weights[key]}
            onChange={(weight) => onChange({ weights: { ...weights, [key]: weight } })}
          />
          {isWish(key) && weights[key] > 0 ? (
            <SelectField
              label={boardWords.labelled(boardWords.weights.criteria[key], boardWords.wishes.labels[key])}
              labelHidden
              value={wishes[key] ?? NONE}
              options={WISHES[key]()}
              onChange={(value) => onChange({ wishes: { ...wishes, [key]: value === NONE ? null : value } })}
            />
          ) : null}
        </Box>
      ))}
    </Grid>
  );
}

interface WeightProps {
  criterion: BoardCriterion;
  weight: number;
  onChange: (weight: number) => void;
}

function Weight({ criterion, weight, onChange }: WeightProps) {
  const id = `weight-${criterion}`;
  const said = boardWords.weights.words[weight] ?? '';
  return (
    <Grid
      // On a phone the slider is beside what it is about: half as high, and wide enough for a finger a step.
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 9.5rem', md: 'minmax(0, 1fr)' }}
      gridTemplateAreas={{ base: '"name name" "hint slider"', md: '"name" "slider" "hint"' }}
      columnGap="3"
      alignItems="center"
    >
      <Flex gridArea="name" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.label htmlFor={id} textStyle="label">
          {boardWords.weights.criteria[criterion]}
        </chakra.label>
        <Span textStyle="sm" whiteSpace="nowrap" color={weight === 0 ? 'fg.muted' : 'fg'}>
          {said}
        </Span>
      </Flex>
      <Slider
        id={id}
        gridArea="slider"
        type="range"
        min={0}
        max={WEIGHT_MAX}
        step={1}
        value={weight}
        aria-valuetext={said}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <Box id={`${id}-hint`} gridArea="hint" textStyle="xs" color="fg.muted" mb={{ base: '0', md: '1.5' }}>
        {boardWords.weights.hints[criterion]}
      </Box>
    </Grid>
  );
}

const NUMBER_MUSTS = Object.keys(MUST_HIGHEST) as NumberMust[];
const shownMust = (must: NumberMust, value: number | null) =>
  value === null ? '' : String(must === 'milesMax' ? typedDistance.shown(value) : value);
const typedOf = (musts: BoardMusts) =>
  Object.fromEntries(NUMBER_MUSTS.map((must) => [must, shownMust(must, musts[must])])) as Record<NumberMust, string>;

function readMust(must: NumberMust, text: string) {
  if (must === 'milesMax') {
    const distance = readWhole(text, 1, typedDistance.shown(MUST_HIGHEST.milesMax));
    return { ...distance, value: distance.value === null ? null : typedDistance.miles(distance.value) };
  }
  if (must !== 'priceMax') return readWhole(text, 1, MUST_HIGHEST[must]);
  const money = readMoney(text);
  return money.value !== null && (money.value < 1 || money.value > MUST_HIGHEST.priceMax)
    ? readWhole('x', 1, MUST_HIGHEST.priceMax)
    : money;
}

function Musts({ person: { musts }, onChange }: { person: BoardPerson; onChange: (musts: BoardMusts) => void }) {
  const [texts, setTexts] = useState(() => typedOf(musts));
  const { labels, any } = boardWords.musts;
  const lists: { key: 'country' | 'type' | 'setting' | 'subject'; options: { value: string; label: string }[] }[] = [
    { key: 'country', options: optionsOf(COUNTRIES_LISTED, COUNTRY_LABELS) },
    { key: 'type', options: optionsOf(UNIVERSITY_TYPES, TYPE_LABELS) },
    { key: 'setting', options: settingOptions() },
    { key: 'subject', options: subjectOptions() },
  ];
  return (
    <Box maxW="3xl">
      <Note mb="4">{boardWords.musts.intro}</Note>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="4"
        alignItems="end"
      >
        {NUMBER_MUSTS.map((must) => (
          <TypedField
            key={must}
            label={labels[must]}
            value={texts[must]}
            fault={readMust(must, texts[must]).fault}
            onChange={(text) => {
              setTexts({ ...texts, [must]: text });
              const { value } = readMust(must, text);
              if (value !== musts[must]) onChange({ ...musts, [must]: value });
            }}
          />
        ))}
        {lists.map(({ key, options }) => (
          <SelectField
            key={key}
            label={labels[key]}
            value={musts[key] ?? NONE}
            options={chosen(options, any)}
            onChange={(value) => onChange({ ...musts, [key]: value === NONE ? null : value })}
          />
        ))}
      </Grid>
    </Box>
  );
}

interface MarksProps {
  person: BoardPerson;
  schools: readonly number[];
  nameOf: (id: number) => string;
  onChange: (marks: BoardPerson['marks']) => void;
}

const markOptions = () =>
  Array.from({ length: MARK_MAX }, (_, at) => ({
    value: String(at + 1),
    label: boardWords.marks.labels[at] ?? String(at + 1),
  }));

function Marks({ person: { marks, weights }, schools, nameOf, onChange }: MarksProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const school = schools.find((id) => id === picked) ?? (schools[0] as number);
  const own = marks.get(school) ?? {};
  const shown = BOARD_CRITERIA.filter((key) => weights[key] > 0 || key === 'feel' || own[key] !== undefined);
  const mark = (key: BoardCriterion, value: string) => {
    const { [key]: _, ...rest } = own;
    const next = value === NONE ? rest : { ...rest, [key]: Number(value) };
    const others = [...marks].filter(([id]) => id !== school);
    onChange(new Map(Object.keys(next).length === 0 ? others : [...others, [school, next]]));
  };
  return (
    <Box maxW="3xl">
      <Note mb="4" maxW="prose">
        {boardWords.marks.intro}
      </Note>
      <SelectField
        label={boardWords.marks.school}
        value={String(school)}
        options={schools.map((id) => ({ value: String(id), label: nameOf(id) }))}
        onChange={(value) => setPicked(Number(value))}
      />
      <Grid
        mt="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap="4"
      >
        {shown.map((key) => (
          <SelectField
            key={key}
            label={boardWords.weights.criteria[key]}
            value={own[key] === undefined ? NONE : String(own[key])}
            options={chosen(markOptions(), key === 'feel' ? boardWords.marks.noneFeel : boardWords.marks.none)}
            onChange={(value) => mark(key, value)}
          />
        ))}
      </Grid>
    </Box>
  );
}
