/**
 * Classifies a line as the name of a school or a wish: a whole name leads, and a loose word is never a piece of a name
 * while all of the line can be read.
 */
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { statePart } from '#schema/domain/places/state-parts.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { JOINING_WORDS, KIND_WORDS, sameWord } from '#schema/search/words.ts';
import { classifyQuestion } from '../answers/classify-question.ts';
import { isCommonWord } from '../common-words.ts';
import { type Found, findByText } from '../find-by-text.ts';
import { isUnlisted, unlistedMended } from '../find-unlisted.ts';
import { isListed } from '../listed-rows.ts';
import { stateCalled } from '../places/known-places.ts';
import { type PlaceReading, readPlace, rowsAt } from '../places/read-places.ts';
import { typedWords } from '../query-words.ts';
import { textIndexOf } from '../text-index.ts';
import type { ClassifiedQuery } from './classified-query.ts';
import { englishNameOf } from './french-names.ts';
import { namesBegunWith, nameWords, schoolNamed } from './names.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery, ParsedSpan } from './parsed-query.ts';
import { FIGURE_WORDS, saysWhere } from './segment-line.ts';

/** Lines of more words are no names that lead a wish. */
const LEAD_WORDS_MAX = 10;
const LEAD_MAX = 4;
/** Words of a line that may be a name; the longest names have twelve. */
const NAME_WORDS_LIMIT = 16;
const NO_NAMES: Found = { rows: [], forms: [], named: new Set(), whole: false, slips: 0, relaxed: false };
/** A few schools of a name lead, whatever else the words may mean. */
const SURE_MAX = 3;
/** "BC" alone is Boston College before it is British Columbia. */
const SHORTEST_AREA = 4;
/** A word of so few letters is an ordinary word more often than a slip. */
const SHORT_WORD = 4;
/** A wish of which more of the words are not used is none. */
const UNUSED_SHARE_MAX = 0.5;
const NAMED_KINDS: ReadonlySet<string> = new Set([
  'subject',
  'place',
  'group',
  'kind',
  'mission',
  'faith',
  'setting',
  'type',
  'life',
]);

/** Words of a place behind a name with a slip. */
const PLACE_WORDS_MAX = 3;
/** Words of a line that may be the beginning of names. */
const BEGUN_WORDS = 3;

/** What nobody publishes is understood all the same. */
const isComplete = ({ spans, unused, unpublished }: ParsedQuery) => spans.length > 0 && unused.length === unpublished;
const isSchool = ({ kind, parameters }: ParsedSpan) => kind === 'school' && Object.keys(parameters).length === 0;
/** « Cégep »: a kind of college that one province has, whatever school is called by that word alone. */
const isKindOfPlace = ({ kind, parameters }: ParsedSpan) => kind === 'kind' && parameters.state !== undefined;
const isArea = ({ kind, place }: ParsedSpan) => kind === 'place' && !place?.town;

/** Words that no name has: in a wish a place, a condition or a reference follows them; others ask a question or greet. */
const WISHING: ReadonlySet<string> = new Set(
  'in near within under over with without not no like between around less more than or but that how what who why where comment pourquoi quoi hello bonjour'.split(
    ' ',
  ),
);

/** Whether a line may be a name and no more: short, no numbers, and nothing that is only said in wishes. */
const mayBeName = (words: readonly string[], { forList, spans }: ParsedQuery): boolean =>
  !forList &&
  words.length <= LEAD_WORDS_MAX &&
  words.every((word) => !/\d/.test(word) && !WISHING.has(word)) &&
  spans.every(({ kind, negated }) => (NAMED_KINDS.has(kind) || kind === 'school') && !negated);

/**
 * The rows that lead a wish because their names have all words of the line. Of a subject, anyone who is so called must
 * teach it, which the search decides; else a few schools may be no answer to the wish and lead all the same.
 */
