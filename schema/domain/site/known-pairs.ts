/** Pairs of schools that many people choose between, to begin a comparison or a board with. */
import { READER } from './reader.ts';

interface PairedSchool {
  id: number;
  /** As people call it. */
  name: string;
}

const PAIRS: readonly (readonly [PairedSchool, PairedSchool])[] = [
  [
    { id: 204796, name: 'Ohio State' },
    { id: 170976, name: 'Michigan' },
  ],
  [
    { id: 110635, name: 'UC Berkeley' },
    { id: 110662, name: 'UCLA' },
  ],
  [
    { id: 900120, name: 'UBC' },
    { id: 236948, name: 'University of Washington' },
  ],
  [
    { id: 900138, name: 'Toronto' },
    { id: 900053, name: 'McGill' },
  ],
  [
    { id: 166027, name: 'Harvard' },
    { id: 130794, name: 'Yale' },
  ],
  [
    { id: 228778, name: 'UT Austin' },
    { id: 228723, name: 'Texas A&M' },
  ],
  [
    { id: 900071, name: 'Queen’s' },
    { id: 900147, name: 'Western' },
  ],
  [
    { id: 900119, name: 'Alberta' },
    { id: 900122, name: 'Calgary' },
  ],
];

/** Those of the reader's own country first. */
export const knownPairs = () => (READER.country === 'CA' ? PAIRS.toReversed() : PAIRS);
