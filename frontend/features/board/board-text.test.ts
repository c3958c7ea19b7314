import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOARD_CRITERIA,
  BOARD_LINK_MAX,
  BOARD_NOTE_MAX,
  BOARD_NOTES_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_SCHOOLS_MAX,
  type Board,
  type BoardPerson,
  boardText,
  EMPTY_BOARD,
  FINISH_GROUPS,
  joinBoards,
  MARK_MAX,
  MUST_HIGHEST,
  newPerson,
  REVISION_JUMP_MAX,
  REVISION_MAX,
  sameName,
  WEIGHT_MAX,
  withoutSchool,
} from '#schema/domain/plan/board.ts';
import { boardFragment, boardOfFragment, fitsLink, schoolsOfFragment } from '#schema/domain/plan/board-link.ts';
import { CAMPUS_SETTINGS } from '#schema/domain/record/enums.ts';
import { paths } from '../../lib/links/paths.ts';
import { readBoard, writeBoard } from './board-text.ts';

const text = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((one) => boardText(one, most))
    .filter((one) => one !== '');
const number = (most: number) => fc.option(fc.integer({ min: 1, max: most }));
const personOf = (schools: readonly number[]): fc.Arbitrary<BoardPerson> =>
  fc.record({
    name: fc.oneof(text(24), fc.constantFrom('__proto__', 'constructor', 'toString')),
    revision: fc.nat(REVISION_MAX),
    weights: fc
      .tuple(...BOARD_CRITERIA.map(() => fc.integer({ min: 0, max: WEIGHT_MAX })))
      .map((all) => Object.fromEntries(BOARD_CRITERIA.map((key, at) => [key, all[at]])) as BoardPerson['weights']),
    wishes: fc.record({
      finish: fc.constantFrom(...FINISH_GROUPS),
      admission: fc.constantFrom('easier', 'selective'),
      distance: fc.constantFrom('near', 'far'),
      size: fc.constantFrom('small', 'large'),
      setting: fc.option(fc.constantFrom(...CAMPUS_SETTINGS)),
      subject: fc.option(fc.constantFrom('nursing', 'history')),
    }),
    musts: fc.record({
      priceMax: number(MUST_HIGHEST.priceMax),
      milesMax: number(MUST_HIGHEST.milesMax),
      finishMin: number(100),
      admitMin: number(100),
      country: fc.option(fc.constantFrom('US', 'CA')),
      type: fc.option(fc.constantFrom('public', 'private', 'for-profit')),
      setting: fc.option(fc.constantFrom(...CAMPUS_SETTINGS)),
      subject: fc.option(fc.constantFrom('nursing', 'law')),
    }),
    marks: fc
      .array(
        fc.tuple(
          fc.constantFrom(...schools),
          fc.constantFrom(...BOARD_CRITERIA),
          fc.integer({ min: 1, max: MARK_MAX }),
        ),
      )
      .map((all) => {
        const marks = new Map<number, Partial<Record<string, number>>>();
        for (const [id, key, mark] of all) marks.set(id, { ...marks.get(id), [key]: mark });
        return new Map([...marks].sort(([a], [b]) => schools.indexOf(a) - schools.indexOf(b)));
      }),
  });
const boardOf: fc.Arbitrary<Board> = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: BOARD_SCHOOLS_MAX })
  .chain((schools) =>
    fc.record({
      schools: fc.constant(schools),
      people: fc.uniqueArray(personOf(schools), {
        maxLength: BOARD_PEOPLE_MAX,
        comparator: (a, b) => sameName(a.name, b.name),
      }),
      notes: fc.array(
        fc.record({
          school: fc.constantFrom(...schools),
          kind: fc.constantFrom('pro', 'con'),
          text: text(BOARD_NOTE_MAX),
        }),
        { maxLength: BOARD_NOTES_MAX },
      ),
      home: fc.option(
        fc.record({
          name: text(40),
          latitude: fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10),
          longitude: fc.integer({ min: -1_800, max: 1_800 }).map((tenths) => tenths / 10),
        }),
      ),
      prices: fc
        .array(fc.tuple(fc.constantFrom(...schools), fc.nat(200_000)))
        .map((all) => new Map([...new Map(all)].sort(([a], [b]) => schools.indexOf(a) - schools.indexOf(b)))),
    }),
  );