function leadOf(
  snapshot: Snapshot,
  wish: ParsedQuery,
  found: Found | null,
  exact: number | undefined,
): { rows: number[]; surely: boolean } {
  if (!found || found.slips > 0 || found.relaxed) return { rows: [], surely: false };
  const states = statesOf(wish);
  const named = found.rows.filter(
    (row) => found.named.has(row) && (row === exact || !states || states.has(stateOfRow(snapshot, row))),
  );
  // One school alone that has all the words is meant, whatever kind it is and whatever it teaches.
  if (named.length === 1 && wish.spans.length > 1) return { rows: named, surely: true };
  const rows = found.rows.filter((row) => row === exact || (named.includes(row) && isListed(snapshot, row)));
  const hasSubject = wish.spans.some(({ kind }) => kind === 'subject');
  return { rows: rows.slice(0, LEAD_MAX), surely: !hasSubject && wish.spans.length > 1 && rows.length <= SURE_MAX };
}

function asWish(
  snapshot: Snapshot,
  wish: ParsedQuery,
  found: Found | null,
  exact: number | undefined,
): ClassifiedQuery {
  // "Purdue engineering": the school first, then its like.
  const { rows, surely } = leadOf(snapshot, wish, found, exact);
  if (wish.schools.length > 0) {
    // "Nazarene bethany": the one school that has all words comes before one that has the last.
    // "University of texas business": what is called by several words is meant, though all may be pieces of another name.
    const isCalled = wish.spans.some(
      (span) => isSchool(span) && span.says.code === 'typed' && span.says.text.trim().includes(' '),
    );
    const hasSubject = wish.spans.some(({ kind }) => kind === 'subject');
    const isOne = surely && rows.length === 1 && !(isCalled && hasSubject);
    const lead = isOne ? [...new Set([...rows, ...wish.schools])] : wish.schools;
    return { mode: 'wish', wish, lead, sure: lead, named: found };
  }
  const sure = [...(exact === undefined ? [] : [exact]), ...(surely ? rows : [])];
  return {
    mode: 'wish',
    wish,
    lead: [...new Set([...sure, ...rows])],
    sure,
    named: exact === undefined ? null : found,
  };
}

const last = new WeakMap<Snapshot, { text: string; understood: ClassifiedQuery }>();

/** "www.mit.edu": what stands before the ending is what a school calls itself. */
const ADDRESS = /^\s*(?:https?:\/\/)?(?:[a-z0-9-]+\.)*?([a-z0-9-]{2,40})\.(?:edu|ca|org|com)(?:\/\S*)?\s*$/i;

const textOf = (snapshot: Snapshot, line: string) =>
  ADDRESS.exec(line)?.[1]?.replaceAll('-', ' ') ??
  englishNameOf(snapshot, line) ??
  withoutDoubledWord(snapshot, line) ??
  line;

/** "The Catholic Catholic University of America": the name that a line is with one word once; undefined where it is none. */
function withoutDoubledWord(snapshot: Snapshot, line: string): string | undefined {
  const typed = typedWords(line);
  for (let at = 1; at < typed.length; at += 1) {
    if (typed[at] !== typed[at - 1] || typed.length < BEGUN_WORDS) continue;
    const once = typed.toSpliced(at, 1);
    const words = nameWords(once);
    if (schoolNamed(snapshot, words, 0, words.length)?.given) return once.join(' ');
  }
  return undefined;
}

/** What a line is, and what it may be besides. */
export function classifyQuery(snapshot: Snapshot, line: string): ClassifiedQuery {
  const text = textOf(snapshot, line);
  const known = last.get(snapshot);
  if (known?.text === text) return known.understood;
  const understood = classifyQuestion(snapshot, text, {
    read: (line) => understandAnew(snapshot, line),
    named: (rows) => ({ mode: 'names', found: namedTogether(snapshot, rows), instead: null }),
  });
  last.set(snapshot, { text, understood });
  return understood;
}

/** The states that the places of a wish lie in; null where it says none, or several. */
function statesOf({ spans }: ParsedQuery): ReadonlySet<string> | null {
  const places = spans.filter(({ kind, place, negated }) => kind === 'place' && place && !negated);
  const states = places.flatMap(({ place }) => place?.areas ?? []).filter((area) => area.length === 2);
  return places.length > 0 && states.length > 0 ? new Set(states.map((state) => state.toUpperCase())) : null;
}

const stateOfRow = (snapshot: Snapshot, row: number) => STATE_CODES[snapshot.state[row] as number] as string;

