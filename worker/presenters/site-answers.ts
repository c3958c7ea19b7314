/** What the site says itself in answer to a line: an article, a term, a question, help, a major or a page, with the sentence that answers. */

import { articleOf } from '#frontend/content/articles.ts';
import { findTerm } from '#frontend/content/find-term.ts';
import { findHelpArticle, helpCategories } from '#frontend/content/help-categories.ts';
import { type Block, blockTexts } from '#frontend/content/running-text.ts';
import { language } from '#names/locale.ts';
import type { SearchAnswer, UnknownTopic } from '#schema/api/answers.ts';
import type { WishSuggestion } from '#schema/api/search.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { ACADEMIC_PROGRAMS, type AcademicProgramKey } from '#schema/domain/programs/academic-programs.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import { routeOf } from '#schema/domain/site/route-paths.ts';
import { FAQ_SECTIONS } from '#words/faq-sections.md';
import { GLOSSARY } from '#words/glossary-terms.md';
import { PAGE_HEADS } from '#words/layout/page-heads.ts';
import { MAJOR_ABOUTS } from '#words/majors/major-abouts.md';
import { TOPIC_WORDS, sentenceWords as words } from '#words/search/answer-sentences.ts';
import { isFiller, wordsOf } from '#worker/search/answers/phrases.ts';
import { readSiteQuestion } from '#worker/search/answers/site-question.ts';
import { nearestTo } from '#worker/search/answers/topics.ts';
import { allCareers } from '#worker/search/careers/career-index.ts';
import { careerQuestion, findCareers } from '#worker/search/careers/find-careers.ts';
import { stem } from '#worker/search/programs/program-lexicon.ts';
import type { AskedOfSite } from '#worker/search/search-universities.ts';

const ANSWERS_MAX = 3;
/** Share of a question's words that a title must have where no phrase of the lexicon answers it. */
const TITLE_COVERED_MIN = 0.75;
/** Letters after which an answer ends with its sentence. */
const ANSWER_LETTERS = 220;

/** The first sentences of a text, enough to answer. */
function opening(text: string): string {
  const sentences = text.match(/.+?[.!?…»](?=\s|$)/gsu) ?? [text];
  let said = '';
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.length > ANSWER_LETTERS) break;
    said += sentence;
  }
  return said.trim();
}

const firstText = (blocks: readonly Block[]): string => blocks.flatMap(blockTexts)[0] ?? '';

type Found = Pick<SearchAnswer, 'kind' | 'title' | 'text'>;

/** What is at a path of the site; null where nothing is. */
function textAt(path: string): Found | null {
  const [address = '', fragment] = path.split('#');
  const route = routeOf(address.split('?')[0] as string);
  if (!route) return null;
  if (route.name === 'article') {
    const article = articleOf(route.params.id ?? '');
    return article ? { kind: 'article', title: article.title, text: article.description } : null;
  }
  if (route.name === 'glossary' && fragment !== undefined) {
    const term = findTerm(fragment);
    return term && { kind: 'term', title: term.name, text: opening(term.definition) };
  }
  if (route.name === 'faq' && fragment !== undefined) {
    const entry = FAQ_SECTIONS.flatMap(({ entries }) => entries).find(({ id }) => id === fragment);
    return entry ? { kind: 'question', title: entry.question, text: opening(firstText(entry.answer)) } : null;
  }
  if (route.name === 'helpArticle') {
    const found = findHelpArticle(route.params.category ?? '', route.params.subcategory ?? '');
    return found && { kind: 'help', title: found.article.title, text: found.article.description };
  }
  if (route.name === 'career') {
    const career = allCareers().find(({ slug }) => slug === route.params.career);
    if (!career) return null;
    const { pay, growth } = career;
    const amount = pay && { median: formatMoney(pay.median, 'USD'), unit: pay.unit };
    return {
      kind: 'career',
      title: career.title[language],
      text: words.career(amount, formatPercent(Math.abs(growth)), growth),
    };
  }
  if (route.name === 'major') {
    const major = ACADEMIC_PROGRAMS.find(({ key }) => key === route.params.major);
    return major
      ? { kind: 'major', title: major.title, text: opening(MAJOR_ABOUTS[major.key as AcademicProgramKey]) }
      : null;
  }
  const { title, description } = PAGE_HEADS[route.name];
  return { kind: 'page', title, text: description };
}

const answerAt = (path: string): SearchAnswer | null => {
  const found = textAt(path);
  if (!found || found.kind === 'figure' || found.kind === 'comparison') return null;
  return { ...found, source: null, path, link: words.read[found.kind] };
};

