/** Carnegie classes and award levels as what a school is: "research university with very high research activity". */
import type { AwardLevel } from '#schema/domain/enums.ts';

type Words = (noun: string) => string;

/** By the label of the 2021 basic class; classes that say little of a bachelor's school are left to its awards. */
const CLASS_WORDS: Record<string, Words> = {
  'Doctoral Universities: Very High Research Activity': () => 'research university with very high research activity',
  'Doctoral Universities: High Research Activity': () => 'research university with high research activity',
  'Doctoral/Professional Universities': (noun) => `${noun} with doctoral and professional programs`,
  "Master's Colleges & Universities: Larger Programs": (noun) => `${noun} with large master's programs`,
  "Master's Colleges & Universities: Medium Programs": (noun) => `${noun} with midsize master's programs`,
  "Master's Colleges & Universities: Small Programs": (noun) => `${noun} with small master's programs`,
  'Baccalaureate Colleges: Arts & Sciences Focus': (noun) => `${noun} focused on the arts and sciences`,
  'Baccalaureate Colleges: Diverse Fields': (noun) => `${noun} teaching a range of bachelor's fields`,
  "Baccalaureate/Associate's Colleges: Mixed Baccalaureate/Associate's": (noun) =>
    `${noun} awarding both associate's and bachelor's degrees`,
  "Baccalaureate/Associate's Colleges: Associate's Dominant": (noun) =>
    `${noun} that awards mostly associate's degrees alongside bachelor's degrees`,
  'Special Focus Four-Year: Faith-Related Institutions': (noun) => `${noun} with a focus on faith-related studies`,
  'Special Focus Four-Year: Medical Schools & Centers': (noun) => `${noun} with a focus on medicine`,
  'Special Focus Four-Year: Other Health Professions Schools': (noun) =>
    `${noun} with a focus on the health professions`,
  'Special Focus Four-Year: Engineering and Other Technology-Related Schools': (noun) =>
    `${noun} with a focus on engineering and technology`,
  'Special Focus Four-Year: Business & Management Schools': (noun) => `${noun} with a focus on business and management`,
  'Special Focus Four-Year: Arts, Music & Design Schools': (noun) => `${noun} with a focus on art, music, and design`,
  'Special Focus Four-Year: Law Schools': (noun) => `${noun} with a focus on law`,
};

const LEVEL_WORDS: Record<AwardLevel, Words> = {
  certificate: (noun) => `${noun} awarding certificates and degrees`,
  associate: (noun) => `${noun} awarding degrees up to the associate's level`,
  bachelor: (noun) => `${noun} awarding degrees up to the bachelor's level`,
  postbaccalaureate: (noun) => `${noun} awarding bachelor's degrees and graduate certificates`,
  master: (noun) => `${noun} awarding degrees up to the master's level`,
  doctorate: (noun) => `${noun} awarding degrees up to the doctorate`,
};

/** What the school is, without an article; the bare noun when neither class nor awards are known. */
export function kindWords(noun: string, carnegieClass: string | null, highestAward: AwardLevel | null): string {
  const words = (carnegieClass && CLASS_WORDS[carnegieClass]) || (highestAward && LEVEL_WORDS[highestAward]);
  return words ? words(noun) : noun;
}
