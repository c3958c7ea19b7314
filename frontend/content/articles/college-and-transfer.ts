/** Article 10. */
import { type Block, bullets, em, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`You do not have to begin where you want to end. In both countries, hundreds of thousands of people start at a college near home and finish at a university. Done well, this saves a fortune. Done without a plan, it costs a year. This article is about the plan.`,

  h2('what', 'What these colleges are'),
  p`In the United States, a ${strong('community college')} is a public school for the first two years. It gives an associate degree, or a certificate for a trade. Nearly everyone who has finished high school gets in. Tuition is a fraction of that at a university. Some of them now give bachelor’s degrees as well.`,
  p`In Canada, a ${strong('college')} teaches for a job first: diplomas of two or three years, certificates, and some degrees. How well it leads on to a university depends on the province. In British Columbia and Alberta, the first two years of a degree at a college are an old and smooth path. In Ontario, credit is agreed school by school. In Quebec, the two years of a pre-university ${strong('CEGEP')} program are the normal way into a university, and cost next to nothing for people who live there.`,
  p`Our catalogue holds schools that give bachelor’s degrees. So it has the places you would move to, but not most two-year colleges. To find those, use ${link('College Navigator', 'https://nces.ed.gov/collegenavigator/')} in the US. In Canada, use the site of the province.`,

  h2('why', 'Why people do it'),
  bullets(
    t`${strong('Price.')} Two years at a low tuition, at home, and then two at the full one.`,
    t`${strong('A second start.')} Weak grades from school count less after a good year at college.`,
    t`${strong('Time to choose.')} You try three subjects without paying university prices for it.`,
    t`${strong('Life.')} Evening classes, small groups, a job, a child.`,
  ),

  h2('numbers', 'What the numbers say'),
  p`Here is the sober part. Four out of five people who start at a US community college say they want a bachelor’s degree. About one in three moves to a four-year school. About one in six has the degree six years after starting. The ${link('National Student Clearinghouse', 'https://nscresearchcenter.org/tracking-transfer/')} counts this each year. It is not that they could not do the work: of those who move, about half finish in that time. Most are lost before the move.`,
  p`The other leak is credit. A ${link('federal study in 2017', 'https://www.gao.gov/products/gao-17-574')} found that people who changed schools lost four of ten credits on average. The loss was smaller where two public schools had an agreement. Credits that do not count are courses you paid for twice.`,
  p`Graduation rates hide all this. In the US, people who transfer in are not part of the figure that most pages show. Our article on ${link('reading the statistics', '/articles/4')} says more.`,

  h2('plan', 'The plan'),
  steps(
    t`${strong('Choose the end first.')} Pick two or three universities and a major before your first class. You can change it later, but aim at something.`,
    t`${strong('Find the agreement.')} It is called an ${em('articulation agreement')}, a transfer guide or a pathway. It lists course by course what counts, and often the grade you need.`,
    t`${strong('See both advisers.')} The one at the college, and the transfer office of the university. Do it in the first term, and get the answers by e-mail.`,
    t`${strong('Take what counts twice:')} courses for general education that also count for your major. Math and science chains first, as they take longest.`,
    t`${strong('Keep the outline')} of every course you take. If there is a question about credit, it decides.`,
    t`${strong('Finish the associate degree')} if the agreement asks for it. In some states it brings a sure place and full credit.`,
    t`${strong('Apply on time.')} Transfer dates differ from those for new students. So do the scholarships.`,
  ),

  h2('where', 'Where it works best'),
  table(
    'Public systems with a state- or province-wide path.',
    ['Place', 'What there is', 'Look it up'],
    [
      [
        'California',
        'Associate Degree for Transfer to the state universities; guarantees at six campuses of the University of California',
        t`${link('ASSIST', 'https://assist.org/')}`,
      ],
      [
        'Florida',
        'A sure place at a state university with the associate in arts, though not in every program',
        t`${link('FloridaShines', 'https://www.floridashines.org/')}`,
      ],
      [
        'British Columbia',
        'Course-by-course tables for all public schools',
        t`${link('BC Transfer Guide', 'https://www.bctransferguide.ca/')}`,
      ],
      [
        'Alberta',
        'Course and program transfer between schools',
        t`${link('Transfer Alberta', 'https://transferalberta.alberta.ca/')}`,
      ],
      [
        'Ontario',
        'Agreements between colleges and universities',
        t`${link('ONTransfer', 'https://www.ontransfer.ca/')}`,
      ],
    ],
  ),
  p`Many other states have a common set of first-year courses that all their public schools accept. Search for the name of your state and “transfer”. Private colleges can be generous as well. Some want people who transfer, and give them awards.`,

  h2('limits', 'Where it does not'),
  bullets(
    t`${strong('Some programs fill up in first year.')} Nursing, engineering, architecture and film may take few or none later on.`,
    t`${strong('Some famous schools take very few.')} Look at the transfer admission rate, which can be far below the one for new students.`,
    t`${strong('Credit is not the same as progress.')} A course can count as an “elective” and still leave you a year short in the major.`,
    t`${strong('The last two years are dearer.')} You will have fewer years of scholarships too, as the large ones go to new students.`,
    t`${strong('Friends.')} You arrive in third year. Ask about housing and a start week for those who transfer.`,
  ),

  h2('money', 'Paying for it'),
  p`In the US, Pell Grants work at community colleges, and often cover all of the tuition. Many states and cities have a ${em('promise')} program that pays the rest for people who live there. File the ${link('FAFSA', 'https://studentaid.gov/h/apply-for-aid/fafsa')} all the same. Keep an eye on time: the Pell Grant lasts for about six years in all. And borrow little in the cheap years. You will need the room later.`,
  p`In Canada, government aid is for colleges as well as for universities, if the program is approved. Our guides have the details for ${link('the US', '/articles/5')} and for ${link('Canada', '/articles/6')}.`,

  h2('example', 'An example, with made-up figures'),
  table(
    'Tuition only, in US dollars, for four years.',
    ['', 'University for four years', 'College for two, then university'],
    [
      ['Years 1 and 2', '2 × $12,000', '2 × $4,000'],
      ['Years 3 and 4', '2 × $12,000', '2 × $12,000'],
      ['A lost term of credit', '$0', '$6,000'],
      [t`${strong('In all')}`, t`${strong('$48,000')}`, t`${strong('$38,000')}`],
    ],
  ),
  p`With the lost term, $10,000 of the $16,000 is still saved. Lose three terms and nothing is left of it. That is why the plan comes first.`,
  note(
    'Four-year schools count too',
    'One can also move from one university to another. The same rules hold: ask what counts before you go, and have the answer in writing.',
  ),
  p`A transfer across the border is harder. There are few agreements, and each school looks at your courses one by one. If that is your wish, ask for the credit decision before you accept. Students from abroad also need a new I-20 in the US, or a new study permit in Canada. See ${link('studying across the border', '/articles/3')}.`,
];