const isTownOrState = (place: PlaceReading): boolean =>
  place.kind === 'towns' || place.places.every(({ kind }) => kind === 'state' || kind === 'country');

/** "Methodist college georgia": a school that is not where the line says is none, where all else can be read. */
function elsewhere(snapshot: Snapshot, text: string, wish: ParsedQuery): ParsedQuery {
  const states = statesOf(wish);
  if (!states || wish.schools.length === 0 || wish.schools.some((row) => states.has(stateOfRow(snapshot, row))))
    return wish;
  const other = parseQuery(snapshot, text, { names: false });
  return other && isComplete(other) && other.slips === 0 ? other : wish;
}

/** A line with what is asked of it to tell a name from a wish; each is found out when the first case asks. */
class Line {
  readonly snapshot: Snapshot;
  readonly text: string;
  readonly wish: ParsedQuery;
  readonly typed: readonly string[];
  private readonly words: readonly string[];
  private found: Found | undefined;

  constructor(snapshot: Snapshot, text: string, wish: ParsedQuery) {
    this.snapshot = snapshot;
    this.text = text;
    this.wish = wish;
    this.typed = typedWords(text);
    this.words = nameWords(this.typed);
  }

  /** What the line finds as a name. No name is so long as some lines: they are never looked for. */
  get names(): Found {
    // The words that are typed are cut off at twelve.
    this.found ??=
      this.text.trim().split(/\s+/).length > NAME_WORDS_LIMIT
        ? NO_NAMES
        : findByText(this.snapshot, this.text, { typing: false });
    return this.found;
  }
  /** The school that is wholly so called: by a name that was given, or by several words. */
  get exact(): number | undefined {
    if (this.where) return undefined;
    const school = schoolNamed(this.snapshot, this.words, 0, this.words.length);
    return school && (school.given || this.words.filter((word) => word !== '').length > 1) ? school.row : undefined;
  }
  /** Schools whose names begin with all of a line of three words and more. */
  get begun(): readonly number[] {
    const long = this.typed.length >= BEGUN_WORDS || this.groupAndKind;
    return long ? namesBegunWith(this.snapshot, foldText(this.text)) : [];
  }
  /** "SUNY College": a group and a kind of school, with which names begin. */
  private get groupAndKind(): boolean {
    const [only, ...others] = this.wish.spans;
    const isKind = KIND_WORDS.has(sameWord(this.typed.at(-1) ?? ''));
    return this.typed.length > 1 && isKind && only?.kind === 'group' && others.length === 0;
  }
  /** The schools of a whole name that are in the place behind it: "York York", "Université Laval Québec". */
  get namedThere(): readonly number[] {
    const { snapshot, typed, words, wish } = this;
    if (typed.length > LEAD_WORDS_MAX || this.wishing || wish.forList) return [];
    const isUnclear = (wish.slips > 0 || wish.unused.length > 0) && !this.names.whole;
    for (let cut = typed.length - 1; cut > 0; cut -= 1) {
      const head = typed.slice(0, cut).join(' ');
      const rest = typed.slice(cut).join(' ');
      // "Indiana Indiana" is the state, and not a town of another state.
      const isDoubled = head === rest && stateCalled(rest) === undefined;
      const isLong = words.slice(0, cut).filter((word) => word !== '').length > 1;
      const isNamed = isLong && schoolNamed(snapshot, words, 0, cut)?.given === true;
      const mayBeMended = isUnclear && isLong && typed.length - cut <= PLACE_WORDS_MAX;
      if (!isDoubled && !isNamed && !mayBeMended) continue;
      const places = readPlace(snapshot, typed.slice(cut)).filter(isTownOrState);
      if (places.length === 0) continue;
      const found = findByText(snapshot, head, { typing: false });
      if (!isDoubled && !isNamed && !(found.whole && found.slips > 0)) continue;
      for (const place of places) {
        const there = new Set(rowsAt(snapshot, place));
        const rows = found.rows.filter((row) => (isDoubled || found.named.has(row)) && there.has(row));
        if (rows.length > 0) return rows;
      }
    }
    return [];
  }
  /** A whole name and a place, one of which has a slip: "emery university atlanta". */
  get mendedNameAtPlace(): boolean {
    const { names, wish } = this;
    const [first] = names.rows;
    if (names.slips === 0 || names.relaxed || first === undefined || !this.mayBeName || this.wishing) return false;
    const others = wish.spans.filter((span) => !isSchool(span));
    if (others.length === 0 || others.some(({ kind }) => kind !== 'place')) return false;
    if (wish.schools.length > 0) return wish.schools[0] === first;
    const isUnclear = wish.unused.length > 0 || (wish.slips >= 1 && others.length > 1);
    return isUnclear && names.named.has(first) && names.rows.length <= SURE_MAX;
  }
  /** « Université à Laval »: all of it says where, and nothing of it a name. */
  get where(): boolean {
    const [only, ...others] = this.wish.spans;
    const words = this.typed.map((text) => ({ text }));
    return only?.kind === 'place' && others.length === 0 && saysWhere(words, 0, words.length);
  }
  get complete(): boolean {
    return isComplete(this.wish);
  }
  get onlySchool(): boolean {
    return this.wish.spans.length > 0 && this.wish.spans.every(isSchool);
  }
  /** All of it is read as it stands. A slip in a small word ("collage") is none. */
  get plain(): boolean {
    return this.complete && this.wish.slips < 1 && !this.onlySchool;
  }
  get mayBeName(): boolean {
    return mayBeName(this.typed, this.wish);
  }
  /** One place, group or kind is all that is said. */
  get oneThing(): boolean {
    const [only, ...others] = this.wish.spans;
    return only !== undefined && others.length === 0 && (isArea(only) || only.kind === 'group' || isKindOfPlace(only));
  }
  /** A part of a state by its direction is all that is said. */
  get partOfState(): boolean {
    const area = this.wish.spans[0]?.place?.areas[0];
    return this.oneThing && area !== undefined && statePart(area) !== undefined;
  }
  /** Names explain all words of the line, with slips or without. */
  get explained(): boolean {
    return this.names.rows.length > 0 && !this.names.relaxed;
  }
  get content(): boolean {
    return this.wish.spans.some((span) => !isSchool(span));
  }
  /** "Institutes" and "colleges" ask for a list, of which something is said. */
  get listOfSomething(): boolean {
    return this.wish.forList && this.wish.spans.length > 0;
  }
  /** Whether the first name that was found begins with a text. */
  startsName(text: string): boolean {
    const form = this.names.forms[0];
    const { formTexts, formTextStarts } = this.snapshot;
    return (
      form !== undefined && `${foldText(unpackText(formTexts, formTextStarts, form))} `.startsWith(`${foldText(text)} `)
    );
  }
  get wishing(): boolean {
    return this.typed.some((word) => WISHING.has(word));
  }
  /** A word of a figure that no name has. */
  get asksFigure(): boolean {
    const { wordAt } = textIndexOf(this.snapshot);
    return this.typed.some((word) => FIGURE_WORDS.has(word) && !JOINING_WORDS.has(word) && !wordAt.has(sameWord(word)));
  }
  get unusedWords(): number {
    return this.wish.unused.reduce((sum, { text: part }) => sum + part.split(/\s+/).length, 0);
  }
}

