/**
 * Classifies a line as a question: on schools that it names, on what the site explains, or on what nobody publishes. A
 * line that is none of them, or says more than that, is read as names or a wish.
 */
import questionWords from '#data/lexicons/question-words.json' with { type: 'json' };
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { ACADEMIC_PROGRAMS, programOfCip } from '#schema/domain/programs/academic-programs.ts';
import { foldText } from '#schema/search/fold-text.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { type CareerAsked, careerQuestion, findCareers } from '../careers/find-careers.ts';
import type { ClassifiedQuery } from '../query/classified-query.ts';
import { nameWords, schoolNamed } from '../query/names.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { ParsedQuery, ParsedSpan } from '../query/parsed-query.ts';
import type { AskedQuestion } from './asked-question.ts';
import { findPhrases, isFiller, phraseIndex, wordsOf } from './phrases.ts';
import { givenSchool, namedInQuestion, readSchoolQuestion } from './school-question.ts';
import { asksQuestion, readSiteQuestion, type SiteQuestion } from './site-question.ts';
import { findTopics, isReadAnyway, leavesNoList, type Topic, withoutParts } from './topics.ts';

const PROGRAM_KEYS: ReadonlySet<string> = new Set(ACADEMIC_PROGRAMS.map(({ key }) => key));
const ON_MAJORS = phraseIndex([['major', questionWords.onMajors] as const]);
const LISTS = phraseIndex([['list', questionWords.lists] as const]);
const LIST_WORDS: ReadonlySet<string> = new Set(questionWords.lists);

const isPlain = (wish: ParsedQuery | null): boolean =>
  wish !== null && wish.spans.length > 0 && wish.unused.length === wish.unpublished && wish.slips < 1;

const namesSubject = ({ spans }: ParsedQuery) => spans.some(({ kind, negated }) => kind === 'subject' && !negated);

/** The majors that a question on one is about: "what can I do with a biology major". */
function majorsAsked(line: string, wish: ParsedQuery | null): string[] {
  const words = wordsOf(line);
  if (!wish || findPhrases(ON_MAJORS, words).length === 0 || findPhrases(LISTS, words).length > 0) return [];
  if (wish.spans.some(({ kind }) => kind === 'place' || kind === 'distance' || kind === 'money')) return [];
  const leads = LANGUAGES.some((language) => careerQuestion(line, language)?.asks === 'leads');
  const subjects = wish.spans.flatMap(({ kind, negated, parameters }) =>
    kind === 'subject' && !negated ? (parameters.subject as string[]) : [],
  );
  const keys = subjects.flatMap((subject) => {
    const key = PROGRAM_KEYS.has(subject) ? subject : programOfCip(subject.slice(0, 5))?.key;
    return key === undefined ? [] : [key];
  });
  return [...new Set(keys)].slice(0, 1).map((key) => `/programs/${key}${leads ? '#careers' : ''}`);
}

/** The score of a career that is wholly what a text names. */
const WHOLE_CAREER = 0.9;

/** The career that a line asks how to enter, or what it pays; null where it names none. */
function careerAsked(line: string): { path: string; asks: CareerAsked } | null {
  for (const language of LANGUAGES) {
    const question = careerQuestion(line, language);
    if (!question || question.asks === 'leads') continue;
    const [best] = findCareers(question.rest, language, 1);
    if (best && best.score >= WHOLE_CAREER) return { path: `/careers/${best.career.slug}`, asks: question.asks };
  }
  return null;
}

/** A list for a subject, without the words before it, which ask; null where there is more or less than that to list. */
function withoutQuestion(found: ClassifiedQuery): (ClassifiedQuery & { mode: 'wish' }) | null {
  if (found.mode !== 'wish' || !namesSubject(found.wish)) return null;
  const begins = Math.min(...found.wish.spans.map(({ from }) => from));
  const wish = { ...found.wish, unused: found.wish.unused.filter(({ from }) => from > begins) };
  return isPlain(wish) ? { ...found, wish } : null;
}

