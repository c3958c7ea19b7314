/**
 * The school grade a text asks for, by Flesch and Kincaid: 0.39 words a sentence + 11.8 syllables a word - 15.59
 * (Kincaid, Fishburne, Rogers and Chissom, "Derivation of New Readability Formulas", Naval Technical Training Command
 * Research Branch Report 8-75, 1975).
 */

/** Sentences of a text; one that ends without a mark counts too. Full stops in numbers and abbreviations end none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/(\d)\.(\d)/g, '$1$2')
    .replace(/\b([A-Za-z])\.(?=[A-Za-z]\.)/g, '$1')
    .split(/[.!?…]+["”’)]*(?:\s+|$)/)
    .filter((sentence) => /[A-Za-z]/.test(sentence));
}

/** Words in which something is pronounced; figures and signs are left out. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-zÀ-ÿ]+(?:[’'][A-Za-zÀ-ÿ]+)*/g) ?? [];
}

/** Frequent words that the rule below would count wrong. */
const COUNTED: Readonly<Record<string, number>> = {
  area: 3,
  areas: 3,
  being: 2,
  career: 2,
  going: 2,
  idea: 3,
  science: 2,
  quiet: 2,
  tuition: 3,
};

/** Groups of vowels, less what English writes and does not say: a final e, -ed after most consonants, -es after most. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const counted = COUNTED[letters];
  if (counted !== undefined) return counted;
  // Letters said one by one: SAT is said as a word, FAFSA too, but GPA and US are not; no vowel inside, all are said.
  if (!/[aeiouy]/.test(letters)) return Math.max(1, letters.length);
  const said = letters
    .replace(/(?:[^laeiouy]|[^aeiouy]l)(?:es|ed|e)$/, (end) =>
      /(?:[td]ed|[sxz]es|[cg]es|[^aeiouy]le[sd]?)$/.test(end) ? `${end[0]}e` : (end[0] ?? ''),
    )
    .replace(/^y/, '');
  return Math.max(1, said.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}

/** The grade of running text: its paragraphs, list items and the like, each of which ends a sentence. */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = texts.flatMap(wordsOf);
  if (sentences.length === 0 || words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
