/** Article 4. */
import {
  type Block,
  bars,
  bullets,
  h2,
  h3,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Every figure on a school’s page answers one exact question, and often it is not the question you had in mind. For each figure, this article says who is counted, who is left out, and how to read it. Once you know that, you can use the numbers with a clear head.`,

  h2('three-questions', 'Three questions for any figure'),
  bullets(
    t`${strong('Who is in it?')} It may be all students, or only first-years, or only those who receive aid.`,
    t`${strong('When was it?')} Most figures are two or three years old when they come out, and those about six years of study are older still.`,
    t`${strong('Who says so?')} A school, a government and a company that sells rankings have different reasons to count. Here, each figure has its year and source beside it.`,
  ),

  h2('acceptance', 'Acceptance rate'),
  p`Of everyone who applied, how many were admitted? That is all it says. A low rate means that many people wanted few places. It does not mean that the teaching is good. A famous name, a free form or a short essay brings in more applications and pushes the rate down.`,
  p`It is also one number for many doors. Nursing may take one in twelve while the whole school takes one in two, and people from the state, athletes and early applicants can have very different odds. In Canada the rate says even less, because you apply to a program and few schools publish rates at all. Look for the average grade that the program asked for last year.`,
  p`Our labels, from Most Selective (under 20 percent) to Inclusive (over 80 percent), come from this rate alone. Some schools take everyone who qualifies. They have no rate, and we say so.`,

  h2('graduation', 'Graduation rate'),
  p`In the United States this is the ${strong('150 percent rate')}. It follows students who started in the fall, full time, at their first school, and counts how many earned a degree from ${strong('the same school')} within 150 percent of the normal time. For a four-year degree that is six years. The ${link('National Center for Education Statistics', 'https://nces.ed.gov/ipeds/')} collects it from every school with federal aid.`,
  p`Look at who is missing. People who came from another school are not in it, and neither are those who began part time. Those who left for another school count as if they had failed, even if they have a degree by now. So the rate is fair to a college where most people start at eighteen and stay, and unfair to one where many are adults or move on. A wider count, called outcome measures, repairs some of that:`,
  bars(
    'Share with a degree from the school eight years after they entered, at the middle US school.',
    ['Who entered', 'Finished'],
    'percent',
    [
      ['Full time, transferred in', 66],
      ['Everyone', 60],
      ['Full time, first time', 58],
      ['With a Pell Grant', 54],
      ['Part time', 46],
    ],
    t`Our own count over the outcome measures of ${link('IPEDS', 'https://nces.ed.gov/ipeds/')}, for groups of at least 100 entrants of 2015–16.`,
  ),
  p`A graduation rate tells you as much about the students as about the school. Schools that only take top students from well-off homes have high rates almost by themselves. The useful question is which school does well ${strong('for its kind')}, so compare it with others of the same size, price and selectivity. The similar schools on each page help you do that.`,
  p`Canada has no such national rate. Ontario’s universities publish a set of their own in ${link('Common University Data Ontario', 'https://cudo.ouac.on.ca/')}, which is counted somewhat differently. Wherever a Canadian figure appears on our pages its source is named, and you should not compare it with a US figure to the last percent.`,

  h2('retention', 'Retention rate'),
  p`What share of first-years is back for a second year? It is the freshest sign of how a school treats its new students, since it looks back one year where the graduation rate looks back six. Below about 70 percent, ask why. The reason may be money, teaching or loneliness, or simply that many people planned to move on.`,

  h2('ratio', 'Student-to-faculty ratio and size'),
  p`A ratio of 12 to 1 does not mean classes of twelve. It sets students against teachers, with part-timers counted as fractions of full-time people. A research star who gives one seminar is in it, and the first-year lecture with four hundred seats is hidden by it. If class size matters to you, ask the school for the share of classes under twenty, and for a first-year student’s weekly timetable.`,
  p`Size is a count of heads. It can include graduate students and people who study online, and a school of 30,000 may feel small if half of them never come to campus.`,

  h2('price', 'Net price'),
  p`Net price is what is left to pay after grants and scholarships. It is an ${strong('average of some people')}: full-time first-years who received federal aid, and at public schools only those who paid the in-state price. Many of them paid much more than the average, and many paid much less. The price by income band comes closer to you. Our guide to ${link('comparing costs', '/articles/2')} shows how to use it.`,

  h2('earnings', 'Earnings'),
  p`The earnings on our US pages come from the ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}. They are medians of what former students earned, according to tax records, ten years after they ${strong('started')}. Four things to know:`,
  bullets(
    'Only people who had federal grants or loans are in it, and at some wealthy schools they are a minority.',
    'People who left without a degree are in it as well.',
    'Those without work that year, and those still in graduate school, are left out, so future doctors are missing for a while.',
    'It follows the subject more than the school. Engineers earn more than actors wherever they studied.',
  ),
  p`So do not set the median of a technical institute against that of an arts college. Look at the pay of your own field, which our guide to ${link('majors and pay', '/articles/13')} explains, and think of where people live, because a salary in an expensive city buys less. Canada has no figure by school of this kind, but Statistics Canada publishes ${link('what graduates earn', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710011501')} by province, level and field.`,

  h2('debt', 'Debt'),
  p`Median debt covers the federal loans of those who ${strong('finished')} and who borrowed. Private loans are not in it, nor are loans that parents took out. A school where hardly anyone borrows can show a high figure for those few, so always read it next to the share who borrow.`,

  h2('reading', 'How figures mislead'),
  h3('small', 'Small numbers'),
  p`At a college with forty new students, two people are five percent. A jump of ten points from one year to the next may mean nothing at all.`,
  h3('average', 'Averages hide people'),
  p`An average of rich and poor is nobody’s price. A median is the value in the middle, with half above it and half below. Ask for the range.`,
  h3('blank', 'Blanks'),
  p`A blank is not a zero. It can mean that the school is too small, that privacy rules hide the figure, or that our sources do not have it. We say which, when we know.`,
  h3('precision', 'Too many digits'),
  p`71.3 and 72.1 percent are the same thing. Round before you compare.`,

  h2('table', 'On one page'),
  table(
    'What each figure counts, and its blind spot.',
    ['Figure', 'It counts', 'It misses'],
    [
      ['Acceptance rate', 'Everyone who applied', 'Your program, and how good it is'],
      ['Graduation rate', 'Full-time starters, same school, six years', 'Transfers and part-timers'],
      ['Retention', 'First-years who came back', 'Why the others left'],
      ['Student-to-faculty', 'All who study and teach', 'The size of your class'],
      ['Net price', 'First-years with federal aid', 'People who got none'],
      ['Earnings', 'People with federal aid, ten years on', 'Your field'],
      ['Debt', 'Graduates who borrowed', 'Private and parent loans'],
    ],
  ),
  note(
    'Use figures to ask, not to decide',
    'A figure that surprises you is the start of a good question. Write to the admissions office and ask it. The answer tells you more than the number did.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Put up to four schools next to each other in ${link('Compare', '/compare')}, and open the source of each figure.`,
    t`See who does well with the students others lose: ${link('schools where at least 60 percent of Pell students graduate', '/search?country=US&pellGraduationRateMin=60&sortBy=pellGraduationRate&sortOrder=desc')}.`,
    t`Go back to ${link('choosing a university', '/articles/1')} with better questions.`,
  ),
];
