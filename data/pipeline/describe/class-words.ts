/** Carnegie classes and award levels as what a school is: "research university", "liberal arts college". */
import type { AwardLevel } from '#schema/domain/enums.ts';

type Words = (noun: string) => string;

const research: Words = (noun) => `research ${noun}`;
const masters: Words = (noun) => `${noun} offering mainly bachelor's and master's degrees`;
const specializing =
  (field: string): Words =>
  (noun) =>
    `${noun} specializing in ${field}`;

/** By the label of the 2021 basic class; classes that say little of a bachelor's school are left to its awards. */
const CLASS_WORDS: Record<string, Words> = {
  'Doctoral Universities: Very High Research Activity': research,
  'Doctoral Universities: High Research Activity': research,
  'Doctoral/Professional Universities': (noun) => `${noun} with doctoral and professional programs`,
  "Master's Colleges & Universities: Larger Programs": masters,
  "Master's Colleges & Universities: Medium Programs": masters,
  "Master's Colleges & Universities: Small Programs": masters,
  'Baccalaureate Colleges: Arts & Sciences Focus': (noun) =>
    noun === 'college' ? 'liberal arts college' : `${noun} focused on the undergraduate liberal arts and sciences`,
  'Baccalaureate Colleges: Diverse Fields': (noun) => `${noun} focused on undergraduates`,
  "Baccalaureate/Associate's Colleges: Mixed Baccalaureate/Associate's": (noun) =>
    `${noun} granting both associate's and bachelor's degrees`,
  "Baccalaureate/Associate's Colleges: Associate's Dominant": (noun) =>
    `${noun} granting mostly associate's degrees and some bachelor's degrees`,
  'Special Focus Four-Year: Faith-Related Institutions': (noun) =>
    noun === 'seminary' ? noun : `${noun} devoted to religious study`,
  'Special Focus Four-Year: Medical Schools & Centers': specializing('medicine and health'),
  'Special Focus Four-Year: Other Health Professions Schools': specializing('health'),
  'Special Focus Four-Year: Engineering and Other Technology-Related Schools':
    specializing('engineering and technology'),
  'Special Focus Four-Year: Business & Management Schools': specializing('business'),
  'Special Focus Four-Year: Arts, Music & Design Schools': specializing('the arts'),
  'Special Focus Four-Year: Law Schools': specializing('law'),
};

const LEVEL_WORDS: Record<AwardLevel, Words> = {
  certificate: (noun) => `${noun} granting certificates and degrees`,
  associate: (noun) => `${noun} granting associate's degrees`,
  bachelor: (noun) => `${noun} granting bachelor's degrees`,
  postbaccalaureate: (noun) => `${noun} granting bachelor's degrees and graduate certificates`,
  master: (noun) => `${noun} with bachelor's and master's programs`,
  doctorate: (noun) => `${noun} with programs from the bachelor's to the doctorate`,
};

/** What the school is, without an article; the bare noun when neither class nor awards are known. */
export function kindWords(noun: string, carnegieClass: string | null, highestAward: AwardLevel | null): string {
  const words = (carnegieClass && CLASS_WORDS[carnegieClass]) || (highestAward && LEVEL_WORDS[highestAward]);
  return words ? words(noun) : noun;
}

/** R1 and R2, as universities themselves call the two classes of the most research; null for the others. */
export function researchClass(carnegieClass: string | null): { code: 'R1' | 'R2'; activity: string } | null {
  if (carnegieClass === 'Doctoral Universities: Very High Research Activity') {
    return { code: 'R1', activity: 'very high research activity' };
  }
  return carnegieClass === 'Doctoral Universities: High Research Activity'
    ? { code: 'R2', activity: 'high research activity' }
    : null;
}
