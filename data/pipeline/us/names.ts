/** The name a university is shown under, from the name IPEDS gives it. */

/** Spelling rules in the order they are applied; each undoes a habit of the IPEDS directory. */
const RULES: readonly {
  why: string;
  pattern: RegExp;
  replace: string | ((match: string, ...groups: string[]) => string);
}[] = [
  { why: 'some names are typed in capitals', pattern: /^[A-Z\s'.-]{12,}$/, replace: titleCase },
  { why: 'IPEDS spaces initials around an ampersand', pattern: /\b([A-Z]) & ([A-Z])\b/g, replace: '$1&$2' },
  { why: 'a space beside a hyphen is a slip', pattern: /(?<=\w)(?: +-| *- +)(?=\w)/g, replace: '-' },
  {
    why: 'campuses of Penn State go by their own short names',
    pattern: /^Pennsylvania State University-(?:Penn State )?(?!Main)(.+)$/,
    replace: 'Penn State $1',
  },
  {
    why: 'a college is not called by the district that runs it',
    pattern: /(?<= College) (?:District|System)$/,
    replace: '',
  },
  { why: 'IPEDS drops full stops after St, Mt and Ft', pattern: /\b(St|Mt) (?=[A-Z])/g, replace: '$1. ' },
  { why: 'IPEDS shortens Fort', pattern: /\bFt\.? (?=[A-Z])/g, replace: 'Fort ' },
  { why: 'IPEDS drops full stops after initials', pattern: /(?<=^|[\w.] )([B-Z])(?= [A-Z][a-z])/g, replace: '$1.' },
  { why: 'the company form is no part of the name', pattern: /,? (?:Inc|LLC)\.?(?=$|-)/, replace: '' },
  {
    why: 'campuses of the State University of New York go by SUNY and their town',
    pattern: /^(?:SUNY(?: College)?|State University of New York) at (?=[A-Z])/,
    replace: 'SUNY ',
  },
  // IPEDS sets every campus off with a hyphen. The systems below write their campuses otherwise, each in its own way;
  // the hyphen stays where they use it (University of Wisconsin-Madison, Rutgers University-Newark) or where we don't know.
  {
    why: 'systems that set a campus off with a comma',
    pattern:
      /^(University of California|California (?:State|Polytechnic State|State Polytechnic) University|University of (?:Maryland|Nevada)|The University of Tennessee(?=-Knoxville)|Minnesota State University)-(?=[A-Z])/,
    replace: '$1, ',
  },
  {
    why: 'systems that put nothing between university and campus',
    pattern:
      /^(Concordia University|Indiana University|Southern Illinois University|University of (?:Massachusetts|Minnesota))-(?=[A-Z])/,
    replace: '$1 ',
  },
  {
    why: 'Pittsburgh and Tennessee are "at" their branches',
    pattern: /^(University of Pittsburgh|The University of Tennessee)-(?=[A-Z])(?!Pittsburgh)/,
    replace: '$1 at ',
  },
  {
    why: 'the branches of the University of Washington leave out "Campus"',
    pattern: /^(University of Washington)-(?!Seattle)(.+) Campus$/,
    replace: '$1 $2',
  },
];

const SMALL_WORDS = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de', 'del', 'y']);

/** Capitalises each word but the small ones. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\p{L}']+/gu, (word, index: number) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const MAIN_CAMPUS = /[- ](?:Main|Main Campus|Norman Campus|Seattle Campus|Pittsburgh Campus)$/;

/**
 * Readable names by UNITID. Besides the spelling rules, the words for a main campus are dropped when no other
 * institution is left with the same name.
 */
export function displayNames(institutions: readonly { id: number; name: string }[]): Map<number, string> {
  const spelled = institutions.map(({ id, name }) => ({ id, name: spell(name) }));
  const taken = new Set(spelled.map(({ name }) => name.toLowerCase()));
  return new Map(
    spelled.map(({ id, name }) => {
      const short = name.replace(MAIN_CAMPUS, '');
      return [id, short !== name && !taken.has(short.toLowerCase()) ? short : name];
    }),
  );
}

function spell(name: string): string {
  return RULES.reduce(
    (text, { pattern, replace }) =>
      typeof replace === 'string' ? text.replace(pattern, replace) : text.replace(pattern, replace),
    name.trim(),
  );
}
