/** What lists, heads and links say of the guides and articles. The text of each is a module of its own. */
import type { ArticleCategory, ArticleKey } from '#schema/domain/articles.ts';

export const ARTICLE_AUTHOR = 'CampusAtlas editors';

export const ARTICLE_CATEGORY_NAMES: Readonly<Record<ArticleCategory, string>> = {
  'University Selection': 'University Selection',
  'International Education': 'International Education',
  'Financial Aid': 'Financial Aid',
  Applying: 'Applying',
  'Programs and Pathways': 'Programs and Pathways',
  'Your Situation': 'Your Situation',
};

export interface ArticleWords {
  title: string;
  /** One or two sentences: in lists, and for search engines. */
  description: string;
  /** Minutes that reading the text takes in this language; a test counts the words. */
  minutes: number;
  /** What its drawing shows. */
  alt: string;
  /** What the universities beside it have in common, as a heading. */
  schools: string;
}

export const ARTICLE_WORDS: Readonly<Record<ArticleKey, ArticleWords>> = {
  'choosing-a-university': {
    title: 'How to choose a university',
    description:
      'From a vague wish to a list of eight schools: what to ask yourself first, which figures help, and how to balance a list in the United States and Canada.',
    minutes: 6,
    alt: 'Drawing: a path across a lawn splits in three, each way leading to a different campus building.',
    schools: 'Schools where most students graduate',
  },
  'comparing-costs': {
    title: 'How to compare costs and net price',
    description:
      'From the printed price to your own: sticker price, cost of attendance and net price, in US and Canadian dollars, with a worked example.',
    minutes: 6,
    alt: 'Drawing: two price tags of different length hang from one string, and the longer one has a piece torn off.',
    schools: 'Public universities with a low net price',
  },
  'across-the-border': {
    title: 'Studying across the border',
    description:
      'Going to Canada from the US or from abroad, and the other way round: forms, fees of CAD 100 to 250, study permits, hours of work, and money.',
    minutes: 6,
    alt: 'Drawing: a bridge leads over a river from one bank with a flagpole to the other, a train on it.',
    schools: 'Large universities in Canada',
  },
  'reading-the-statistics': {
    title: 'How to read a university’s statistics',
    description:
      'Acceptance, graduation, retention, net price, earnings and debt: who is counted in each figure, who is left out, and how to use it.',
    minutes: 6,
    alt: 'Drawing: a row of columns of different height, one of them seen through a magnifying glass.',
    schools: 'Large schools in order of their graduation rate',
  },
  'aid-in-the-us': {
    title: 'Financial aid in the United States',
    description:
      'FAFSA, Pell Grants, the CSS Profile, work-study and loans: what there is, who can have it, and what to do in which month.',
    minutes: 5,
    alt: 'Drawing: a form with checked boxes lies under a portico, coins beside it.',
    schools: 'Private universities with a low net price',
  },
  'aid-in-canada': {
    title: 'Financial aid in Canada',
    description:
      'One form to your province for federal and provincial grants and loans: who can apply, what changed in 2026, and what universities add.',
    minutes: 5,
    alt: 'Drawing: a letter with a maple leaf as its seal stands before a row of hills.',
    schools: 'Public universities in Canada by tuition',
  },
  'visiting-a-campus': {
    title: 'How to visit a campus',
    description:
      'When to go, what to look at beyond the tour, what to ask students and staff, and how to see a school from afar if you cannot travel.',
    minutes: 5,
    alt: 'Drawing: a bus stands at a stop in front of a campus gate, a path leads in.',
    schools: 'Around Boston, many schools in a day’s reach',
  },
  deadlines: {
    title: 'Application deadlines in both countries',
    description:
      'Early decision, regular rounds, OUAC and the provinces, aid forms and replies: one calendar for a start in the fall of 2027.',
    minutes: 5,
    alt: 'Drawing: a calendar with three days marked, and an hourglass beside it.',
    schools: 'Universities in Ontario, one form for all',
  },
  'international-students-us': {
    title: 'International students in the United States',
    description:
      'The I-20, the SEVIS fee, the F-1 visa, work and the rules of status, step by step, with what has changed since 2025.',
    minutes: 5,
    alt: 'Drawing: an aeroplane over a globe, its course a dotted line.',
    schools: 'Large universities in the United States',
  },
  'college-and-transfer': {
    title: 'Starting at a college, finishing at a university',
    description:
      'Community colleges, CEGEPs and transfer in the US and Canada: what it saves, where credits are lost, and the plan that keeps them.',
    minutes: 5,
    alt: 'Drawing: stepping stones lead from a small building to a large one.',
    schools: 'Public universities in California',
  },
  'choosing-a-program': {
    title: 'Choosing a major or a program',
    description:
      'How fields of study work in both countries, how to test an idea before you pay for it, and which jobs need an approved program.',
    minutes: 5,
    alt: 'Drawing: books on a shelf in nine colors, one of them pulled out.',
    schools: 'Institutes of technology',
  },
  'comparing-offers': {
    title: 'After admission: comparing offers',
    description:
      'Gifts, work and loans: how to bring every aid letter into one form, ask for more, and decide by the date.',
    minutes: 5,
    alt: 'Drawing: three opened letters in a row under a pair of scales.',
    schools: 'Where most students graduate, at public prices',
  },
  'majors-and-pay': {
    title: 'Choosing a major: what the pay figures can tell',
    description:
      'What graduates of 22 fields earn four years on, why the school matters less than you think, and how to use the figures without being ruled by them.',
    minutes: 4,
    alt: 'Drawing: nine bars of different height stand on a desk like books, a lamp over them.',
    schools: 'Where most engineers and scientists finish',
  },
  'first-in-the-family': {
    title: 'First in the family to go',
    description:
      'The unwritten rules of applying, paying and settling in, told plainly, for those whose parents did not go to university.',
    minutes: 4,
    alt: 'Drawing: one door of a dark building stands open, light falls on the steps before it.',
    schools: 'Where most students with a Pell Grant finish',
  },
  'changing-universities': {
    title: 'Moving from one university to another',
    description:
      'When a move is worth it, which credits come along, dates, money and papers, in the United States, in Canada and between them.',
    minutes: 4,
    alt: 'Drawing: a suitcase with a pennant on it waits on a railway platform between two signs.',
    schools: 'Where most who transferred in finish',
  },
  'applying-in-canada': {
    title: 'Applying in Canada, province by province',
    description:
      'Which form goes where, what it costs and when it is due: OUAC, EducationPlannerBC, ApplyAlberta, Quebec’s services and all who take forms themselves.',
    minutes: 4,
    alt: 'Drawing: ten mailboxes in a row along a road, of different colors, hills behind them.',
    schools: 'Large universities in Canada',
  },
  'after-the-offer': {
    title: 'You are in: what to do after the offer',
    description:
      'From the yes to the first week: deposits, waiting lists, final grades, housing, health papers and the bill, month by month, in both countries.',
    minutes: 4,
    alt: 'Drawing: a key with a tag hangs on a hook, a packed box and a plant below it.',
    schools: 'Where most first-years come back',
  },
  'tax-credits': {
    title: 'Tax credits for students',
    description:
      'The American Opportunity credit and Form 1098-T, Canada’s tuition credit and the T2202: who claims, how much comes back, and what families miss.',
    minutes: 4,
    alt: 'Drawing: a pencil and a calculator lie on a form, three coins in a stack beside it.',
    schools: 'Public universities with a low net price',
  },
  'indigenous-students': {
    title: 'Indigenous students in both countries',
    description:
      'Funding from nations and governments, tuition waivers, tribal colleges and Indigenous universities, the Jay Treaty, and support on campus.',
    minutes: 3,
    alt: 'Drawing: a river winds between hills under a rising sun, a canoe on the bank.',
    schools: 'Schools that serve many Native students',
  },
  'undocumented-students': {
    title: 'Undocumented students: college and how to pay for it',
    description:
      'What undocumented and DACA students can and cannot get in the United States, families of mixed status and the FAFSA, and the way in Canada.',
    minutes: 4,
    alt: 'Drawing: a footbridge with a missing plank, a lantern at its far end.',
    schools: 'Public universities in New York and New Jersey',
  },
  'students-from-care': {
    title: 'From foster care to university',
    description:
      'Why you count as independent, vouchers and tuition waivers, a room in the holidays, and whom to call, in the United States and in Canada.',
    minutes: 4,
    alt: 'Drawing: a small house with a lit window under a large tree, a path leads up to it.',
    schools: 'Public universities where most stay',
  },
  'students-with-disabilities': {
    title: 'Students with a disability',
    description:
      'What changes after high school, how to ask for accommodations, grants in both countries, and the questions that show how good support is.',
    minutes: 4,
    alt: 'Drawing: a ramp and a stair lead up side by side to the same wide door.',
    schools: 'Mid-sized schools where most students graduate',
  },
  'essays-and-references': {
    title: 'Essays and letters of recommendation',
    description:
      'What the essay is for, how to find your story and revise it, short answers in Canada, and how to ask a teacher for a letter that helps.',
    minutes: 4,
    alt: 'Drawing: a sheet of paper with a few lines and many crossed out, a pen across it, a cup beside it.',
    schools: 'Small colleges that read closely',
  },
};