const isRegion = (span: ParsedSpan) => (span.place?.areas.length ?? 0) > 1;

/** Whether the names of schools say better what a plain wish means. */
function isNameAfterAll({ wish, names, explained, where }: Line): boolean {
  if (!explained || names.slips > 0 || where) return false;
  const [only, ...others] = wish.spans;
  const several = others.length > 0;
  const beside = wish.spans.filter((span) => !isSchool(span));
  // "Carleton northfield" says where the school is; "purdue engineering" asks what there is at it.
  const tellsWhere = wish.schools.length > 0 && beside.every(({ kind }) => kind === 'place');
  // Nobody asks for two towns at once without saying so: one of them is a part of a name.
  const places = wish.spans.filter(({ kind }) => kind === 'place');
  const twoPlaces =
    places.length > 1 && places.some((span) => span.place?.town || isRegion(span)) && !wish.placesJoined;
  return (names.whole && (several || only?.place?.town === true)) || tellsWhere || twoPlaces;
}

/** Why a line of which no wish was read is no name either, though some name is like it. */
const NO_NAMES_AFTER_ALL: Record<string, (line: Line) => boolean> = {
  // "Near Disney World": a word of a wish makes no name of what is left.
  guessed: ({ names }) => names.relaxed && names.slips > 0,
  // "Pell grant graduation rate": what is asked of a figure is no piece of the name "Grants".
  asked: ({ names, asksFigure }) => names.relaxed && asksFigure,
  wished: ({ names, wishing }) => wishing && !names.whole,
  // "Colleges with good food": what nobody publishes is no misspelled name.
  unpublished: ({ wish, names }) =>
    wish.unpublished > 0 && wish.unused.length === wish.unpublished && (names.slips > 0 || !names.whole),
  // "What should I do": words of every day are pieces of a name only where it begins with them.
  ordinary: (line) =>
    !line.names.whole &&
    !line.startsName(line.text) &&
    line.typed.every((word) => (word.length < SHORT_WORD || isCommonWord(word)) && !KIND_WORDS.has(sameWord(word))),
  // "Cold schools": nor is a short word, of which one letter makes another.
  misread: ({ wish, names }) =>
    wish.forList &&
    names.slips > 0 &&
    wish.unused.every(({ text: part }) => part.split(/\s+/).every((word) => word.length <= SHORT_WORD)),
};