/** The career that a line is the name of, in either language, and nothing more; null where it is none. */
function careerNamed(line: string): string | null {
  const best = LANGUAGES.flatMap((language) => findCareers(line, language, 1)).find(({ score }) => score >= 1);
  return best ? `/careers/${best.career.slug}` : null;
}

/** "Is concordia a good school": a verdict is asked of it, which no figure is. */
const JUDGED =
  /^(?:is|was|est ce que|es) (.+?) (?:est )?(?:an? |the |une? |una? )?(?:good|great|bad|decent|real|legit|legitimate|solid|strong|respectable|bonne|mauvaise|buena|mala) (?:school|college|university|uni|choice|option|place|ecole|universite|escuela|universidad)$/;

/** Asks for yes or no. */
const YES_OR_NO =
  /^(?:is|are|was|does|do|did|has|have|est ce que|est ce qu|y a t il|a t elle|offre t elle|es|son|tiene|tienen|ofrece|ofrecen)\b/;
/** Words of praise, which no list decides. */
const PRAISE =
  /\b(?:good|great|best|better|strong|worth|known|famous|bon|bonne|bons|bonnes|meilleure?|buena|bueno|mejor)\b/;

/** The school of which a line asks whether it is, or has, what else the line says; null where it asks nothing of the kind. */
function checkedSchool(line: string, found: ClassifiedQuery): number | null {
  const folded = foldText(line);
  if (found.mode !== 'wish' || !YES_OR_NO.test(folded) || PRAISE.test(folded)) return null;
  const { spans, unused, order } = found.wish;
  const [row] = found.lead;
  const asks = !spans.every(saysOfVisitor);
  const isWhole = unused.every(({ text }) => wordsOf(text).every(isFiller)) && order === null;
  return row !== undefined && found.lead.length === 1 && asks && isWhole ? row : null;
}

/** Whether a part of a line says something of the visitor, and nothing of schools. */
export const saysOfVisitor = ({ kind, parameters }: Pick<ParsedSpan, 'kind' | 'parameters'>): boolean =>
  kind === 'about' || 'income' in parameters;

/** "Does purdue accept ap credits": the school, and what the site says of the rest; null where it says nothing of it. */
function siteQuestionAt(snapshot: Snapshot, line: string): { row: number; paths: string[] } | null {
  const words = wordsOf(line);
  const school = givenSchool(snapshot, words);
  if (!school) return null;
  const { paths } = readSiteQuestion(words.filter((_, at) => at < school.from || at >= school.to).join(' '));
  return paths.length > 0 ? { row: school.row, paths } : null;
}

/** Nothing but words that say nothing of a school. */
const saysNothing = (line: string) => wordsOf(line).every((word) => isFiller(word) || LIST_WORDS.has(word));

const nothing = (wish: ParsedQuery | null, asked: AskedQuestion, instead: ParsedQuery | null): ClassifiedQuery => ({
  mode: 'nothing',
  wish,
  asked,
  instead,
});

