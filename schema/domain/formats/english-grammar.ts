/** Small rules of written American English that stored descriptions and sentences of the site share. */

/** "a" or "an" before a word or number, by its sound: an 8%, an 11-to-1, a university, an NCAA team. */
export function article(next: string): 'a' | 'an' {
  const word = next.trim();
  if (/^\d/.test(word)) return /^(8|11(?!\d)|18(?!\d)|11,|18,)/.test(word) ? 'an' : 'a';
  if (/^(uni|us[ae]|eu|one|once|u\b|ut)/i.test(word) && !/^unin/i.test(word)) return 'a';
  if (/^(hour|honest|honor|heir)/i.test(word)) return 'an';
  // Initials are spelled out: an NCAA, an HBCU, a US.
  if (/^[A-Z]{2,}\b/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Names of places that no sentence says without "the": in the District of Columbia. */
const TAKES_THE = /^(?:United States|District of|Federated States|Northwest Territories|U\.S\.)|\bIslands$/;

export const withThe = (place: string): string => (TAKES_THE.test(place) ? `the ${place}` : place);

/** Names of schools that begin with what they are, and so take "the" within a sentence. */
const SCHOOL_OF =
  /^(?:University|College|Institute|School|Academy|Community College|Medical (?:College|University)) of /;

/** A school within a sentence: at the University of Toronto, of the College of Charleston; at Ohio State University. */
export const theSchool = (name: string): string =>
  SCHOOL_OF.test(name) ? `the ${name}` : name.replace(/^The (?=[A-Z])/, 'the ');

/** What begins with such a school, at the start of a sentence: The University of Toronto admits… */
export const startSentence = (text: string): string => text.replace(/^the (?=[A-Z])/, 'The ');

/** Names of peoples, languages, faiths and the like within a title, which have a capital wherever they stand. */
const PROPER =
  /\b(african|american|arabic|asian|canadian|celtic|chinese|christian|east asian|english|european|french|german|greek|hebrew|hispanic|indian|indigenous|islamic|italian|japanese|jewish|korean|latin|mexican|middle eastern|montessori|native|near eastern|norwegian|polish|portuguese|russian|scandinavian|south asian|spanish|talmudic)\b/g;
const capitals = (text: string) => text.replace(/(?<![^ ])[a-z]/g, (letter) => letter.toUpperCase());

export const withProperNames = (text: string): string => text.replace(PROPER, capitals);

/** A title in the middle of a sentence: "nursing", "English and creative writing", "cybersecurity and IT administration". */
export const inSentence = (title: string): string =>
  withProperNames(title.replace(/\S+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())));

export const withArticle = (text: string): string => `${article(text)} ${text}`;

/** A date that more of its sentence follows has a comma after the year: "March 1, 2027, has passed". */
export const beforeMore = (date: string): string => date.replace(/(\d, \d{4})$/, '$1,');

/** "a", "a and b", "a, b, and c"; a name that holds an "and" itself is set off: "a, and b and c". */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const commas = names.length > 2 || names.some((name) => name.includes(' and '));
  return `${names.slice(0, -1).join(', ')}${commas ? ',' : ''} and ${names.at(-1)}`;
}
