/** Article 13. */
import {
  type Block,
  bars,
  bullets,
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
  p`“Will I find a job with that?” It is a fair question, and for once there are numbers, because the US government matches the tax records of graduates with the field they studied. This guide shows what those records say, what they leave out, and how to let them inform you without letting them decide for you.`,

  h2('pay', 'What graduates earn, field by field'),
  p`Here is what people with a bachelor’s degree earned four years after they finished. We took the median of each program in the federal data, and then the program in the middle of each field, so half of the programs lie above the bar and half below it.`,
  bars(
    'Median pay four years after a bachelor’s degree, for the middle program of each field in the United States.',
    ['Field', 'A year'],
    'usd',
    [
      ['Computer engineering', 106_000],
      ['Computer science', 99_000],
      ['Mechanical engineering', 91_000],
      ['Nursing', 86_000],
      ['Civil engineering', 85_000],
      ['Economics', 79_000],
      ['Accounting', 73_000],
      ['Mathematics', 71_000],
      ['Architecture', 67_000],
      ['Business administration', 65_000],
      ['Political science', 62_000],
      ['Biology', 58_000],
      ['Criminal justice', 55_000],
      ['Communication', 54_000],
      ['Sociology', 52_000],
      ['Social work', 51_000],
      ['History', 51_000],
      ['Psychology', 50_000],
      ['English', 49_000],
      ['Teaching', 48_000],
      ['Music', 43_000],
      ['Fine art', 41_000],
    ],
    t`Our own count over the ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, release of June 2026, rounded to a thousand dollars.`,
  ),

  h2('school', 'The school matters less than the field'),
  p`Look at one field across all schools. In nursing, a program at the lower edge of the middle 50% leads to about $79,000 and one at the upper edge to about $93,000; in English it is $44,000 and $54,000. So the gap between two schools that teach the same subject is often about ten thousand dollars, while the gap between two subjects can be fifty thousand.`,
  table(
    'Pay four years after the degree: the middle 50% of all programs. Same source as above.',
    ['Field', 'A quarter of programs are below', 'A quarter are above'],
    [
      ['Computer science', '$87,000', '$117,000'],
      ['Nursing', '$79,000', '$93,000'],
      ['Economics', '$69,000', '$93,000'],
      ['Business administration', '$57,000', '$72,000'],
      ['Biology', '$51,000', '$64,000'],
      ['Psychology', '$45,000', '$55,000'],
      ['English', '$44,000', '$54,000'],
    ],
  ),
  p`That is good news if you fell in love with a modest school that teaches your subject well. It is a warning if you plan to borrow a fortune for a famous name in a field that pays little everywhere.`,

  h2('blind', 'What the figures cannot see'),
  bullets(
    t`${strong('Only some graduates are counted:')} those who had federal grants or loans, and who were working. Future doctors and lawyers are still in school at that point, which is why biology looks poor here.`,
    t`${strong('Four years is early.')} Engineers start high, while people from the humanities start low and often catch up part of the way, in management, law or public service.`,
    t`${strong('Place is hidden in it.')} A salary in San Francisco buys less than the same one in Ohio, so schools near rich cities look better than they are.`,
    t`${strong('The past is not a promise.')} These people chose their major about eight years ago, and a field that everyone rushes into today may be crowded when you finish.`,
  ),

  h2('canada', 'The Canadian view'),
  p`Canada does not publish pay by school in this way. Statistics Canada has ${link('what graduates earn by field and province', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710011501')}. The federal ${link('Job Bank', 'https://www.jobbank.gc.ca/trend-analysis')} shows wages and outlook for each occupation and region. Look there before you assume that a US figure holds for you.`,
  p`One thing is different: in Canada you often choose the field when you apply, and the price can depend on it. Engineering, business and computer science cost more than arts at many schools, so compare the extra tuition with the extra pay in your own province.`,

  h2('use', 'How to use all this'),
  p`Money is one of three questions. The other two are whether you can do this work well, and whether you would still want to on a gray Tuesday in February. A major you are good at beats a major that pays well on paper, because people who dislike their field leave it, and then its average does not apply to them.`,
  steps(
    t`Pick three fields you could imagine. One may be a bold one.`,
    t`Look up the pay of each at schools you can afford. On our pages, ${strong('Programs')} shows it where the government publishes it.`,
    t`Set it against the debt you would have. A common rule is to owe no more in all than you expect to earn in your first year of work.`,
    t`Ask two people in each job what they wish they had known.`,
    t`Cross out the one you would only do for the money, since you would not be good at it for long.`,
  ),
  note(
    'If you love something that pays little',
    'Study it, and study it cheaply. A music degree from a school that costs you $8,000 a year leaves you free, and the same degree with $60,000 of debt does not. Add a skill that sells: teaching, statistics, a language, a trade.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Browse ${link('all fields and majors', '/programs')}, each with the schools that teach it and what it leads to.`,
    t`Find where your subject is taught with the ${link('program finder', '/resources?tab=tools&tool=program-finder&field=computing&program=computer-science')}. The link opens it at computer science, and you can change that.`,
    t`See what a loan takes from such a salary: ${link('$27,000 of debt at $50,000 a year', '/calculator/loans#debt=27000&income=50000')}.`,
    t`Not sure how fields work? Read ${link('choosing a major or a program', '/articles/11')} first.`,
  ),
];
