/** Article 1. */
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
  p`More than 2,000 universities and colleges in our catalogue give bachelor’s degrees, and you will probably apply to about eight of them. This guide takes you from the first number to the second, whether you look in the United States, in Canada, or in both.`,
  p`Give it three or four weekends. Many people who are unhappy with their choice never really made one: they took the famous name, the nearest campus, or the place a friend was going to.`,

  h2('yourself', 'Start with yourself, not with rankings'),
  p`Before you look at a single school, answer five questions on paper. One line each is enough.`,
  steps(
    t`${strong('What might I study?')} A broad field will do. “Something with health” is a perfectly good answer.`,
    t`${strong('How far from home can I live?')} Think in hours of travel, and in who would pay for the trips.`,
    t`${strong('What can my family pay each year?')} Ask at home now. It is an awkward conversation, and it only gets more awkward in spring.`,
    t`${strong('Where do I learn best?')} Some people bloom in a class of twenty, others like to disappear in a hall of three hundred.`,
    t`${strong('What can I not do without?')} It may be a sport, a faith, a language, a big city, or good support for a disability.`,
  ),
  p`Then mark each answer as a must or a wish, and keep the musts to three. Every extra must can cut your list in half.`,

  h2('words', 'Know what the words mean'),
  p`The same word can mean two things on the two sides of the border. In the United States, people say ${strong('college')} for almost any school that gives a bachelor’s degree. In Canada, a ${strong('university')} gives bachelor’s degrees, while a ${strong('college')} mostly gives diplomas and certificates, although some now offer degrees too. Quebec has a step in between: most students finish two years of ${strong('CEGEP')} before they start a three-year degree.`,
  table(
    'The usual case in both countries; there are exceptions to each line.',
    ['', 'United States', 'Canada'],
    [
      ['Length of a bachelor’s degree', 'Four years', 'Four years, or three in Quebec after CEGEP'],
      ['Who runs most places', 'States, and many private bodies', 'Provinces; most universities are public'],
      ['You apply to', 'The university, often undecided', 'Often a faculty or program'],
      [
        'Who sees the price gap',
        'Students from another state',
        'Students from another country; in Quebec and Ontario from another province too',
      ],
      ['Tests', 'SAT or ACT, optional at many schools', 'Grades; SAT or ACT at some for US applicants'],
    ],
  ),
  p`The third line matters most. At many Canadian schools you are admitted to a program, such as engineering, and the bar differs from one program to the next. At most US schools you can start without a major, which is worth a lot if you have no idea yet. Our article on ${link('choosing a major', '/articles/11')} goes into the difference.`,

  h2('figures', 'Six figures that help'),
  p`Rankings squeeze a school into one number. You can do better with six, and all of them are on each school’s page here.`,
  bullets(
    t`${strong('Graduation rate:')} the share of new students who finish. Look at it first, because a low price for a degree you never get is a high price.`,
    t`${strong('Retention rate:')} the share who come back for a second year, which tells you how well first-years are looked after.`,
    t`${strong('Net price:')} what families really pay after grants. The United States publishes it, and Canada does not.`,
    t`${strong('Student-to-faculty ratio:')} a rough sign of how close teachers are, though it says nothing about the size of a first-year lecture.`,
    t`${strong('Size.')} A school with fewer than 5,000 students feels like a village, and one with more than 30,000 feels like a city.`,
    t`${strong('Graduates in your field.')} A school that gives five degrees a year in your subject cannot offer many courses in it.`,
  ),
  p`US figures come from federal data, which you can also read at ${link('College Navigator', 'https://nces.ed.gov/collegenavigator/')}. No office in Canada collects all of this for every school, so more of its lines stay blank. ${link('Universities Canada', 'https://univcan.ca/')} lists its member universities. Each of the six hides something as well, and our article on ${link('reading the statistics', '/articles/4')} tells you what.`,

  h2('selective', 'Hard to get into is not the same as good'),
  bars(
    'Median graduation rate of US universities, by how many applicants they admit.',
    ['They admit', 'Graduate'],
    'percent',
    [
      ['Under 20 of 100', 92],
      ['20 to 40', 79],
      ['40 to 60', 58],
      ['60 to 80', 60],
      ['More than 80', 54],
    ],
    t`Our own count over 1,555 schools in ${link('IPEDS', 'https://nces.ed.gov/ipeds/')}, admissions of fall 2024.`,
  ),
  p`The most selective schools do graduate more of their students, partly because they pick students who would finish almost anywhere. From the middle downward the difference nearly vanishes, and single schools differ far more than the groups do. So use the acceptance rate to balance your list, and use the graduation rate to judge the school.`,

  h2('long-list', 'Make a long list of twenty'),
  p`Now ${link('search', '/search')} with your musts as filters, starting with place, price and size, and see how many schools are left. If there are more than sixty, add a wish. If there are fewer than ten, one of your musts was really a wish.`,
  p`Read each school’s page for two minutes and keep the ones that make you curious. Put at least two on the list that nobody around you has heard of, because good schools are not all famous.`,

  h2('balance', 'Cut it to a balanced eight'),
  p`Compare your own grades with those of the students who were admitted, and sort your schools into three groups.`,
  table(
    'A list that works for most people.',
    ['Group', 'How many', 'What it means'],
    [
      ['Reach', 'Two', 'Your grades are below the middle, or the school takes fewer than one in five'],
      ['Target', 'Three or four', 'Your grades are near the middle of those admitted'],
      ['Likely', 'Two', 'You are well above the middle, and you can pay for it'],
    ],
  ),
  p`A likely school has to be two things at once: you are almost certain to get in, and your family can pay without luck. It should also be a place you would be happy to go, since that is where you may well end up. And any school that takes fewer than 20 percent of its applicants is a reach for everyone, because perfect grades do not change the odds enough.`,
  p`Many Canadian programs publish the average they look for, which makes sorting easier. Check the page of the program rather than that of the university, as forms, portfolios and interviews can count too.`,

  h2('price', 'Check the price before you fall in love'),
  p`Do this for all eight, before you write a single essay. For a US school, run its ${link('net price calculator', 'https://collegecost.ed.gov/net-price')} with your parents; the law asks nearly every school to have one. For a Canadian school, add up tuition for your status, fees, rent and food, and take off only the awards you are certain of. Our guide to ${link('comparing costs', '/articles/2')} shows each step. If the numbers do not work, replace the school now, when it hurts less than it would in April.`,

  h2('look', 'Go and look, if you can'),
  p`For the two or three schools you like best, a visit is worth a day. If you cannot travel, write to a student, take a virtual tour, and read the student newspaper, which is the one thing online that the school’s own office did not write. Our guide to ${link('visiting a campus', '/articles/7')} has a list of questions.`,

  h2('check', 'A last check'),
  p`Before you send the first form, answer these for each school on the list.`,
  bullets(
    'Can I say in one sentence why it is on my list, without using its name or rank?',
    'Does it teach what I want, and what I would want if I changed my mind?',
    'Do I know the price for a student like me?',
    'Do I know its deadline, and which forms it asks for?',
    'Would I go if it were the only one to say yes?',
  ),
  note(
    'Eight times five is forty answers',
    'With those on paper you have chosen well, whatever the letters say in spring.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Start a list: ${link('public universities where at least six in ten graduate', '/search?country=US&type=public&graduationRateMin=60&sortBy=netPrice&sortOrder=asc')}, or ${link('all of Canada', '/search?country=CA')}, and then add your own filters.`,
    t`Put up to four of them side by side in ${link('Compare', '/compare')}.`,
    t`Write their ${link('deadlines', '/articles/8')} into your calendar, and bookmark each school so that you find it again.`,
  ),
];
