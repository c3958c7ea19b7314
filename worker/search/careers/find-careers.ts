/** Finds careers by what people call them, and reads the questions that ask for one. */
import words from '#data/lexicons/career-words.json' with { type: 'json' };
import type { Language } from '#schema/domain/formats/language.ts';
import { foldText } from '#schema/search/fold-text.ts';
import { allCareers, type IndexedCareer } from './career-index.ts';

export interface FoundCareer {
  career: IndexedCareer;
  /** 1 where the text is its name or what people call it; less where the text is a part of its name. */
  score: number;
}

export type CareerAsked = 'become' | 'leads' | 'pay';

/** Folded questions, and what they ask; what follows or comes between is the name. */
const QUESTIONS: Record<Language, [CareerAsked, RegExp][]> = {
  en: [
    [
      'leads',
      /^(?:what (?:can|could|do|should) (?:i|you|one) do with|what jobs? (?:can|could) (?:i|you) get with|jobs? (?:with|for)|careers? (?:with|in|for)) (?:an? |my |the )?(?<rest>.+?)(?: (?:degrees?|majors?|diplomas?|programs?|bachelors))?$/,
    ],
    [
      'become',
      /^(?:how (?:do|can|to|does|should)(?: (?:i|you|one|we))? (?:become|be|get to be|train as)|how to become|becom(?:e|ing)|i (?:want|d like|would like) to (?:be|become)|want to (?:be|become)|(?:what )?(?:degrees?|majors?|programs?|studies) (?:do i need )?(?:to (?:be|become)|for becoming)|what (?:should|do) i study to (?:be|become))(?: an?| the)? (?<rest>.+)$/,
    ],
    [
      'pay',
      /^(?:what (?:does|do)|how much (?:does|do|is|are)) (?:an? |the )?(?<rest>.+?) (?:earn|make|paid|get paid)$/,
    ],
    ['pay', /^what (?:does|do|is) (?:an? |the )?(?<rest>.+?) (?:do|do all day|like)$/],
    ['pay', /^(?<rest>.+?) (?:salary|salaries|pay|wages?|income|career|job)$/],
    ['pay', /^(?:salary|salaries|pay|wages?|income) (?:of|for) (?:an? )?(?<rest>.+)$/],
  ],
  fr: [
    [
      'leads',
      /^(?:que (?:peut on )?faire (?:avec|apres)|quoi faire (?:avec|apres)|quels? (?:emplois?|metiers?) (?:avec|apres)|metiers? (?:avec|apres)|debouches? (?:en|de|du|des|avec)|carrieres? (?:en|avec)) (?:un |une |des |le |la |les )?(?:baccalaureat|bac|diplome|etudes|dec|maitrise|programme)? ?(?:en |de |du )?(?<rest>.+)$/,
    ],
    [
      'become',
      /^(?:comment (?:puis je |peut on |on peut )?(?:devenir|etre)|devenir|je veux (?:devenir|etre)|(?:quelles? )?etudes? pour (?:devenir|etre)|quoi etudier pour (?:devenir|etre))(?: un| une)? (?<rest>.+)$/,
    ],
    ['pay', /^(?:que|qu est ce que|quoi) fai(?:t|re)(?: comme| dans la vie)? (?:un|une) (?<rest>.+)$/],
    ['pay', /^(?:combien gagne(?:nt)?)(?: un| une| les)? (?<rest>.+)$/],
    ['pay', /^(?:salaire|paie|revenu|metier)s?(?: (?:de|du|des|un|une))* (?<rest>.+)$/],
  ],
};

/** What a line asks of careers, and the name in it, folded; null where it is no such question. */
export function careerQuestion(text: string, language: Language): { asks: CareerAsked; rest: string } | null {
  const folded = foldText(text);
  for (const [asks, pattern] of QUESTIONS[language]) {
    const rest = pattern.exec(folded)?.groups?.rest?.trim();
    if (rest) return { asks, rest };
  }
  return null;
}

/** One form for the numbers and genders of a word: "infirmière" is "infirmiers". */
const STEMS: Record<Language, (word: string) => string> = {
  en: (word) =>
    word.length < 4 || word.endsWith('ss')
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=[sxz]|ch|sh)es$/, '')
          .replace(/s$/, ''),
  fr: (word) =>
    word.length < 4
      ? word
      : word
          .replace(/[sx]$/, '')
          .replace(/trice$/, 'teur')
          .replace(/euse$/, 'eur')
          .replace(/e$/, '')
          .replace(/nn$/, 'n'),
};

const EMPTY: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'an', 'the', 'and', 'of', 'or', 'in', 'for', 'to', 'except', 'all', 'other']),
  fr: new Set([
    'un',
    'une',
    'le',
    'la',
    'les',
    'de',
    'du',
    'des',
    'd',
    'l',
    'et',
    'ou',
    'en',
    'a',
    'au',
    'aux',
    'sauf',
    'autr',
  ]),
};

const stemmed = (text: string, language: Language): string[] =>
  foldText(text)
    .split(' ')
    .map((word) => STEMS[language](word))
    .filter((word) => word !== '' && !EMPTY[language].has(word));

interface Names {
  /** Stems of the title. */
  title: ReadonlyMap<IndexedCareer, readonly string[]>;
  /** By what people say, as stems with a space between. */
  said: ReadonlyMap<string, readonly IndexedCareer[]>;
}

function namesIn(language: Language): Names {
  const careers = allCareers();
  const bySlug = new Map(careers.map((career) => [career.slug, career]));
  const said = new Map<string, IndexedCareer[]>();
  const add = (text: string, career: IndexedCareer | undefined) => {
    const key = stemmed(text, language).join(' ');
    if (career) said.set(key, [...(said.get(key) ?? []), career]);
  };
  for (const [text, slugs] of Object.entries<readonly string[]>(words[language]))
    for (const slug of slugs) add(text, bySlug.get(slug));
  return {
    title: new Map(careers.map((career) => [career, stemmed(career.title[language], language)])),
    said,
  };
}

const names: Partial<Record<Language, Names>> = {};

/** Letters from which the last word may go on. */
const PREFIX_MIN = 3;

/** Careers that a text names, best first, then those with most openings; a question's own words are taken off it. */
export function findCareers(text: string, language: Language, limit = Number.POSITIVE_INFINITY): FoundCareer[] {
  const asked = careerQuestion(text, language)?.rest ?? text;
  const wanted = stemmed(asked, language);
  if (wanted.length === 0) return [];
  names[language] ??= namesIn(language);
  const { title, said } = names[language];
  const found = new Map<IndexedCareer, number>();
  // What people say means the first of its careers most.
  for (const [at, career] of (said.get(wanted.join(' ')) ?? []).entries()) found.set(career, 1 - at / 100);
  for (const [career, own] of title) {
    const last = wanted.length - 1;
    const inTitle = (word: string, at: number) =>
      own.includes(word) || (at === last && word.length >= PREFIX_MIN && own.some((one) => one.startsWith(word)));
    if (!wanted.every(inTitle)) continue;
    const whole = wanted.length === own.length && wanted.every((word) => own.includes(word));
    const first = own[0] === wanted[0] ? 0.1 : 0;
    const score = whole ? 1 : 0.5 + first + 0.3 * Math.min(1, wanted.length / own.length);
    found.set(career, Math.max(score, found.get(career) ?? 0));
  }
  return [...found]
    .map(([career, score]) => ({ career, score }))
    .sort((a, b) => b.score - a.score || b.career.openings - a.career.openings)
    .slice(0, limit);
}
