/** Words about a school among its peers: where a figure stands, who the peers are. Higher is never called better. */

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
} as const;