const leadsWish = (line: Line): ClassifiedQuery => asWish(line.snapshot, line.wish, line.names, line.exact);
const onlyWish = ({ snapshot, wish }: Line): ClassifiedQuery => asWish(snapshot, wish, null, undefined);
const nothing = ({ wish }: Line): ClassifiedQuery => ({ mode: 'nothing', wish });
const namesOf = ({ snapshot, text }: Line, found: Found): ClassifiedQuery => ({
  mode: 'names',
  found,
  instead: otherWish(snapshot, text),
});
const onlyNames = (line: Line): ClassifiedQuery => namesOf(line, line.names);

interface Case {
  holds: (line: Line) => boolean;
  as: (line: Line) => ClassifiedQuery;
}

/** "Northern Virginia" leads with the schools whose names begin so, whatever kind they are. */
function leadsPart(line: Line): ClassifiedQuery {
  const called = namesBegunWith(line.snapshot, foldText(line.text)).slice(0, LEAD_MAX);
  const answer = asWish(line.snapshot, line.wish, null, undefined);
  if (answer.mode !== 'wish') return answer;
  const first = (rows: readonly number[]) => [...new Set([...called, ...rows])];
  return { ...answer, lead: first(answer.lead), sure: first(answer.sure) };
}

/** What a line is: the first case that holds. */
const CASES: readonly Case[] = [
  // More of a name is to come: "university of tennessee at".
  {
    holds: ({ begun, typed }) => JOINING_WORDS.has(typed.at(-1) ?? '') && begun.length > 0,
    as: (line) => namesOf(line, namedTogether(line.snapshot, line.begun)),
  },
  // The whole name of a school that is a wish as well: "texas", "cuny".
  {
    holds: ({ exact, plain, oneThing, wish, text }) =>
      exact !== undefined && plain && (wish.forList || (oneThing && text.trim().length >= SHORTEST_AREA)),
    as: leadsWish,
  },
  // The whole name of a school.
  { holds: ({ exact }) => exact !== undefined, as: onlyNames },
  // The whole name of a school, and where it is: "york university york".
  {
    holds: ({ namedThere }) => namedThere.length > 0,
    as: (line) => namesOf(line, namedTogether(line.snapshot, line.namedThere)),
  },
  // The beginning of names: "university of ca".
  {
    holds: ({ begun }) => begun.length > 0,
    as: (line) => namesOf(line, namedTogether(line.snapshot, line.begun)),
  },
  // A name with a slip, and where it is: "emery university atlanta".
  { holds: ({ mendedNameAtPlace }) => mendedNameAtPlace, as: onlyNames },
  // A wish that cannot be a name: "nursing in texas".
  {
    holds: ({ plain, mayBeName }) => plain && !mayBeName,
    as: onlyWish,
  },
  // A name that can be read as a wish: "carleton northfield".
  {
    holds: (line) => line.plain && isNameAfterAll(line),
    as: onlyNames,
  },
  // A part of a state, and what some schools there are called: "northern virginia".
  { holds: ({ plain, partOfState }) => plain && partOfState, as: leadsPart },
  // A wish that may be a name: "purdue engineering".
  {
    holds: ({ plain }) => plain,
    as: ({ snapshot, wish, names }) => asWish(snapshot, wish, names, undefined),
  },
  // Nothing: no wish is read, and the names that are like it are not meant.
  {
    holds: (line) => line.wish.spans.length === 0 && Object.values(NO_NAMES_AFTER_ALL).some((holds) => holds(line)),
    as: nothing,
  },
  // Schools beside each other: "mit vs caltech".
  {
    holds: ({ complete, onlySchool, wish, names, explained }) =>
      complete &&
      onlySchool &&
      ((wish.schools.length > 1 && (names.slips > 0 || !explained)) || (wish.compares && !explained)),
    as: (line) => namesOf(line, namedTogether(line.snapshot, line.wish.schools)),
  },
  // The whole name of schools, with slips or without.
  {
    holds: ({ names, listOfSomething }) => names.rows.length > 0 && names.whole && !listOfSomething,
    as: onlyNames,
  },
  // A wish with slips, of which a name explains no more.
  {
    holds: ({ complete, onlySchool, explained, names, wish }) =>
      complete && !onlySchool && !(explained && names.slips < wish.slips),
    as: onlyWish,
  },
  // A name that has all words says more than a wish that leaves some out.
  {
    holds: ({ explained, complete, wishing, typed, listOfSomething }) =>
      explained && ((!complete && !wishing && typed.length > 2) || !listOfSomething),
    as: onlyNames,
  },
  // A wish with some words that are not used.
  {
    holds: ({ content, unusedWords, wish }) => content && unusedWords <= Math.max(1, wish.words * UNUSED_SHARE_MAX),
    as: onlyWish,
  },
  // A school in a line that is mostly not understood.
  {
    holds: ({ wish, names }) => wish.schools.length > 0 && names.rows.length > 0,
    as: onlyNames,
  },
  // Words that some names have.
  {
    holds: ({ names, content, wish }) => names.rows.length > 0 && !content && !wish.forList,
    as: onlyNames,
  },
  // The little that is understood.
  { holds: ({ content }) => content, as: onlyWish },
  // Nothing.
  { holds: () => true, as: nothing },
];