/** A line with what it asks; `read` reads it as names or a wish, `named` sets schools beside one another. */
export function classifyQuestion(
  snapshot: Snapshot,
  line: string,
  { read, named }: { read: (line: string) => ClassifiedQuery; named: (rows: readonly number[]) => ClassifiedQuery },
): ClassifiedQuery {
  const called = nameWords(wordsOf(line));
  if (schoolNamed(snapshot, called, 0, called.length)?.given) return read(line);
  const schools = readSchoolQuestion(snapshot, line);
  if (schools) return { ...named(schools.rows), asked: { schools } };
  const topics = findTopics(snapshot, line);
  const about = topics.length > 0 && asksQuestion(line) ? namedInQuestion(snapshot, withoutParts(line, topics)) : null;
  // "Is northeastern need blind": the school, and why nobody can tell.
  if (about !== null) return { ...named([about]), asked: { topics } };
  const judged = JUDGED.exec(foldText(line))?.[1];
  if (judged !== undefined) {
    const found = read(judged);
    if (found.mode === 'names' && found.found.whole && found.found.slips === 0) return found;
  }
  const site = readSiteQuestion(line);
  const career = topics.length > 0 ? null : careerAsked(line);
  if (career) {
    const majors = majorsAsked(line, parseQuery(snapshot, line, { names: false }));
    const asked = { site: { asks: true, paths: [career.path, ...site.paths, ...majors] } };
    // "Become a pilot" is no question: the career comes with the schools that teach for it.
    const found = career.asks === 'become' && !site.asks ? withoutQuestion(read(line)) : null;
    return found ? { ...found, asked } : nothing(null, asked, null);
  }
  const asksToBecome = LANGUAGES.some((language) => careerQuestion(line, language)?.asks === 'become');
  const schoolsFor =
    asksToBecome && topics.length === 0 && site.paths.length === 0 ? withoutQuestion(read(line)) : null;
  if (schoolsFor) return schoolsFor;
  if (topics.length > 0) return withTopics(line, topics, site, read);
  const found = read(line);
  if (site.asks) {
    // "How much is a year at brown if my parents make 80000": what is said of the family is no part of the question.
    const ofVisitor = found.mode === 'wish' ? found.wish.spans.filter(saysOfVisitor) : [];
    const ofSchool = ofVisitor.length > 0 ? readSchoolQuestion(snapshot, withoutParts(line, ofVisitor)) : null;
    if (ofSchool) return { ...found, asked: { schools: ofSchool } };
    const check = checkedSchool(line, found);
    if (check !== null) return { ...found, asked: { check } };
    const ofSite = site.paths.length === 0 ? siteQuestionAt(snapshot, line) : null;
    if (ofSite) return { ...named([ofSite.row]), asked: { site: { ...site, paths: ofSite.paths } } };
    return asQuestion(snapshot, line, site, found);
  }
  if (site.paths.length === 0) {
    // "Dental hygienist" alone: the career comes with the schools that are found.
    const named = careerNamed(line);
    if (named !== null) return { ...found, asked: { site: { ...site, paths: [named] } } };
    return found.mode === 'wish' ? withUnusedWords(line, found, site) : found;
  }
  // "Hbcu" is a list, "gi bill" is none; of a word without a number, what the site says of it comes first.
  const isVague =
    found.mode === 'wish' &&
    site.whole === true &&
    (site.paths.includes('/scholarships') || found.wish.spans.every(({ vague }) => vague !== undefined));
  const isWish = found.mode === 'wish' && isPlain(found.wish) && !isVague;
  const isName = found.mode === 'names' && found.found.whole && found.found.slips === 0 && !found.found.relaxed;
  // "Gi bill": an article, and the list.
  const isArticle = site.whole === true && /^\/(?:articles\/|faq#)/.test(site.paths[0] ?? '');
  // "Reach schools": what they are, and which.
  const isListed = isVague && found.mode === 'wish' && found.wish.forList && isPlain(found.wish);
  if ((isWish && isArticle) || isListed) return { ...found, asked: { site } };
  if (isWish || isName) return found;
  // "Cote R 32 médecine": a term of the glossary, and a list.
  const saysMore =
    found.mode === 'wish' && !isVague && !site.whole && (namesSubject(found.wish) || found.wish.spans.length > 1);
  return saysMore ? { ...found, asked: { site } } : nothing(null, { site }, null);
}

/** "Undocumented student in texas", "marketing major salary": what the list leaves out the site may say. */
function withUnusedWords(line: string, found: ClassifiedQuery & { mode: 'wish' }, site: SiteQuestion): ClassifiedQuery {
  const parts = found.wish.unused.map(({ text }) => text);
  if (parts.length === 0) return found;
  const asksOfMajor = parts.every((part) => findPhrases(ON_MAJORS, wordsOf(part)).length > 0);
  const majors =
    asksOfMajor && found.wish.spans.every(({ kind }) => kind === 'subject') ? majorsAsked(line, found.wish) : [];
  if (majors.length > 0) return nothing(null, { site: { ...site, paths: majors } }, found.wish);
  const { spans, unused } = found.wish;
  // "First gen": the words before it that say nothing by themselves are a part of it.
  const wider = unused.map(({ from, to }) => {
    const before = [...spans, ...unused].filter((one) => one.to <= from).map((one) => one.to);
    return line.slice(Math.max(0, ...before), to);
  });
  const said = [...parts, ...wider].map(readSiteQuestion).find(({ whole, paths }) => whole && paths.length > 0);
  return said ? { ...found, asked: { site: { ...site, paths: said.paths } } } : found;
}

function asQuestion(snapshot: Snapshot, line: string, site: SiteQuestion, found: ClassifiedQuery): ClassifiedQuery {
  const wish = found.mode === 'wish' ? found.wish : parseQuery(snapshot, line, { names: false });
  const asksList = findPhrases(LISTS, wordsOf(line)).length > 0;
  if (asksList && found.mode === 'wish' && isPlain(found.wish)) return found;
  const majors = site.paths.length > 0 ? [] : majorsAsked(line, wish);
  const paths = [...site.paths, ...majors];
  const instead = isPlain(wish) ? wish : null;
  if (paths.length > 0) return nothing(null, { site: { ...site, paths } }, instead);
  const isGuess = found.mode === 'names' && (found.found.slips > 0 || found.found.relaxed || !found.found.whole);
  const isPartly = found.mode === 'wish' && !isPlain(found.wish) && !asksList && found.wish.schools.length === 0;
  return isGuess || isPartly ? nothing(wish, { site }, null) : { ...found, asked: { site } };
}

/** "Nursing in germany" is not to be had here; "from germany, nursing in ohio" and "study abroad in germany" are. */
const saysWhereHere = (wish: ParsedQuery | null) =>
  wish?.spans.some(({ kind }) => ['place', 'distance', 'about', 'life'].includes(kind)) === true;

function withTopics(
  line: string,
  topics: Topic[],
  site: SiteQuestion,
  read: (line: string) => ClassifiedQuery,
): ClassifiedQuery {
  const asked: AskedQuestion = { topics, ...(site.paths.length > 0 ? { site } : {}) };
  const left = withoutParts(
    line,
    topics.filter((topic) => !isReadAnyway(topic)),
  );
  const said = topics.map(({ from, to, text }) => ({ from, to, text }));
  if (saysNothing(left)) return nothing(noWish(said), asked, null);
  const found = read(left);
  const wish = 'wish' in found ? found.wish : null;
  const isGuess = found.mode === 'names' && (found.found.slips > 0 || found.found.relaxed || !found.found.whole);
  const noList = topics.some((topic) => leavesNoList(topic, saysWhereHere(wish)));
  if (noList || isGuess || found.mode === 'nothing')
    return nothing({ ...noWish(said), unused: besides(said, wish) }, asked, null);
  if (found.mode === 'names') return { ...found, asked };
  const kept = topics.filter(isReadAnyway).map(({ from }) => from);
  const unread = said.filter(({ from }) => !kept.includes(from));
  return { ...found, wish: { ...found.wish, unused: besides(unread, found.wish) }, asked };
}

function besides(said: ParsedQuery['unused'], wish: ParsedQuery | null): ParsedQuery['unused'] {
  const others = (wish?.unused ?? []).filter(({ from, to }) => !said.some((one) => one.from < to && from < one.to));
  return [...said, ...others].sort((a, b) => a.from - b.from);
}

const noWish = (unused: ParsedQuery['unused']): ParsedQuery => ({
  spans: [],
  unused,
  unpublished: unused.length,
  schools: [],
  like: null,
  than: [],
  order: null,
  forList: false,
  placesJoined: false,
  compares: false,
  slips: 0,
  words: 0,
});