/** Any list of values as a link would carry it. */
async function forged(values: unknown, version = '1'): Promise<string> {
  const stream = new Blob([typeof values === 'string' ? values : JSON.stringify(values)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `${version}.${bytes.toString('base64url')}`;
}

describe('a board in a link', () => {
  it('comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(boardOf, async (board) => {
        // Half an emoji in front of a length's end is none: JSON and UTF-8 would carry no such text.
        const written = await writeBoard(board);
        if (written.length > BOARD_LINK_MAX) return;
        const read = await readBoard(written);
        expect(read).toEqual(normal(board));
        expect(await writeBoard(read as Board)).toBe(written);
      }),
      { numRuns: 150 },
    );
  });

  /** Zero stands for minus zero too. */
  const normal = (board: Board): Board => ({
    ...board,
    home: board.home && {
      ...board.home,
      latitude: board.home.latitude + 0,
      longitude: board.home.longitude + 0,
    },
  });

  it('holds ten schools, six people and ten notes of ordinary words', async () => {
    const schools = Array.from({ length: BOARD_SCHOOLS_MAX }, (_, at) => 100_654 + at * 11_713);
    const people = ['Maya', 'Mom', 'Dad', 'Grandma Rose', 'Uncle Theo', 'Ms. Alvarez'].map((name, who) => ({
      ...newPerson(name),
      revision: 12 + who,
      weights: Object.fromEntries(
        BOARD_CRITERIA.map((key, at) => [key, (at * 7 + who * 3) % 6]),
      ) as BoardPerson['weights'],
      musts: { ...newPerson('').musts, priceMax: 30_000 - who, milesMax: 500 },
      marks: new Map(schools.slice(0, 5).map((id, at) => [id, { feel: 1 + ((at + who) % 5), subject: 1 + (at % 5) }])),
    }));
    const sentences = [
      'Close enough to come home for the weekend, and Grandma lives two streets away',
      'No direct bus from the airport; a taxi costs more than the flight in winter',
      'The nursing labs looked new and every student we asked had found a placement',
      'Dorms are old and the wait list for the renovated ones is a whole year long',
      'Marching band is open to everyone, even people who never played anywhere else',
      'Price goes up after the first year because the scholarship has an average',
      'Quiet library, late hours, and the writing center takes people without dates',
      'Big lectures in the first two years, more than two hundred people in a room',
      'Two friends go there already and they both say they would choose it again',
      'Snow from October to April; Maya says she loves it, Dad says he remembers',
    ];
    const board: Board = {
      schools,
      people,
      notes: sentences.map((sentence, at) => ({
        school: schools[at] as number,
        kind: at % 2 === 0 ? 'pro' : 'con',
        text: boardText(sentence, BOARD_NOTE_MAX),
      })),
      home: { name: 'Columbus, OH', latitude: 40, longitude: -83 },
      prices: new Map(schools.map((id, at) => [id, 12_345 + at * 3_217])),
    };
    const written = await writeBoard(board);
    expect(fitsLink('https://www.campusatlas.example/board', written)).toBe(true);
    expect(await readBoard(written)).toEqual(board);
  });

  it('is full beyond 2,000 characters, origin and path counted', () => {
    const before = 'https://example.org/board';
    const room = BOARD_LINK_MAX - before.length - boardFragment('').length;
    expect(fitsLink(before, 'x'.repeat(room))).toBe(true);
    expect(fitsLink(before, 'x'.repeat(room + 1))).toBe(false);
  });

  it('leaves out notes beyond its number, which a board of an account keeps', async () => {
    const notes = Array.from({ length: 30 }, (_, at) => ({ school: 7, kind: 'pro' as const, text: `Note ${at}` }));
    const board = { ...EMPTY_BOARD, schools: [7], notes };
    expect(await readBoard(await writeBoard(board))).toMatchObject({ notes: notes.slice(0, BOARD_NOTES_MAX) });
    const saved = await writeBoard(board, 60);
    expect(await readBoard(saved, true)).toEqual(board);
    expect(await readBoard(saved)).toBe('unreadable');
  });
});

