/** Words about a school among its peers: where a figure stands, who the peers are. Higher is never called better. */

import type { GraduationWindow } from '#schema/domain/figures/graduation-window.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import {
  countedFrom,
  type PeerFigure,
  type PeerRank,
  type PeerSide,
  saidPosition,
} from '#schema/domain/peers/peer-figures.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';

/** How a figure is said to be more than another; of most it is "higher". */
const MORE: Partial<Record<PeerFigure, { more: string; most: string; least: string }>> = {
  studentPopulation: { more: 'Larger', most: 'largest', least: 'smallest' },
  studentFacultyRatio: {
    more: 'More students per faculty member',
    most: 'most students per faculty member',
    least: 'fewest students per faculty member',
  },
};
/** Where fewer of a group have a figure, it is said that not all do. */
const FEW_OF = 0.8;
const HIGHER = { more: 'Higher', most: 'highest', least: 'lowest' };
/** A low acceptance rate is hard to get into, which "lower" would leave to the reader. */
const HARDER = { more: 'Harder to get into', most: 'hardest to get into', least: 'easiest to get into' };
const EASIER = { more: 'Easier to get into', most: HARDER.least, least: HARDER.most };
/** A price is said from the side of who pays it; the lowest and the highest are called so. */
const CHEAPER = { more: 'Cheaper', most: HIGHER.least, least: HIGHER.most };
const PRICIER = { ...HIGHER, more: 'More expensive' };
const PEERS = 'similar schools';
const SIDES: Record<PeerSide, typeof HIGHER> = {
  higher: HIGHER,
  harder: HARDER,
  easier: EASIER,
  cheaper: CHEAPER,
  pricier: PRICIER,
};

export const peerWords = {
  heading: 'Compared with similar schools',
  /** "Higher than 72% of public research universities". `name` is the group in the plural. */
  position: (figure: PeerFigure, position: PeerRank, group: { name: string; members: number }): string => {
    const { rank, side } = countedFrom(figure, position);
    const words = (side === 'higher' ? MORE[figure] : undefined) ?? SIDES[side];
    const { more, most, least } = words;
    const { end, below, same, of } = saidPosition(rank);
    // The short form has how many there are; its source names the group and says that not all have the figure.
    const isShort = group.name === PEERS && of < 100;
    const name = position.count < FEW_OF * group.members && !isShort ? `${group.name} that publish it` : group.name;
    const all = formatCount(position.count);
    if (end === 'same') return `The same at all ${all} ${name}`;
    if (end !== null) return `The ${end === 'highest' ? most : least} of ${all} ${name}`;
    if (below === 0 && 2 * same >= of)
      return `Tied for ${least} with ${of === 100 ? `${same}% of` : `${same} of ${of}`} ${name}`;
    if (below === 0) return `Among the ${least} of ${all} ${name}`;
    return of === 100 ? `${more} than ${below}% of ${name}` : `${more} than ${below} of ${of} ${name}`;
  },
  /** Of a figure without a line. */
  notCompared: 'Not compared with similar schools',
  /** On a phone, under the lines of the page's head. */
  legend: 'Dot: this school. Mark: median of similar schools.',
  /** Shorter, where the group is named beside it. */
  peers: PEERS,
  middle: (value: string) => `Median: ${value}`,
  group: (members: number, name: string, country: Country) =>
    `Each bar compares this school with ${formatCount(members)} ${name}${country === 'US' ? ` in the ${COUNTRY_LABELS.US}` : ''}, from lowest (left) to highest (right). The dot is this school. The line is the median.`,
  none: 'There is no bar for a rate based on fewer than 30 people, or when few of these schools publish the number.',
  list: 'See all of these schools',
  groupOf: (school: string, members: number, name: string) =>
    `${school}: compared with ${formatCount(members)} ${name}.`,
  noGroup: (school: string) => `${school}: no similar schools to compare with.`,
  compare: 'How each number compares with similar schools',
  figures: {
    tuition: 'Tuition and fees',
    tuitionOutOfState: { US: 'Tuition and fees, out of state', CA: 'Tuition, international' },
    tuitionInState: { US: 'Tuition and fees, in state', CA: 'Tuition, domestic' },
    roomAndBoard: 'Housing and food',
    studentPopulation: 'Students',
    studentFacultyRatio: 'Student-to-faculty ratio',
  },
  people: {
    heading: 'Students like you',
    intro: 'How students like you do here, compared with all students.',
    choose: 'Group of students',
    groups: {
      pell: 'Pell Grant recipients',
      transfer: 'Transfer students',
      'part-time': 'Part-time students',
      adults: '25 or older',
    },
    graduation: 'Graduation rate',
    outcome: 'Graduated here within eight years',
    price: 'Price per year after grants',
    notPublished: {
      pell: 'Not published for Pell Grant recipients here',
      transfer: 'Not published for transfer students here',
      'part-time': 'Not published for part-time students here',
      adults: 'Not published for students who are 25 or older here',
    },
    all: (value: string) => `All students: ${value}`,
    /** Where the newest graduation rate is of another class than that of the group. */
    otherClass: (rate: string) =>
      `Both rates are for the same class of students. The newest rate for all students is ${rate}.`,
    few: 'The group is small, or its size is not published. One student could change this a lot.',
    pellPrice: 'Families with an income of $30,000 or less, who usually get a Pell Grant.',
    pellRate: {
      fourYear: 'First-time, full-time students who graduated within 6 years.',
      twoYear: 'First-time, full-time students who graduated within 3 years.',
      anyLength: 'First-time, full-time students who graduated within 150% of the normal time for their program.',
      canada: 'First-time, full-time students who graduated within 7 years.',
    } satisfies Record<GraduationWindow, string>,
    /** `elsewhere` is the share that moved to another school, null where it is not known. */
    outcomeNote: (elsewhere: string | null) =>
      elsewhere === null
        ? 'Students in the group who started in the same year, full time or part time, eight years later.'
        : `Students in the group who started in the same year, full time or part time, eight years later. Moved to another school: ${elsewhere}.`,
    adultShare: (share: string) => `${share} of undergraduates here are 25 or older.`,
    canada: 'Our Canadian sources don’t have rates or prices for groups such as transfer or part-time students.',
  },
  scores: {
    heading: 'Your scores',
    sat: (score: string) => `Your SAT of ${score}`,
    act: (score: string) => `Your ACT of ${score}`,
    average: (average: string) => `Your average of ${average}`,
    below: (own: string, middle: string) =>
      `${own} is below the middle 50% of students who entered (${middle}): at least three in four scored higher.`,
    inside: (own: string, middle: string) => `${own} is in the middle 50% of students who entered (${middle}).`,
    above: (own: string, middle: string) =>
      `${own} is above the middle 50% of students who entered (${middle}): at least three in four scored lower.`,
    notUsed: 'This school doesn’t look at test scores.',
    unknown: (own: string) => `${own}: we don’t have the scores of students who entered here.`,
    note: 'Scores are one part of a decision. They don’t tell you how likely you are to get in.',
  },
} as const;
