/** Article 4. */
import { type Block, bullets, h2, h3, link, note, p, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`Every figure on a school’s page answers one exact question. Often it is not the question you had in mind. This article says, for each figure, who is counted, who is left out, and how to read it. Once you know that, you can use them with a clear head.`,

  h2('three-questions', 'Three questions for any figure'),
  bullets(
    t`${strong('Who is in it?')} All students, or only some? First-years? Those with aid?`,
    t`${strong('When was it?')} Most figures are two or three years old when they come out. Those about six years of study are older still.`,
    t`${strong('Who says so?')} A school, a government, or a firm that sells rankings? Here, each figure has its year and source beside it.`,
  ),

  h2('acceptance', 'Acceptance rate'),
  p`Of those who applied, how many were let in? That is all. A low rate means that many people applied for few places. It does not mean the teaching is good. A famous name, a free form or a short essay brings more forms in and pushes the rate down.`,
  p`It is also one number for many doors. Nursing may take one in twelve while the whole school takes one in two. People from the state, athletes and those who apply early can have very different odds. In Canada the rate says even less. You apply to a program, and few schools publish rates at all. Look for the average grade the program asked for last year.`,
  p`Our labels, from Most Selective (under 20 percent) to Inclusive (over 80 percent), come from this rate alone. Some schools take all who qualify. For those there is no rate, and we say so.`,

  h2('graduation', 'Graduation rate'),
  p`In the United States this is the ${strong('150 percent rate')}. It follows students who started in the fall, full time, at their first school. It counts how many had a degree from ${strong('the same school')} within 150 percent of the normal time. For a four-year degree that is six years. The ${link('National Center for Education Statistics', 'https://nces.ed.gov/ipeds/')} collects it from every school with federal aid.`,
  p`See who is missing. People who came from another school are not in it. Nor are those who began part time. And those who left for another school count as if they had failed, even if they have a degree now. So the rate is fair to a college where most start at eighteen and stay. It is unfair to a school where many are adults, or where many move on.`,
  p`It also tells you as much about the students as about the school. Schools that take only top students from well-off homes have high rates. The useful question is: which school does well ${strong('for its kind')}? Compare it with others of the same size, price and selectivity. The similar schools on each page help.`,
  p`In Canada there is no such national rate. Ontario’s universities publish a set of their own in ${link('Common University Data Ontario', 'https://cudo.ouac.on.ca/')}. It is not counted in quite the same way. Where a Canadian figure stands on our pages, its source is named. Do not compare it with a US figure to the last percent.`,

  h2('retention', 'Retention rate'),
  p`What share of first-years is back for the second year? It is the freshest sign of how a school treats its new students. It looks back one year, while the graduation rate looks back six. Below about 70 percent, ask why. It may be money, teaching, loneliness, or just that many planned to move on.`,

  h2('ratio', 'Student-to-faculty ratio and size'),
  p`A ratio of 12 to 1 does not mean classes of twelve. It sets students against those who teach, and both are counted as full-time people. A research star who gives one seminar is in it. The first-year lecture with four hundred seats is not. If class size matters to you, ask the school for the share of classes under twenty, and what a first-year student’s week looks like.`,
  p`Size is a count of heads. It can include graduate students and those who study online. A school with 30,000 students may feel small if half of them never come to campus.`,

  h2('price', 'Net price'),
  p`Net price is what is left to pay after grants and scholarships. It is an ${strong('average of some people')}: full-time first-years who got a grant or scholarship. At public schools they paid the in-state price. Many of them paid much more, and many much less. The price by income band is closer to you. Use it with our guide to ${link('comparing costs', '/articles/2')}.`,

  h2('earnings', 'Earnings'),
  p`The earnings on our US pages come from the ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}. They are medians of what former students earned, from tax records, ten years after they ${strong('started')}. Four things to know:`,
  bullets(
    'Only people who had federal grants or loans are in it. At some wealthy schools that is a minority.',
    'People who left without a degree are in it as well.',
    'Those without work that year, and those in graduate school, are left out. So future doctors are missing for a while.',
    'It follows the subject more than the school. Engineers earn more than actors wherever they studied.',
  ),
  p`So do not set the median of a technical institute against that of an arts college. Look at the earnings of your field where you can find them. And look at where people live. A salary in a dear city buys less.`,
  p`Canada has no figure by school of this kind. Statistics Canada publishes ${link('what graduates earn', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710011501')} by province, level and field.`,

  h2('debt', 'Debt'),
  p`Median debt is the federal loans of those who ${strong('finished')} and who borrowed. Private loans are not in it, nor are loans that parents took out. A school where few people borrow can have a high figure for those few. Always read it next to the share who borrow.`,

  h2('reading', 'How figures mislead'),
  h3('small', 'Small numbers'),
  p`At a college with forty new students, two people are five percent. A jump of ten points from one year to the next may mean nothing.`,
  h3('average', 'Averages hide people'),
  p`An average of rich and poor is nobody’s price. A median is the one in the middle: half are above. Ask for the range.`,
  h3('blank', 'Blanks'),
  p`A blank is not a zero. It can mean that the school is too small, that the law hides it, or that nobody asks. We say which, when we know.`,
  h3('precision', 'Too many digits'),
  p`71.3 and 72.1 percent are the same. Round before you compare.`,

  h2('table', 'On one page'),
  table(
    'What each figure counts, and its blind spot.',
    ['Figure', 'It counts', 'It misses'],
    [
      ['Acceptance rate', 'Everyone who applied', 'Your program, and how good it is'],
      ['Graduation rate', 'Full-time starters, same school, six years', 'Transfers and part-timers'],
      ['Retention', 'First-years who came back', 'Why the others left'],
      ['Student-to-faculty', 'All who study and teach', 'The size of your class'],
      ['Net price', 'First-years with grants', 'People who got none'],
      ['Earnings', 'People with federal aid, ten years on', 'Your field'],
      ['Debt', 'Graduates who borrowed', 'Private and parent loans'],
    ],
  ),
  note(
    'Use figures to ask, not to decide',
    'A figure that surprises you is the start of a good question. Write to the admissions office and ask it. The answer tells you more than the number did.',
  ),
  p`Put up to four schools next to each other in ${link('Compare', '/compare')} and open the source of each figure. Then go back to ${link('choosing a university', '/articles/1')} with better questions.`,
];