describe('a link that somebody made up', () => {
  const person = ['Maya', 0, '5', [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], ''];
  const good = [[7, 8], [person], [[0, 1, 'Near']], ['Columbus', 400, -830], [9_000, -1]];

  it('is read where it is as ours are', async () => {
    expect(await readBoard(await forged(good))).toMatchObject({ schools: [7, 8], people: [{ name: 'Maya' }] });
  });

  const deep = (values: unknown, path: number[], value: unknown): unknown => {
    const [at, ...rest] = path;
    if (at === undefined) return value;
    const copy = [...(values as unknown[])];
    copy[at] = deep(copy[at], rest, value);
    return copy;
  };
  it.each<[string, number[], unknown]>([
    ['an object for the board', [], { schools: [7] }],
    ['too many values', [], [...good, 1]],
    ['too few', [], [[7]]],
    ['a school twice', [0], [7, 7]],
    ['eleven schools', [0], Array.from({ length: 11 }, (_, at) => at + 1)],
    ['a school that is no number', [0, 0], '7'],
    ['a school below one', [0, 0], 0],
    ['a person twice', [1], [person, ['MAYA', ...person.slice(1)]]],
    ['seven people', [1], Array.from({ length: 7 }, (_, at) => [`P${at}`, ...person.slice(1)])],
    ['no name', [1, 0, 0], ''],
    ['a long name', [1, 0, 0], 'x'.repeat(25)],
    ['a name that turns the line around', [1, 0, 0], 'Ma\u202Eya'],
    ['a name of an object', [1, 0, 0], { __proto__: null }],
    ['a weight of nine', [1, 0, 2], '9'],
    ['weights of thirteen', [1, 0, 2], '0000000000001'],
    ['weights as a list', [1, 0, 2], [5]],
    ['a wish that there is not', [1, 0, 3, 0], 4],
    ['a wish of half', [1, 0, 3, 0], 0.5],
    ['a subject that there is not', [1, 0, 3, 5], '__proto__'],
    ['a price below nothing', [1, 0, 4, 0], -1],
    ['a price beyond all', [1, 0, 4, 0], 1e9],
    ['a country by a name every object has', [1, 0, 4, 4], 'constructor'],
    ['marks for more schools than there are', [1, 0, 5], '1'.repeat(25)],
    ['a mark of six', [1, 0, 5], '6'],
    ['a note of a school that is not there', [2, 0, 0], 2],
    ['a long note', [2, 0, 2], 'x'.repeat(81)],
    ['a home off the globe', [3, 1], 901],
    ['prices for more schools', [4], [1, 2, 3]],
  ])('with %s is unreadable', async (_, path, value) => {
    expect(await readBoard(await forged(deep(good, path, value)))).toBe('unreadable');
  });

  it.each([
    ['', 'unreadable'],
    ['1', 'unreadable'],
    ['1.', 'unreadable'],
    ['1.!!!!', 'unreadable'],
    ['1.AAAA', 'unreadable'],
    ['__proto__.AAAA', 'unreadable'],
    ['%31.AAAA', 'unreadable'],
    ['2.AAAA', 'other-version'],
    ['0.AAAA', 'other-version'],
    [`1.${'A'.repeat(BOARD_LINK_MAX)}`, 'too-long'],
  ])('%s is %s', async (link, fault) => {
    expect(await readBoard(link)).toBe(fault);
  });

  it('of a later version says so, whatever is in it', async () => {
    expect(await readBoard(await forged(good, '2'))).toBe('other-version');
  });

  it('that grows without end is left alone', async () => {
    const grown = await forged(JSON.stringify(good).replace('[', `[${' '.repeat(1_000_000)}`));
    expect(grown.length).toBeLessThan(BOARD_LINK_MAX);
    expect(await readBoard(grown)).toBe('unreadable');
  });

  it('that is no JSON or no UTF-8 is unreadable', async () => {
    expect(await readBoard(await forged('[[7]'))).toBe('unreadable');
    expect(await readBoard(await forged('[["\u0000"]]'))).toBe('unreadable');
  });

  it('cut off anywhere, or changed anywhere, is a board or a fault, and never an error', async () => {
    const whole = await forged(good);
    for (let length = 0; length < whole.length; length++) {
      const read = await readBoard(whole.slice(0, length));
      expect(['unreadable', 'other-version']).toContain(read);
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.constantFrom(...'AZaz09-_.%#'), async (at, letter) => {
        const read = await readBoard(whole.slice(0, at) + letter + whole.slice(at + 1));
        expect(typeof read === 'string' || Array.isArray(read.schools)).toBe(true);
      }),
    );
  });

  it('pollutes no object', async () => {
    const read = (await readBoard(await forged(deep(good, [1, 0, 0], '__proto__')))) as Board;
    expect(read.people[0]?.name).toBe('__proto__');
    const { board } = joinBoards(read, { ...EMPTY_BOARD, schools: [7], people: [newPerson('constructor')] });
    expect(board.people.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).revision).toBeUndefined();
  });
});

