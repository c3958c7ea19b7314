/** Article 1. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`There are about 2,600 universities and colleges in our catalogue. You will apply to perhaps eight of them. This guide takes you from the first number to the second. It works for the United States, for Canada, and for a list with both on it.`,
  p`Give it three or four weekends. Many people who are unhappy with their choice never really chose. They took the famous name, the nearest campus, or the place a friend went.`,

  h2('yourself', 'Start with yourself, not with rankings'),
  p`Write down your answers to five questions. One line each is enough.`,
  steps(
    t`${strong('What might I study?')} A field is enough. “Something with health” is an answer.`,
    t`${strong('How far from home can I live?')} Think in hours of travel. Who pays for the trips?`,
    t`${strong('What can my family pay each year?')} Ask at home now. It is a hard talk, and it gets harder in spring.`,
    t`${strong('Where do I learn best?')} In a class of twenty, or in a hall of three hundred? With a set plan, or with room to try things?`,
    t`${strong('What must not be missing?')} A sport, a faith, a language, a city, support for a disability.`,
  ),
  p`Mark each answer as a must or a wish. Keep the musts to three. Each further must can cut your list in half.`,

  h2('words', 'Know what the words mean'),
  p`The same word can mean two things on the two sides of the border. In the United States, people say ${strong('college')} for almost any school that gives a bachelor’s degree. In Canada, a ${strong('university')} gives bachelor’s degrees, and a ${strong('college')} mostly gives diplomas and certificates. Some Canadian colleges offer degrees too. In Quebec, there is a step in between: most students finish two years of ${strong('CEGEP')} before a three-year degree.`,
  table(
    'The usual case in both countries; there are exceptions to each line.',
    ['', 'United States', 'Canada'],
    [
      ['Length of a bachelor’s degree', 'Four years', 'Four years, or three in Quebec after CEGEP'],
      ['Who runs most places', 'States, and many private bodies', 'Provinces; most universities are public'],
      ['You apply to', 'The university, often undecided', 'Often a faculty or program'],
      ['Who sees the price gap', 'Students from another state', 'Students from another country'],
      ['Tests', 'SAT or ACT, optional at many schools', 'Grades; SAT or ACT at some for US applicants'],
    ],
  ),
  p`The third line matters most. At many Canadian schools you are let into a program, such as engineering, and the bar differs from one to the next. At most US schools you can start without a major. If you have no idea yet what to study, that freedom is worth a lot. Our article on ${link('choosing a major', '/articles/11')} goes into it.`,

  h2('figures', 'Six figures that help'),
  p`Rankings squeeze a school into one number. You can do better with six, and you can find them all on a school’s page here.`,
  bullets(
    t`${strong('Graduation rate.')} What share of new students finish? It is the first thing to look at. A low price for a degree you do not get is a high price.`,
    t`${strong('Retention rate.')} What share comes back for the second year? It shows how well first-year students are looked after.`,
    t`${strong('Net price.')} What families really pay after grants. The US publishes it; Canada does not.`,
    t`${strong('Student-to-faculty ratio.')} A rough sign of how near teachers are. It says nothing about the size of a first-year lecture.`,
    t`${strong('Size.')} Under 5,000 students feels like a village. Over 30,000 feels like a city.`,
    t`${strong('Graduates in your field.')} A school that gives five degrees a year in your subject has few courses in it.`,
  ),
  p`For US schools, the figures come from federal data, which you can also read at ${link('College Navigator', 'https://nces.ed.gov/collegenavigator/')}. Canada has no such office for all schools, so more of its lines stay blank. ${link('Universities Canada', 'https://univcan.ca/')} lists its member universities.`,
  p`Each of these hides something. Our article on ${link('reading the statistics', '/articles/4')} says what.`,
  note(
    'The acceptance rate is not on this list',
    'It tells you how hard it is to get in. It does not tell you how good the teaching is. Use it to balance your list, and for nothing else.',
  ),

  h2('long-list', 'Make a long list of twenty'),
  p`Now ${link('search', '/search')} with your musts as filters. Start with the place, the price and the size. Look at how many schools are left. If there are more than sixty, add a wish. If there are fewer than ten, give up a must that turns out to be a wish.`,
  p`Read the page of each school for two minutes. Keep those that make you curious, up to twenty. Put at least two on the list that nobody around you has heard of. Good schools are not all famous ones.`,

  h2('balance', 'Cut it to a balanced eight'),
  p`Compare your own grades with those of students who were let in. Then sort your schools into three groups.`,
  table(
    'A list that works for most people.',
    ['Group', 'How many', 'What it means'],
    [
      ['Reach', 'Two', 'Your grades are below the middle, or the school takes fewer than one in five'],
      ['Match', 'Three or four', 'Your grades are near the middle of those let in'],
      ['Safety', 'Two', 'You are well above the middle, and you can pay for it'],
    ],
  ),
  p`A safety has to be two things. You are nearly sure to get in, and your family can pay without luck. A school you cannot afford is not a safety. It must also be a place where you would be content to go. If you would not, look for another.`,
  p`In Canada, many programs publish the average they ask for. That makes it easier to tell reach from match. Look at the page of the program, not only at that of the university. Supplementary forms, portfolios or interviews can count as well.`,
  p`Any school that takes fewer than 20 percent of its applicants is a reach for everyone. Perfect grades do not change that.`,

  h2('price', 'Check the price before you love it'),
  p`Do this for all eight, before you write a single essay. For a US school, run the ${link('net price calculator', 'https://collegecost.ed.gov/net-price')} with your parents. Nearly every school has one, as the law asks for it. For a Canadian school, add up tuition for your status, fees, rent and food, then take off the awards you are sure of. Our guide to ${link('comparing costs', '/articles/2')} shows each step, and the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator')} does the sums.`,
  p`If the numbers do not work, replace the school now. It hurts less than in April.`,

  h2('look', 'Go and look, if you can'),
  p`A visit is worth a day for the two or three schools you like best. If you cannot travel, write to a student, take a virtual tour, and read the student newspaper. It is the one thing on the web that the school’s own office did not write. Our guide to ${link('visiting a campus', '/articles/7')} has a list of questions.`,

  h2('check', 'A last check'),
  p`Before you send the first form, answer these for each school on the list.`,
  bullets(
    'Can I say in one sentence why it is on my list, without its name or rank?',
    'Does it teach what I want, and what I would want if I changed my mind?',
    'Do I know the price for a student like me?',
    'Do I know its deadline, and which forms it asks for?',
    'Would I go if it were the only one to say yes?',
  ),
  p`Eight times five is forty answers. With those on paper, you have chosen well, whatever the letters say. Next, write the ${link('deadlines', '/articles/8')} into your calendar, and put up to four schools side by side in ${link('Compare', '/compare')}.`,
];