interface Titled {
  path: string;
  words: ReadonlySet<string>;
}

let titles: readonly Titled[] | undefined;

/** Titles of all that the site explains, in the language of the build. */
function allTitles(): readonly Titled[] {
  titles ??= [
    ...GLOSSARY.flatMap(({ terms }) =>
      terms.flatMap(({ key, name, also = [] }) =>
        [name, ...also].map((title) => ({ path: `/glossary#${key}`, title })),
      ),
    ),
    ...Object.values(ARTICLE_IDS).map((id) => ({ path: `/articles/${id}`, title: articleOf(String(id))?.title ?? '' })),
    ...FAQ_SECTIONS.flatMap(({ entries }) =>
      entries.map(({ id, question }) => ({ path: `/faq#${id}`, title: question })),
    ),
    ...ACADEMIC_PROGRAMS.map(({ key, title }) => ({ path: `/programs/${key}`, title })),
    ...helpCategories().flatMap(({ key, articles }) =>
      articles.map((article) => ({ path: `/help/${key}/${article.key}`, title: article.title })),
    ),
  ].map(({ path, title }) => ({ path, words: new Set(contentOf(title)) }));
  return titles;
}

const contentOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isFiller(word))
    .map(stem);

/** The paths of titles that have most words of a line. */
function byTitle(line: string): string[] {
  const said = [...new Set(contentOf(line))];
  if (said.length === 0) return [];
  return allTitles()
    .flatMap(({ path, words: held }) => {
      const common = said.filter((word) => held.has(word)).length;
      const covered = common / said.length;
      return covered < TITLE_COVERED_MIN ? [] : [{ path, score: covered + common / (held.size + 1) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ path }) => path);
}

/** The answers of the site to a question, best first. */
export function presentSiteAnswers(line: string, { site }: AskedOfSite): SearchAnswer[] {
  if (!site) return [];
  const paths = [...new Set([...site.paths, ...(site.paths.length === 0 ? byTitle(line) : [])])];
  return paths
    .map(answerAt)
    .filter((answer) => answer !== null)
    .slice(0, ANSWERS_MAX);
}

/** How much of a career's name has to be typed: of a question less, since it asks for nothing else. */
const CAREER_SCORE_MIN = { name: 0.8, question: 0.6 };

/** The career that is asked for or named, as far as it is typed; none where several others are as likely. */
function careerPath(q: string): string[] {
  const spoken = [language, ...LANGUAGES.filter((other) => other !== language)];
  const asked = spoken.find((one) => (careerQuestion(q, one)?.asks ?? 'leads') !== 'leads');
  const [best] = findCareers(q, asked ?? language, 1);
  const enough = CAREER_SCORE_MIN[asked === undefined ? 'name' : 'question'];
  return best && best.score >= enough ? [`/careers/${best.career.slug}`] : [];
}

const SUGGESTED_MAX = 3;
/** Letters from which a title may go on. */
const TYPED_MIN = 3;

/** Pages of the site that what is typed asks for, or may become the title of. */
export function presentSuggestedPages(q: string | undefined): WishSuggestion[] {
  if (q === undefined || q.trim().length < TYPED_MIN) return [];
  const typed = contentOf(q);
  const last = wordsOf(q).at(-1) ?? '';
  const begun = (held: ReadonlySet<string>, word: string, at: number) =>
    held.has(word) || (at === typed.length - 1 && [...held].some((one) => one.startsWith(last)));
  const byBeginning =
    typed.length === 0
      ? []
      : allTitles()
          .filter(({ words: held }) => typed.every((word, at) => begun(held, word, at)))
          .sort((a, b) => a.words.size - b.words.size)
          .map(({ path }) => path);
  return [...new Set([...careerPath(q), ...readSiteQuestion(q).paths, ...byBeginning])]
    .slice(0, SUGGESTED_MAX)
    .flatMap((path) => {
      const found = textAt(path);
      return found
        ? [{ kind: 'page' as const, text: found.title, label: found.title, total: null, parameters: {}, path }]
        : [];
    });
}

/** What nobody publishes, and the nearest thing that is known; each topic once. */
export function presentUnknown({ topics = [] }: AskedOfSite): UnknownTopic[] {
  return topics
    .filter(({ key }, at) => topics.findIndex((one) => one.key === key) === at)
    .map(({ key, text }) => {
      const { why, near: label } = TOPIC_WORDS[key];
      const { near = null, path = null } = nearestTo(key);
      return { topic: key, text, why, near: { label, parameters: near as UnknownTopic['near']['parameters'], path } };
    });
}