describe('fragments', () => {
  /** The fragment of the site's own link to a board with these schools. */
  const linkTo = (ids: number[]) => new URL(paths.board(ids), 'https://campusatlas.example').hash;

  it('tell a board, schools to put on it, and anything else apart', () => {
    expect(boardOfFragment('#board=1.abc')).toBe('1.abc');
    expect(boardOfFragment('#share')).toBeNull();
    expect(schoolsOfFragment(linkTo([7, 8]))).toEqual([7, 8]);
    expect(schoolsOfFragment('#schools=7,x,7,-1,0,9999999999')).toEqual([7]);
    expect(schoolsOfFragment('#board=1.abc')).toBeNull();
    expect(schoolsOfFragment(linkTo(Array.from({ length: 20 }, (_, at) => at + 1)))).toHaveLength(10);
  });
});

describe('two boards as one', () => {
  const maya = newPerson('Maya');
  const here: Board = { ...EMPTY_BOARD, schools: [7, 8], people: [{ ...maya, revision: 5 }] };

  it('have everybody, and the later answers of who is in both', () => {
    const other: Board = {
      ...EMPTY_BOARD,
      schools: [8, 9],
      people: [{ ...maya, name: 'MAYA', revision: 4 }, newPerson('Dad')],
      notes: [{ school: 9, kind: 'con', text: 'Far' }],
    };
    const { board, added, updated } = joinBoards(here, other);
    expect(board.schools).toEqual([7, 8, 9]);
    expect(board.people.map(({ name, revision }) => [name, revision])).toEqual([
      ['Maya', 5],
      ['Dad', 0],
    ]);
    expect(board.notes).toEqual(other.notes);
    expect([added, updated]).toEqual([['Dad'], []]);
    expect(joinBoards(here, { ...other, people: [{ ...maya, revision: 6 }] }).updated).toEqual(['Maya']);
    expect(joinBoards(board, other).board).toEqual(board);
  });

  it('come to the same on both sides when answers are of equal age', () => {
    const with1 = { ...here, people: [{ ...maya, revision: 5, musts: { ...maya.musts, priceMax: 1 } }] };
    const with2 = {
      ...here,
      people: [
        {
          ...maya,
          revision: 5,
          marks: new Map([
            [7, { feel: 5 }],
            [8, { feel: 1 }],
          ]),
        },
      ],
    };
    const [one, two] = [joinBoards(with1, with2).board.people, joinBoards(with2, with1).board.people];
    expect(one).toEqual(two);
    expect([with1.people, with2.people]).toContainEqual(one);
    // Whatever order the marks were made in.
    const turned = { ...maya, revision: 5, marks: new Map([...(with2.people[0] as typeof maya).marks].reverse()) };
    expect(joinBoards(with2, { ...here, people: [turned] }).updated).toEqual([]);
  });

  it('let nobody’s made-up revision win for good', () => {
    const forged = { ...here, people: [{ ...maya, revision: REVISION_MAX, musts: { ...maya.musts, priceMax: 1 } }] };
    const joined = joinBoards(here, forged).board;
    expect(joined.people[0]?.revision).toBe(5 + REVISION_JUMP_MAX);
    const [mine] = joined.people as [typeof maya];
    const answered = { ...joined, people: [{ ...maya, revision: mine.revision + 1 }] };
    expect(joinBoards(joined, answered).updated).toEqual(['Maya']);
  });

  it('say what found no room', () => {
    const crowd = Array.from({ length: BOARD_PEOPLE_MAX }, (_, at) => newPerson(`P${at}`));
    const many = Array.from({ length: BOARD_SCHOOLS_MAX }, (_, at) => at + 20);
    const { board, left } = joinBoards(here, { ...EMPTY_BOARD, schools: many, people: crowd });
    expect(board.schools).toHaveLength(BOARD_SCHOOLS_MAX);
    expect(left).toEqual({ people: ['P5'], schools: 2, notes: 0 });
  });

  it('are without a school that was taken out, and all that was said of it', () => {
    const noted: Board = {
      ...here,
      people: [{ ...maya, marks: new Map([[7, { feel: 5 }]]) }],
      notes: [{ school: 7, kind: 'pro', text: 'Near' }],
      prices: new Map([[7, 1]]),
    };
    expect(withoutSchool(noted, 7)).toEqual({ ...EMPTY_BOARD, schools: [8], people: [maya] });
  });
});