function understandAnew(snapshot: Snapshot, text: string): ClassifiedQuery {
  const read = parseQuery(snapshot, text);
  const wish = read && elsewhere(snapshot, text, read);
  if (!wish) return { mode: 'nothing', wish: null };
  // The name of a school that is in no list is answered with a line and no list.
  if (isUnlisted(snapshot, text))
    return { mode: 'names', found: findByText(snapshot, text, { typing: false }), instead: null };
  const line = new Line(snapshot, text, wish);
  const unlisted =
    line.exact === undefined && (!line.plain || wish.slips > 0) ? unlistedMended(snapshot, text) : undefined;
  if (unlisted === undefined) return caseOf(line).as(line);
  // "Mils College" may be Mills College, which is no more, or Miles College.
  const found = line.names.whole ? line.names : NO_NAMES;
  return { mode: 'names', found, instead: null, unlisted };
}

const caseOf = (line: Line) => CASES.find(({ holds }) => holds(line)) as Case;

/** Schools that a line sets beside each other, in its order. */
function namedTogether(snapshot: Snapshot, schools: readonly number[]): Found {
  const rows = [...new Set(schools)];
  const forms = rows.map((row) => snapshot.rowForms[row] as number);
  return { ...NO_NAMES, rows, forms, named: new Set(rows), whole: true };
}

/** The line without regard to names, where it can be read so; null where it says nothing else. */
function otherWish(snapshot: Snapshot, text: string): ParsedQuery | null {
  const wish = parseQuery(snapshot, text, { names: false });
  return wish && isComplete(wish) && wish.slips === 0 ? wish : null;
}
