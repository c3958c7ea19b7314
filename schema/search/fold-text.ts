/** Texts reduced to what search compares: no case, no accents, no punctuation. */

/** Letters that Unicode does not take apart into a base letter and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

const APOSTROPHES = /['’‘ʻʼʹ`´′＇]/gu;

/** Lower case, compatibility forms resolved, accents and invisible marks gone; punctuation stays. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[æœøßđðłþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Most of our own phrases are folded as they stand, and there are tens of thousands to fold before the first search. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Folded letters that are joined or parted all the same: "a and m", "uoft". */
const JOINED_OR_PARTED = /a ?and\b|uof/;

/**
 * The text as lower-case words of letters and digits with one space between them. Apostrophes join ("st mary's" is
 * "st marys") except after the French d' and l', which go; initials join ("N.Y." is "ny", "A & M" is "am"), and "UofT" is "u of t".
 */
export function foldText(text: string): string {
  if (FOLDED.test(text) && !JOINED_OR_PARTED.test(text)) return text;
  return plainLetters(text)
    .replace(/(?<![\p{L}\p{N}])[dl]['’‘ʼ`´′＇]\s?(?=\p{L})/gu, ' ')
    .replace(APOSTROPHES, '')
    .replace(/(?<![\p{L}\p{N}])a\s*(?:&|\+|and\b)\s*m(?![\p{L}\p{N}])/gu, 'am')
    .replace(/(?<![\p{L}\p{N}])a\s*(?:&|\+|and\b)\s*t(?![\p{L}\p{N}])/gu, 'aandt')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}?(?![\p{L}\p{N}])/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/(?<![\p{L}\p{N}])uof(?=\p{L}{1,2}(?![\p{L}\p{N}]))/gu, 'u of ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What names are ordered by: as a reader would file them, without case, accents, punctuation or a leading "The". */
export function nameSortKey(name: string): string {
  return plainLetters(name)
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/, '');
}
