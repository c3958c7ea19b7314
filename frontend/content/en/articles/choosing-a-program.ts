/** Article 11. */
import {
  type Block,
  bars,
  bullets,
  em,
  h2,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`“What will you study?” is the question every aunt asks, and many of those who answer it are guessing. That is fine, as long as you choose a place where you can change your mind. This article says how fields work in both countries, what the choice does to your life, and how to test an idea before you pay for it.`,

  h2('words', 'Major, program, field'),
  p`In the United States, you study at a college and choose a ${strong('major')}, often at the end of your second year. A major takes up about a third to a half of your courses. The rest is general education and free choice.`,
  p`In Canada, you mostly apply to a ${strong('faculty or program')} and begin with it. You may pick your major after the first year, but within that faculty, and courses in your field take up more of the degree. An ${em('honours')} degree goes deeper, and graduate schools there look for it.`,
  p`Behind the names is a code. Both countries sort programs by the ${link('Classification of Instructional Programs', 'https://nces.ed.gov/ipeds/cipcode/')}, or CIP, and our ${link('program finder', '/resources?tab=tools&tool=program-finder')} uses it. So “computing”, “informatics” and “computer science” come together, whatever a school calls them.`,

  h2('change', 'Most people move a little'),
  p`In a large US study, about ${link('a third of those in a bachelor’s program', 'https://nces.ed.gov/pubsearch/pubsinfo.asp?pubid=2018434')} changed their major within three years. So ask each school how hard that is. There are three kinds of doors:`,
  bullets(
    t`${strong('Open:')} you fill in a form. Most fields in arts and science are like that.`,
    t`${strong('With a bar:')} you need certain courses and grades, as you often do for business and economics.`,
    t`${strong('Closed:')} you get in at the start, or hardly at all. Engineering, nursing, computer science and fine arts are like that at many large schools.`,
  ),
  p`If you think you might want something behind a closed door, apply to it now, because it is easier to leave than to enter.`,

  h2('undecided', 'If you have no idea'),
  p`Then look for room. Many US colleges, above all those of the liberal arts, want you to try things first. In Canada, look for a general first year in arts or in science, and avoid places where you must apply to one narrow program and stay in it.`,
  p`Keep math going, if you can bear it. A year without it closes more doors than a year without any other subject.`,

  h2('test', 'Test an idea for free'),
  steps(
    t`${strong('Read the course list')} of the third year, not the first. If the titles bore you, it is not your field.`,
    t`${strong('Sit in')} on a class, or watch one online, and do one problem set.`,
    t`${strong('Talk to two people')} who do the job: one who is new, and one who is tired.`,
    t`${strong('Look at what the job is.')} The ${link('Occupational Outlook Handbook', 'https://www.bls.gov/ooh/')} for the US and the ${link('Job Bank', 'https://www.jobbank.gc.ca/trend-analysis')} for Canada tell you what people do all day, what they earn, and how many are needed.`,
    t`${strong('Spend a week near it,')} in a summer job, on a visit, or as a volunteer.`,
  ),

  h2('money', 'What fields pay'),
  p`For earnings, the field matters more than the name of the school, and that is true in both countries.`,
  bars(
    'Median pay four years after a bachelor’s degree, for the middle program of some fields in the United States.',
    ['Field', 'A year'],
    'usd',
    [
      ['Computer science', 99_000],
      ['Nursing', 86_000],
      ['Accounting', 73_000],
      ['Biology', 58_000],
      ['Psychology', 50_000],
      ['Teaching', 48_000],
    ],
    t`Our own count over the ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, release of June 2026.`,
  ),
  p`But people in one field differ as well, and a good historian can do better than a bored engineer. Averages also follow the market: a field that was short of people when you began can be full when you finish. Our guide to ${link('majors and pay', '/articles/13')} has twenty-two fields and says what these figures leave out.`,

  h2('licensed', 'Fields with a license'),
  p`For some jobs the program must be approved, or you cannot take the exam. Check this before anything else.`,
  table(
    'Who approves programs. Boards of states and provinces have the last word.',
    ['Field', 'United States', 'Canada'],
    [
      [
        'Engineering',
        t`${link('ABET', 'https://www.abet.org/')}`,
        t`${link('Engineers Canada', 'https://engineerscanada.ca/')} (CEAB)`,
      ],
      ['Nursing', 'The state board; ACEN or CCNE', 'The provincial college of nurses'],
      ['Teaching', 'The state; a license by subject and grade', 'The province; mostly a separate education degree'],
      ['Architecture', 'NAAB; often a master’s degree', 'CACB; mostly a master’s degree'],
      ['Law', 'A JD after a bachelor’s degree', 'A JD after some years of university; civil law in Quebec'],
      ['Medicine', 'An MD or DO after a bachelor’s degree', 'An MD, mostly after a bachelor’s degree'],
    ],
  ),
  note(
    'Pre-med and pre-law are not majors',
    'They are plans. You can get into medical school with a degree in music, if you have the science courses and the grades. Law schools have no fixed list at all. Choose a field you will do well in.',
  ),

  h2('school', 'How to judge a program'),
  p`Two schools can teach the same field in very different ways, so ask these things.`,
  bullets(
    t`${strong('How many finish in it each year?')} Our pages show graduates by field. Five a year means few courses and few friends, while five hundred means large lectures and many choices.`,
    t`${strong('What is the first year like?')} Find out which courses weed people out, and how many who begin are still there in third year.`,
    t`${strong('Who teaches the core courses,')} and how large are they?`,
    t`${strong('What do people do besides class?')} It may be labs, studios, placements, co-op, research or a thesis.`,
    t`${strong('What did the last class do next?')} Ask for numbers, and for how they were counted.`,
    t`${strong('What does it cost?')} In Canada, and at some US schools, tuition depends on the field.`,
  ),

  h2('combine', 'Two fields, or one with a side'),
  p`A double major sounds good, and can cost you a term. A ${strong('minor')} of five or six courses often gives you most of the benefit. Some pairs open doors: a language with business, statistics with almost anything, writing with science. Pick the second one because you enjoy it or will use it, and not for the line on a page.`,

  h2('across', 'If you look at both countries'),
  p`If you do not know what you want, that speaks for the US, or for a general year in Canada. If you do know, it speaks for Canada, where you get to the core of your subject sooner. Remember the required courses: a Canadian science program may ask for calculus and two sciences from grade 12. If your school does not offer them, find out now what else they accept. See also ${link('studying across the border', '/articles/3')}.`,

  h2('next', 'What to do next'),
  steps(
    t`Write down three fields. You need not choose a life, only a first direction with the next two still open.`,
    t`Open them among ${link('all fields and majors', '/programs')}, each with what it leads to and who teaches it.`,
    t`Find schools that do all three well with the ${link('program finder', '/resources?tab=tools&tool=program-finder')}.`,
    t`Then go on with ${link('how to choose a university', '/articles/1')}.`,
  ),
];
