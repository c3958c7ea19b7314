/** Article 10. */
import { type Block, bullets, em, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`You do not have to begin where you want to end. In both countries, hundreds of thousands of people start at a college near home and finish at a university. Done well, this saves a fortune. Done without a plan, it costs a year. This article is about the plan.`,

  h2('what', 'What these colleges are'),
  p`In the United States, a ${strong('community college')} is a public school for the first two years. It gives an associate degree, or a certificate for a trade. Nearly everyone who has finished high school gets in, and tuition is a fraction of that at a university. Some of these colleges now give bachelor’s degrees as well.`,
  p`In Canada, a ${strong('college')} teaches for a job first, with diplomas of two or three years, certificates, and some degrees. How well it leads on to a university depends on the province. In British Columbia and Alberta, doing the first two years of a degree at a college is an old and smooth path. In Ontario, credit is agreed school by school. In Quebec, the two years of a pre-university ${strong('CEGEP')} program are the normal way into a university, and they cost next to nothing for people who live there.`,
  p`Our lists show schools that give bachelor’s degrees unless you ask for others. You can also look at ${link('two-year colleges', '/search?country=US&kind=two-year')} alone, or add your state to that list.`,

  h2('why', 'Why people do it'),
  bullets(
    t`${strong('Price.')} You pay two years at a low tuition, living at home, and then two at the full one.`,
    t`${strong('A second start.')} Weak grades from school count less after a good year at college.`,
    t`${strong('Time to choose.')} You can try three subjects without paying university prices for it.`,
    t`${strong('Life.')} There are evening classes, small groups, and people who understand that you have a job or a child.`,
  ),

  h2('numbers', 'What the numbers say'),
  p`Here is the sober part. Four out of five people who start at a US community college say they want a bachelor’s degree. About one in three moves to a four-year school, and about one in six has the degree six years after starting. The ${link('National Student Clearinghouse', 'https://nscresearchcenter.org/tracking-transfer/')} counts this each year. It is not that they could not do the work, because about half of those who move finish in that time. Most are lost before the move.`,
  p`The other leak is credit. A ${link('federal study in 2017', 'https://www.gao.gov/products/gao-17-574')} found that people who changed schools lost four of ten credits on average, and fewer where two public schools had an agreement. Credits that do not count are courses you pay for twice.`,
  p`The usual graduation rate hides all this, since people who transfer in are not part of it. Our article on ${link('reading the statistics', '/articles/4')} shows the figure that does count them.`,

  h2('plan', 'The plan'),
  steps(
    t`${strong('Choose the end first.')} Pick two or three universities and a major before your first class. You can change later, but aim at something.`,
    t`${strong('Find the agreement.')} It is called an ${em('articulation agreement')}, a transfer guide or a pathway. It lists course by course what counts, and often the grade you need.`,
    t`${strong('See both advisers,')} the one at the college and the transfer office of the university. Do it in the first term, and get the answers by email.`,
    t`${strong('Take what counts twice:')} general education courses that also count for your major. Take the chains in math and science first, as they are the longest.`,
    t`${strong('Keep the outline')} of every course you take. If there is a question about credit, the outline decides.`,
    t`${strong('Finish the associate degree')} if the agreement asks for it. In some states it brings a guaranteed place and full credit.`,
    t`${strong('Apply on time.')} Transfer dates differ from those for new students, and so do the scholarships.`,
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
        'A guaranteed place at a state university with the associate in arts, though not in every program',
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
  p`Many other states have a common set of first-year courses that all their public schools accept. Search for the name of your state and “transfer”. Private colleges can be generous as well, and some of them give awards to people who transfer.`,

  h2('limits', 'Where it does not'),
  bullets(
    t`${strong('Some programs fill up in first year.')} Nursing, engineering, architecture and film may take few people later on, or none.`,
    t`${strong('Some famous schools take very few.')} Look at the transfer admission rate, which can be far below the one for new students.`,
    t`${strong('Credit is not the same as progress.')} A course can count as an “elective” and still leave you a year short in the major.`,
    t`${strong('The last two years cost more.')} You will also have fewer years of scholarships, since the large ones go to new students.`,
    t`${strong('Friends.')} You arrive in third year, so ask about housing and a welcome week for people who transfer.`,
  ),

  h2('money', 'Paying for it'),
  p`In the US, Pell Grants work at community colleges, and often cover all of the tuition. Many states and cities have a ${em('promise')} program that pays the rest for people who live there. You still need to file the ${link('FAFSA', 'https://studentaid.gov/h/apply-for-aid/fafsa')}. Watch the time, because the Pell Grant lasts for about six years in all, and borrow little in the cheap years, as you will need the room later.`,
  p`In Canada, government aid is for colleges as well as universities, if the program is approved. Our guides have the details for ${link('the US', '/articles/5')} and for ${link('Canada', '/articles/6')}.`,

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
  p`Even with the lost term, $10,000 of the $16,000 is still saved. Lose three terms and nothing is left of it, which is why the plan comes first.`,
  note(
    'Already at a university?',
    t`Moving from one university to another follows the same rules. Our article on ${link('changing universities', '/articles/15')} has what is different.`,
  ),

  h2('next', 'What to do next'),
  steps(
    t`See which universities look after transfers: ${link('public ones where seven in ten of them finish', '/search?country=US&type=public&transferOutcomeMin=70&sortBy=inStateTuition&sortOrder=asc')}.`,
    t`Find two-year colleges near you, for instance ${link('in California', '/search?country=US&state=CA&kind=two-year')} or ${link('in Texas', '/search?country=US&state=TX&kind=two-year')}.`,
    t`Work out both paths in the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator&housingOption=home')}, living at home for the first two years.`,
  ),
];
