/** Words of the decision board. */

import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import {
  BOARD_LINK_MAX,
  BOARD_NOTE_MAX,
  BOARD_NOTES_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_SCHOOLS_MAX,
  type BoardCriterion,
  type BoardMust,
  type BoardWishes,
  SAVED_BOARD_NOTES_MAX,
} from '#schema/domain/plan/board.ts';
import type { BoardFault } from '#schema/domain/plan/board-link.ts';
import { DISTANCE_HALF, PRICE_LINE_END, SIZE_LINE, SUBJECT_HALF } from '#schema/domain/plan/board-scores.ts';
import type { CampusSetting } from '#schema/domain/record/enums.ts';

const WORDS_OF_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => WORDS_OF_NUMBERS[count] ?? String(count);
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** 1st, 2nd, 3rd, 11th. */
const ordinal = (rank: number) => `${rank}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;
/** "Maya’s", "James’s". */
const whose = (name: string) => `${name}’s`;
const usd = (amount: number) => formatMoney(amount, 'USD');
const schoolCount = (count: number) => plural(count, { one: `${count} school`, other: `${count} schools` });

const CRITERIA: Record<BoardCriterion, string> = {
  price: 'Cost',
  finish: 'Graduation rate',
  pay: 'Earnings',
  debt: 'Low debt',
  subject: 'Subject',
  admission: 'Chance of getting in',
  distance: 'Distance from home',
  size: 'Size',
  setting: 'Setting',
  classes: 'Student-to-faculty ratio',
  safety: 'Safety',
  feel: 'How it feels',
};
/** In the middle of a sentence. */
const IN_TEXT: Record<BoardCriterion, string> = {
  price: 'cost',
  finish: 'the graduation rate',
  pay: 'earnings',
  debt: 'debt',
  subject: 'the subject',
  admission: 'the chance of getting in',
  distance: 'distance',
  size: 'size',
  setting: 'setting',
  classes: 'the student-to-faculty ratio',
  safety: 'safety',
  feel: 'how it feels',
};
const WEIGHTS = ['doesn’t count', 'a little', 'some', 'a lot', 'very much', 'most of all'] as const;

export const boardWords = {
  labelled: (label: string, text: string) => `${label}: ${text}`,
  title: 'Family decision board',
  pageTitle: 'Decide on a college together',
  description:
    'Compare up to ten universities by what matters to each of you. See where you agree and where you differ. No account needed.',
  lead: 'Add up to ten schools. Each of you says what matters. See where you agree and which school comes out on top. No account needed.',
  how: {
    scoresTitle: 'How points work',
    scores: [
      'For each thing that matters to you, a school gets up to 100 points: the lower the price, for example, the more points. Its total is the average, weighted the way you set it. Your own rating from 1 to 5 replaces a number.',
      'Graduation rate, earnings, debt, student-to-faculty ratio and safety are scored by how a school compares with similar schools: ahead of half of them is 50 points.',
      `A price of $0 gets 100 points, and ${usd(PRICE_LINE_END)} per year or more gets none. A school ${DISTANCE_HALF} miles from home gets 50. So does one with ${SUBJECT_HALF} graduates per year in your subject. Size runs from ${formatCount(SIZE_LINE.from)} to ${formatCount(SIZE_LINE.to)} students, and each doubling counts the same. Your chance of getting in is the acceptance rate.`,
      'We leave a missing number out of the average, so it neither helps nor hurts. A school isn’t ranked when we know less than half of what matters to you. The thin bar shows the lowest and highest total the school could have.',
      'When you rank together, everyone counts the same. If one person’s must-have rules a school out, it is out for all of you. A missing number never rules a school out.',
    ],
    private:
      'The link holds the whole board, and we don’t receive it. Anyone with the link can read it: names, notes, ratings, the town you enter and, if you add them, your prices.',
  },
  /** Before anything is on the board. */
  begin: {
    saved: (count: number) => plural(count, { one: 'Add my saved school', other: `Add my ${count} saved schools` }),
    pairs: 'Or try two schools:',
    pair: (one: string, other: string) => `${one} or ${other}`,
    added: (count: number) =>
      plural(count, { one: 'One school is on the board.', other: `${count} schools are on the board.` }),
    sample: {
      title: 'What you will get',
      intro: 'A made-up example: Maya puts earnings first, and Dad puts cost first.',
      schools: [
        { name: 'School A', places: 'Maya 1st · Dad 2nd', points: 78 },
        { name: 'School B', places: 'Maya 3rd · Dad 1st', points: 71 },
        { name: 'School C', places: 'Maya 2nd · Dad 3rd', points: 64 },
      ],
    },
  },
  faults: {
    unreadable:
      'We can’t read this link: part of it is missing or was changed. Ask for the link again, or start a new board below.',
    'other-version':
      'This link was made by another version of this page, so we can’t read it. Reload the page and try again, or start a new board below.',
    'too-long': `This link is longer than ${formatCount(BOARD_LINK_MAX)} characters, so it isn’t a board link. Ask for the link again, or start a new board below.`,
  } satisfies Record<BoardFault, string>,
  loading: 'Loading schools…',
  failed: 'We couldn’t load some schools.',
  retry: 'Try again',
  schools: {
    title: 'Schools',
    intro: `Up to ${inWords(BOARD_SCHOOLS_MAX)}.`,
    label: 'Add a school',
    placeholder: 'Name of a school',
    full: `The board is full with ${inWords(BOARD_SCHOOLS_MAX)} schools. Remove one to add another.`,
    onBoard: 'added',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} is on the board.`,
    removed: (name: string) => `${name} is off the board.`,
    unknown: (id: number) => `School number ${id}: not in our list`,
    empty: 'No schools yet.',
    compare: 'Compare these schools',
  },
  basis: 'Prices and home',
  home: {
    title: 'Home',
    label: 'Town or ZIP code',
    hint: 'We use it only to measure distance. It is saved with the board and in its link.',
    find: 'Use this place',
    is: (name: string) => `Distances are from ${name}.`,
    remove: 'Remove this place',
    removed: 'The ranking no longer uses distance.',
    unknown: (text: string) => `We couldn’t find “${text}”. Try adding the state, like “Athens, OH”.`,
    failed: 'We couldn’t look up that place. Try again.',
  },
  prices: {
    own: 'These are your estimated prices, from what you told us.',
    none: 'Prices are what students with aid paid on average. Add your home state to see your own.',
    tell: 'Get my price',
    share: 'Add our prices to the link',
    shareHint: 'Others will see the same prices as you, rounded to $100. Your answers stay in this browser.',
    linked: 'These are the prices of the family that made this link.',
  },
  people: {
    title: 'People',
    intro: `Up to ${inWords(BOARD_PEOPLE_MAX)}. Each person says what matters to them.`,
    label: 'Your name',
    placeholder: 'Maya, Dad, Grandma…',
    add: 'Add',
    needsName: 'Enter a name.',
    taken: (name: string) => `${name} is on the board already.`,
    full: `The board is full with ${inWords(BOARD_PEOPLE_MAX)} people.`,
    added: (name: string) => `${name} is on the board.`,
    removed: (name: string) => `${name} is off the board.`,
    choose: 'Whose answers to show',
    answers: (name: string) => `${whose(name)} answers`,
    remove: (name: string) => `Remove ${name}`,
    order: 'See the ranking',
    invite: 'Someone shared this board with you. Add your name and answers, then send your link back.',
  },
  weights: {
    title: (name: string) => `What matters to ${name}`,
    most: 'What matters most?',
    introMost: 'Select one or more, or move the sliders: right if it matters more.',
    intro: 'Move a slider right if it matters more.',
    words: WEIGHTS,
    more: 'More things that matter',
    criteria: CRITERIA,
    hints: {
      price: 'What a year would cost you',
      finish: 'Share of students who earn their degree',
      pay: 'Median earnings 10 years after starting',
      debt: 'Median debt of graduates',
      subject: 'Graduates per year',
      admission: 'Share of applicants admitted',
      distance: 'In a straight line',
      size: 'Number of students',
      setting: 'City, suburb, town or rural',
      classes: 'Fewer students per faculty member is better',
      safety: 'Reported crimes per 1,000 students',
      feel: 'Your own rating, such as after a visit',
    } satisfies Record<BoardCriterion, string>,
  },
  wishes: {
    labels: {
      finish: 'Students like you',
      admission: 'Which you prefer',
      distance: 'Which you prefer',
      size: 'Which you prefer',
      setting: 'Which setting',
      subject: 'Which subject',
    } satisfies Record<keyof BoardWishes, string>,
    finish: {
      all: 'First-time, full-time students',
      pell: 'Students with a Pell Grant',
      transfer: 'Transfer students',
      'part-time': 'Part-time students',
    } satisfies Record<BoardWishes['finish'], string>,
    admission: { easier: 'Easier to get into', selective: 'Harder to get into' },
    distance: { near: 'Near home', far: 'Far from home' },
    size: { small: 'Small', large: 'Large' },
    setting: { Urban: 'City', Suburban: 'Suburb', 'Small City': 'Town', Rural: 'Rural' } satisfies Record<
      CampusSetting,
      string
    >,
    choose: 'Choose one',
  },
  musts: {
    title: 'Must-haves',
    intro: 'We rule out schools that miss a must-have. Skip anything you can live without.',
    labels: {
      priceMax: 'Highest price per year, in US dollars',
      milesMax: 'Farthest from home, in miles',
      finishMin: 'Lowest graduation rate, in percent',
      admitMin: 'Lowest acceptance rate, in percent',
      country: 'Country',
      type: 'Type of school',
      setting: 'Setting',
      subject: 'Offers this subject',
    } satisfies Record<BoardMust, string>,
    any: 'Any',
    broken: {
      priceMax: 'costs too much',
      milesMax: 'is too far',
      finishMin: 'has too low a graduation rate',
      admitMin: 'has too low an acceptance rate',
      country: 'is in the other country',
      type: 'is a different type of school',
      setting: 'is in a different setting',
      subject: 'doesn’t offer the subject',
    } satisfies Record<BoardMust, string>,
    unknown: {
      priceMax: 'its price',
      milesMax: 'how far it is',
      finishMin: 'its graduation rate',
      admitMin: 'its acceptance rate',
      country: 'its country',
      type: 'its type',
      setting: 'its setting',
      subject: 'whether it offers the subject',
    } satisfies Record<BoardMust, string>,
    count: (count: number) => (count === 0 ? 'Must-haves' : `Must-haves (${count})`),
  },
  marks: {
    title: 'Your ratings',
    intro:
      'Disagree with a number, or is one missing? Rate the school from 1 (poor) to 5 (great). We’ll use your rating instead.',
    school: 'School',
    none: 'Use the number',
    noneFeel: 'Not rated yet',
    labels: ['1 – poor', '2', '3 – OK', '4', '5 – great'],
    count: (count: number) => (count === 0 ? 'Your ratings' : `Your ratings (${count})`),
  },
  order: {
    title: 'Ranking',
    together: 'Together',
    of: (name: string) => `${whose(name)} ranking`,
    show: 'Whose ranking to show',
    empty: 'Add at least two schools to see a first ranking.',
    start:
      'A first ranking: cost, graduation rate, earnings and debt count the same. Add your name and say what matters to you to change it.',
    needsWeights: (names: readonly string[]) =>
      plural(names.length, {
        one: `${list.format(names)} hasn’t said what matters yet.`,
        other: `${list.format(names)} haven’t said what matters yet.`,
      }),
    /** What follows the number, which stands in larger figures. */
    pointsOfAll: (count: number) => plural(count, { one: 'point out of 100', other: 'points out of 100' }),
    /** The same where there is little room. */
    pointsShort: (count: number) => plural(count, { one: 'point', other: 'points' }),
    span: (low: number, high: number) => `could be ${low} to ${high}`,
    tooLittle: 'not ranked: we know less than half of what matters to you',
    noPoints: 'not enough data',
    rank: (rank: number) => ordinal(rank),
    by: (name: string, rank: number | null, isOut: boolean) =>
      `${name} ${rank !== null ? ordinal(rank) : isOut ? 'out' : 'not ranked'}`,
    blanks: (criteria: readonly BoardCriterion[]) =>
      `No data: ${list.format([...criteria].map((one) => IN_TEXT[one]))}`,
    ruledOut: 'Ruled out',
    ruledOutBy: (name: string, reasons: readonly string[]) => `For ${name}: ${list.format(reasons)}`,
    unsure: (name: string, what: readonly string[]) => `No data for ${whose(name)} must-have: ${list.format(what)}`,
    sure: (name: string) => `${name} comes first.`,
    level: (names: readonly string[]) => `${list.format(names)} are tied for first place.`,
    surely: 'No missing number could change that.',
    close: 'Second place is very close. One small change could move it to first.',
    rivals: (names: readonly string[]) =>
      `But some numbers are missing. With them, ${names.length > 3 ? `${names.length} other schools` : list.format(names)} could come first.`,
    nobody: 'Every school is ruled out by a must-have. Remove one to see a ranking.',
    nobodyKnown: 'We know too little about these schools to rank them by what matters to you.',
    said: (first: string) => `In first place: ${first}.`,
  },
  differ: {
    title: 'Where you differ',
    none: 'You all rank the schools the same way.',
    line: (high: string, highRank: number, low: string, lowRank: number, criterion: BoardCriterion | null) => {
      const said = `${ordinal(highRank)} for ${high}, ${ordinal(lowRank)} for ${low}`;
      return criterion === null ? said : `${said}, mostly because of ${IN_TEXT[criterion]}`;
    },
    out: (high: string, highRank: number, low: string) =>
      `${ordinal(highRank)} for ${high}, ruled out for ${low}, because of a must-have`,
  },
  turn: {
    title: 'What would change the top choice',
    intro: 'The smallest change to one slider that would put another school first.',
    line: (person: string, criterion: BoardCriterion, to: number, schools: readonly string[], up: boolean) =>
      `For ${person}: if ${IN_TEXT[criterion]} mattered ${up ? 'more' : 'less'} (“${WEIGHTS[to]}”), ${list.format(schools)} would come first.`,
    none: (person: string) => `For ${person}: no single change would.`,
  },
  figures: {
    title: (person: string) => `How schools scored for ${person}`,
    intro: (person: string) => `What matters to ${person}, school by school. Each is out of 100.`,
    caption: (person: string) => `Scores of each school for ${person}`,
    school: 'What matters',
    blank: 'no data',
    own: 'own rating',
    score: (score: number) => `${score}`,
    miles: (miles: number) => `${formatCount(miles)} mi`,
    graduates: (count: number) => `${formatCount(count)} per year`,
    open: 'open admission',
  },
  notes: {
    title: 'Pros and cons',
    intro: `The link holds up to ${inWords(BOARD_NOTES_MAX)} short notes.`,
    introSaved: `A board saved in your account holds up to ${SAVED_BOARD_NOTES_MAX} notes. The link holds the first ${inWords(BOARD_NOTES_MAX)}.`,
    school: 'School',
    kind: 'Pro or con?',
    kinds: { pro: 'Pro', con: 'Con' },
    text: 'Note',
    hint: `Up to ${BOARD_NOTE_MAX} characters.`,
    add: 'Add note',
    needsText: 'Enter a note.',
    added: 'Note added.',
    removed: 'Note removed.',
    removeNamed: (text: string) => `Remove the note “${text}”`,
    remove: 'Remove',
    full: `${inWords(BOARD_NOTES_MAX).replace(/^./, (first) => first.toUpperCase())} notes are the most a link can hold. Save the board in your account to add more.`,
    fullSaved: `A board can hold ${SAVED_BOARD_NOTES_MAX} notes.`,
    empty: 'No notes yet.',
  },
  share: {
    title: 'Share',
    intro: 'Anyone who opens the link sees this board and can add their own answers.',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Anyone who opens it sees this board, with names and notes.' },
    notCopied: {
      title: 'We couldn’t copy the link',
      description: 'Copy it from the browser’s address bar.',
      destructive: true,
    },
    length: (used: number) => `${formatCount(used)} of ${formatCount(BOARD_LINK_MAX)} characters used`,
    full: `This board is too big for a link (${formatCount(BOARD_LINK_MAX)} characters at most). Shorten or remove some notes. Until then, the link is the last one that fit.`,
    print: 'Print',
    csv: 'Download CSV',
    fileName: 'decision-board.csv',
    clear: 'Start over',
    cleared: 'The board is empty.',
    undo: 'Undo',
  },
  join: {
    title: 'Combine answers',
    have: 'Did someone send you a link?',
    label: 'Link they sent back',
    hint: 'Paste it here.',
    button: 'Combine',
    empty: 'Paste a link first.',
    noBoard: 'That isn’t a decision board link.',
    added: (names: readonly string[]) => `${list.format(names)} joined the board.`,
    updated: (names: readonly string[]) => `${list.format(names)} answered again.`,
    same: 'Nothing new in that link.',
    more: 'We added schools or notes from that link.',
    left: ({ people, schools, notes }: { people: readonly string[]; schools: number; notes: number }) =>
      `There was no room for ${list.format([
        ...people,
        ...(schools > 0 ? [schoolCount(schools)] : []),
        ...(notes > 0 ? [plural(notes, { one: `${notes} note`, other: `${notes} notes` })] : []),
      ])}.`,
    other: (schools: number) => `This browser has another board, with ${schoolCount(schools)}. Combine the two?`,
    together: 'Combine them',
    apart: 'Keep only this one',
  },
  keep: {
    title: 'Save it in your account',
    intro: 'Open it on any device and add more notes. Only you can see it. Your prices are not saved with it.',
    signedOut: 'Without an account, the board is saved only in this browser and in its link.',
    signIn: 'Sign in to save it',
    name: 'Name of the board',
    save: 'Save this board',
    update: (name: string) => `Save changes to “${name}”`,
    changed: (name: string) =>
      `“${name}” was saved on another device after you opened it here. Nothing is lost: choose which one to keep.`,
    openTheirs: 'Open the newer one',
    saveCopy: 'Save mine as a copy',
    saveMine: 'Replace it with mine',
    copy: (name: string) => `Copy of ${name}`,
    saved: (name: string) => ({ title: `“${name}” is saved` }),
    open: 'Open',
    openNamed: (name: string) => `Open the board “${name}”`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete the board “${name}”`,
    removed: (name: string) => ({ title: `“${name}” is deleted` }),
    failed: 'We couldn’t do that. Try again.',
    before: 'Go back to the previous board',
    bringBack: (name: string) => `Restore “${name}”`,
    unreadable: 'We can’t read this saved board.',
    list: 'Your saved boards',
    firstName: 'Our board',
  },
  csv: {
    part: 'Part',
    item: 'Item',
    person: 'Person',
    order: 'Ranking',
    rank: 'Rank',
    points: 'Points out of 100',
    low: 'Lowest possible points',
    high: 'Highest possible points',
    ruledOut: 'Ruled out by',
    weight: 'Weight (0–5)',
    figures: 'Numbers',
    scores: 'Scores out of 100',
    notes: 'Notes',
    page: 'Page',
    id: 'UNITID or CampusAtlas number',
  },
} as const;
