/**
 * The guides and articles: all that lists, heads and links need. The text of each is a module of its own (text.ts), so
 * that no page brings along what it does not show.
 */

import type { Picture } from '#frontend/content/running-text.ts';
import {
  ARTICLE_IDS,
  ARTICLE_KEYS,
  type ArticleKey,
  type ExampleQuery,
  exampleQuery,
} from '#schema/domain/articles.ts';

export const ARTICLE_KINDS = ['guide', 'article'] as const;
/** A guide is a thing to do step by step, an article a thing to understand. */
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

export const ARTICLE_CATEGORIES = [
  'University Selection',
  'International Education',
  'Financial Aid',
  'Applying',
  'Programs and Pathways',
  'Your Situation',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Universities that go with an article: what to ask the search for, by the rule for examples (exampleQuery). */
export interface ArticleSchools {
  /** What they have in common, as a heading. */
  title: string;
  query: ExampleQuery;
}

export interface Article {
  id: number;
  /** Name of the module in this folder that holds its text. */
  key: ArticleKey;
  kind: ArticleKind;
  title: string;
  /** One or two sentences: in lists, and for search engines. */
  description: string;
  author: string;
  /** Day on which the text was last changed, as in 2026-11-20. Its figures have dates of their own. */
  date: string;
  /** Minutes that reading takes; a test counts the words. */
  minutes: number;
  category: ArticleCategory;
  picture: Picture;
  /** Ids of articles to go on with. */
  related: readonly number[];
  schools: ArticleSchools;
}

const AUTHOR = 'CampusAtlas editors';

const WORDS: Readonly<Record<ArticleKey, Omit<Article, 'id' | 'key'>>> = {
  'choosing-a-university': {
    kind: 'guide',
    title: 'How to choose a university',
    description:
      'From a vague wish to a list of eight schools: what to ask yourself first, which figures help, and how to balance a list in the United States and Canada.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 6,
    category: 'University Selection',
    picture: {
      drawing: 'choosing',
      alt: 'Drawing: a path across a lawn splits in three, each way leading to a different campus building.',
    },
    related: [4, 11, 7],
    schools: {
      title: 'Schools where most students graduate',
      query: { country: 'US', studentPopulationMin: 5000, sortBy: 'graduationRate', sortOrder: 'desc' },
    },
  },
  'comparing-costs': {
    kind: 'guide',
    title: 'How to compare costs and net price',
    description:
      'From the printed price to your own: sticker price, cost of attendance and net price, in US and Canadian dollars, with a worked example.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 6,
    category: 'University Selection',
    picture: {
      drawing: 'costs',
      alt: 'Drawing: two price tags of different length hang from one string, and the longer one has a piece torn off.',
    },
    related: [5, 6, 12],
    schools: {
      title: 'Public universities with a low net price',
      query: { country: 'US', type: 'public', studentPopulationMin: 5000, sortBy: 'netPrice', sortOrder: 'asc' },
    },
  },
  'across-the-border': {
    kind: 'article',
    title: 'Studying across the border',
    description:
      'Going to Canada from the US or from abroad, and the other way round: forms, fees of CAD 100 to 250, study permits, hours of work, and money.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 6,
    category: 'International Education',
    picture: {
      drawing: 'border',
      alt: 'Drawing: a bridge leads over a river from one bank with a flagpole to the other, a train on it.',
    },
    related: [9, 8, 2],
    schools: {
      title: 'Large universities in Canada',
      query: { country: 'CA', sortBy: 'studentPopulation', sortOrder: 'desc' },
    },
  },
  'reading-the-statistics': {
    kind: 'article',
    title: 'How to read a university’s statistics',
    description:
      'Acceptance, graduation, retention, net price, earnings and debt: who is counted in each figure, who is left out, and how to use it.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 6,
    category: 'University Selection',
    picture: {
      drawing: 'statistics',
      alt: 'Drawing: a row of columns of different height, one of them seen through a magnifying glass.',
    },
    related: [1, 2, 11],
    schools: {
      title: 'Large schools in order of their graduation rate',
      query: { country: 'US', studentPopulationMin: 20000, sortBy: 'graduationRate', sortOrder: 'desc' },
    },
  },
  'aid-in-the-us': {
    kind: 'article',
    title: 'Financial aid in the United States',
    description:
      'FAFSA, Pell Grants, the CSS Profile, work-study and loans: what there is, who can have it, and what to do in which month.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Financial Aid',
    picture: {
      drawing: 'aid-us',
      alt: 'Drawing: a form with ticked boxes lies under a portico, coins beside it.',
    },
    related: [2, 12, 6],
    schools: {
      title: 'Private universities with a low net price',
      query: { country: 'US', type: 'private', studentPopulationMin: 2000, sortBy: 'netPrice', sortOrder: 'asc' },
    },
  },
  'aid-in-canada': {
    kind: 'article',
    title: 'Financial aid in Canada',
    description:
      'One form to your province for federal and provincial grants and loans: who can apply, what changed in 2026, and what universities add.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Financial Aid',
    picture: {
      drawing: 'aid-canada',
      alt: 'Drawing: a letter with a maple leaf as its seal stands before a row of hills.',
    },
    related: [2, 12, 3],
    schools: {
      title: 'Public universities in Canada by tuition',
      query: { country: 'CA', type: 'public', sortBy: 'tuition', sortOrder: 'asc' },
    },
  },
  'visiting-a-campus': {
    kind: 'guide',
    title: 'How to visit a campus',
    description:
      'When to go, what to look at beyond the tour, what to ask students and staff, and how to see a school from afar if you cannot travel.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'University Selection',
    picture: {
      drawing: 'visiting',
      alt: 'Drawing: a bus stands at a stop in front of a campus gate, a path leads in.',
    },
    related: [1, 11, 12],
    schools: {
      title: 'Around Boston, many schools in a day’s reach',
      query: {
        country: 'US',
        nearPlace: 'Boston, MA',
        radiusMiles: 10,
        sortBy: 'studentPopulation',
        sortOrder: 'desc',
      },
    },
  },
  deadlines: {
    kind: 'guide',
    title: 'Application deadlines in both countries',
    description:
      'Early decision, regular rounds, OUAC and the provinces, aid forms and replies: one calendar for a start in the fall of 2027.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Applying',
    picture: {
      drawing: 'deadlines',
      alt: 'Drawing: a calendar with three days marked, and an hourglass beside it.',
    },
    related: [3, 5, 12],
    schools: {
      title: 'Universities in Ontario, one form for all',
      query: { country: 'CA', state: 'ON', sortBy: 'studentPopulation', sortOrder: 'desc' },
    },
  },
  'international-students-us': {
    kind: 'article',
    title: 'International students in the United States',
    description:
      'The I-20, the SEVIS fee, the F-1 visa, work and the rules of status, step by step, with what has changed since 2025.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'International Education',
    picture: {
      drawing: 'international',
      alt: 'Drawing: an aeroplane over a globe, its course a dotted line.',
    },
    related: [3, 8, 2],
    schools: {
      title: 'Large universities in the United States',
      query: { country: 'US', sortBy: 'studentPopulation', sortOrder: 'desc' },
    },
  },
  'college-and-transfer': {
    kind: 'article',
    title: 'Starting at a college, finishing at a university',
    description:
      'Community colleges, CEGEPs and transfer in the US and Canada: what it saves, where credits are lost, and the plan that keeps them.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Programs and Pathways',
    picture: {
      drawing: 'transfer',
      alt: 'Drawing: stepping stones lead from a small building to a large one.',
    },
    related: [11, 2, 5],
    schools: {
      title: 'Public universities in California',
      query: { country: 'US', state: 'CA', type: 'public', sortBy: 'studentPopulation', sortOrder: 'desc' },
    },
  },
  'choosing-a-program': {
    kind: 'guide',
    title: 'Choosing a major or a program',
    description:
      'How fields of study work in both countries, how to test an idea before you pay for it, and which jobs need an approved program.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Programs and Pathways',
    picture: {
      drawing: 'program',
      alt: 'Drawing: books on a shelf in nine colours, one of them pulled out.',
    },
    related: [4, 1, 10],
    schools: {
      title: 'Institutes of technology',
      query: { country: 'US', search: 'institute of technology', sortBy: 'relevance' },
    },
  },
  'comparing-offers': {
    kind: 'guide',
    title: 'After admission: comparing offers',
    description:
      'Gifts, work and loans: how to bring every aid letter into one form, ask for more, and decide by the date.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 5,
    category: 'Financial Aid',
    picture: {
      drawing: 'offers',
      alt: 'Drawing: three opened letters in a row under a pair of scales.',
    },
    related: [2, 5, 6],
    schools: {
      title: 'Where most students graduate, at public prices',
      query: {
        country: 'US',
        type: 'public',
        studentPopulationMin: 5000,
        sortBy: 'graduationRate',
        sortOrder: 'desc',
      },
    },
  },
  'majors-and-pay': {
    kind: 'guide',
    title: 'Choosing a major: what the pay figures can tell',
    description:
      'What graduates of 22 fields earn four years on, why the school matters less than you think, and how to use the figures without being ruled by them.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Programs and Pathways',
    picture: {
      drawing: 'pay',
      alt: 'Drawing: nine bars of different height stand on a desk like books, a lamp over them.',
    },
    related: [11, 4, 10],
    schools: {
      title: 'Where most engineers and scientists finish',
      query: { country: 'US', carnegie: 'research', sortBy: 'medianEarnings', sortOrder: 'desc' },
    },
  },
  'first-in-the-family': {
    kind: 'guide',
    title: 'First in the family to go',
    description:
      'The unwritten rules of applying, paying and settling in, told plainly, for those whose parents did not go to university.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Your Situation',
    picture: {
      drawing: 'first',
      alt: 'Drawing: one door of a dark building stands open, light falls on the steps before it.',
    },
    related: [5, 17, 23],
    schools: {
      title: 'Where most students with a Pell Grant finish',
      query: {
        country: 'US',
        studentPopulationMin: 5000,
        pellGraduationRateMin: 60,
        sortBy: 'netPrice',
        sortOrder: 'asc',
      },
    },
  },
  'changing-universities': {
    kind: 'article',
    title: 'Moving from one university to another',
    description:
      'When a move is worth it, which credits come along, dates, money and papers, in the United States, in Canada and between them.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Programs and Pathways',
    picture: {
      drawing: 'moving',
      alt: 'Drawing: a suitcase with a pennant on it waits on a railway platform between two signs.',
    },
    related: [10, 11, 12],
    schools: {
      title: 'Where most who transferred in finish',
      query: {
        country: 'US',
        studentPopulationMin: 5000,
        transferOutcomeMin: 75,
        sortBy: 'transferOutcome',
        sortOrder: 'desc',
      },
    },
  },
  'applying-in-canada': {
    kind: 'guide',
    title: 'Applying in Canada, province by province',
    description:
      'Which form goes where, what it costs and when it is due: OUAC, EducationPlannerBC, ApplyAlberta, Quebec’s services and all who take forms themselves.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Applying',
    picture: {
      drawing: 'provinces',
      alt: 'Drawing: ten mailboxes in a row along a road, of different colours, hills behind them.',
    },
    related: [8, 6, 3],
    schools: {
      title: 'Large universities in Canada',
      query: { country: 'CA', sortBy: 'studentPopulation', sortOrder: 'desc' },
    },
  },
  'after-the-offer': {
    kind: 'guide',
    title: 'You are in: what to do after the offer',
    description:
      'From the yes to the first week: deposits, waiting lists, final grades, housing, health papers and the bill, month by month, in both countries.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Applying',
    picture: {
      drawing: 'yes',
      alt: 'Drawing: a key with a tag hangs on a hook, a packed box and a plant below it.',
    },
    related: [12, 18, 14],
    schools: {
      title: 'Where most first-years come back',
      query: { country: 'US', studentPopulationMin: 5000, sortBy: 'retentionRate', sortOrder: 'desc' },
    },
  },
  'tax-credits': {
    kind: 'article',
    title: 'Tax credits for students',
    description:
      'The American Opportunity credit and Form 1098-T, Canada’s tuition credit and the T2202: who claims, how much comes back, and what families miss.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Financial Aid',
    picture: {
      drawing: 'taxes',
      alt: 'Drawing: a pencil and a calculator lie on a form, three coins in a stack beside it.',
    },
    related: [5, 6, 12],
    schools: {
      title: 'Public universities with a low net price',
      query: { country: 'US', type: 'public', studentPopulationMin: 10000, sortBy: 'netPrice', sortOrder: 'asc' },
    },
  },
  'indigenous-students': {
    kind: 'article',
    title: 'Indigenous students in both countries',
    description:
      'Funding from nations and governments, tuition waivers, tribal colleges and Indigenous universities, the Jay Treaty, and support on campus.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 3,
    category: 'Your Situation',
    picture: {
      drawing: 'indigenous',
      alt: 'Drawing: a river winds between hills under a rising sun, a canoe on the bank.',
    },
    related: [6, 5, 14],
    schools: {
      title: 'Schools that serve many Native students',
      query: { country: 'US', designation: 'tribal,nasnti,annh', sortBy: 'graduationRate', sortOrder: 'desc' },
    },
  },
  'undocumented-students': {
    kind: 'article',
    title: 'Studying without papers',
    description:
      'What undocumented and DACA students can and cannot get in the United States, families of mixed status and the FAFSA, and the way in Canada.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Your Situation',
    picture: {
      drawing: 'papers',
      alt: 'Drawing: a footbridge with a missing plank, a lantern at its far end.',
    },
    related: [5, 14, 2],
    schools: {
      title: 'Public universities in New York and New Jersey',
      query: { country: 'US', state: 'NY,NJ', type: 'public', sortBy: 'graduationRate', sortOrder: 'desc' },
    },
  },
  'students-from-care': {
    kind: 'article',
    title: 'From foster care to university',
    description:
      'Why you count as independent, vouchers and tuition waivers, a room in the holidays, and whom to call, in the United States and in Canada.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Your Situation',
    picture: {
      drawing: 'care',
      alt: 'Drawing: a small house with a lit window under a large tree, a path leads up to it.',
    },
    related: [5, 14, 17],
    schools: {
      title: 'Public universities where most stay',
      query: { country: 'US', type: 'public', studentPopulationMin: 10000, sortBy: 'retentionRate', sortOrder: 'desc' },
    },
  },
  'students-with-disabilities': {
    kind: 'article',
    title: 'Students with a disability',
    description:
      'What changes after high school, how to ask for accommodations, grants in both countries, and the questions that show how good support is.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Your Situation',
    picture: {
      drawing: 'access',
      alt: 'Drawing: a ramp and a stair lead up side by side to the same wide door.',
    },
    related: [14, 7, 17],
    schools: {
      title: 'Mid-sized schools where most students graduate',
      query: {
        country: 'US',
        studentPopulationMin: 3000,
        studentPopulationMax: 9000,
        sortBy: 'graduationRate',
        sortOrder: 'desc',
      },
    },
  },
  'essays-and-references': {
    kind: 'guide',
    title: 'Essays and letters of recommendation',
    description:
      'What the essay is for, how to find your story and revise it, short answers in Canada, and how to ask a teacher for a letter that helps.',
    author: AUTHOR,
    date: '2026-11-22',
    minutes: 4,
    category: 'Applying',
    picture: {
      drawing: 'essays',
      alt: 'Drawing: a sheet of paper with a few lines and many crossed out, a pen across it, a cup beside it.',
    },
    related: [8, 1, 14],
    schools: {
      title: 'Small colleges that read closely',
      query: {
        country: 'US',
        carnegie: 'liberal-arts',
        studentPopulationMax: 3000,
        sortBy: 'graduationRate',
        sortOrder: 'desc',
      },
    },
  },
};

/** In the order of their ids. */
export const ARTICLES = ARTICLE_KEYS.map((key) => {
  const { schools, ...words } = WORDS[key];
  return { id: ARTICLE_IDS[key], key, ...words, schools: { ...schools, query: exampleQuery(schools.query) } };
}) as [Article, ...Article[]];

/** The article of an id as it stands in an address; undefined when there is none. */
export function articleOf(id: string): Article | undefined {
  return ARTICLES.find((article) => String(article.id) === id);
}

/** The article that /resources/:id shows: the first one when the id is unknown. */
export function resourceArticleOf(id: string | undefined): Article {
  return articleOf(id ?? '') ?? ARTICLES[0];
}

/** What the search page's address asks for the same universities; the page's name for a text is `q`. */
export function schoolsSearch({ query }: ArticleSchools): string {
  return Object.entries(query)
    .map(([name, value]) => `${name === 'search' ? 'q' : name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** "November 21, 2026" */
export function articleDate({ date }: Pick<Article, 'date'>): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
