/** Article 15. */
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
  p`You are at a university, and it is not the right one. Perhaps it costs too much, or your major is not offered, or you are simply unhappy there. Many people move, and most of them do well, as long as they move once, at the right time, and with their credits. If you start at a two-year college, read ${link('starting at a college', '/articles/10')} first. This article is about the move from one university to another.`,

  h2('finish', 'People who transfer do finish'),
  p`You may have read that transfers get lost. The figures say otherwise, at least for those who study full time.`,
  bars(
    'Share with a degree from the school eight years after they entered, at the middle US school.',
    ['Who entered', 'Finished'],
    'percent',
    [
      ['Full time, transferred in', 66],
      ['Full time, first time', 58],
      ['With a Pell Grant', 54],
      ['Part time', 46],
    ],
    t`Our own count over the ${link('outcome measures', 'https://nces.ed.gov/ipeds/')} of the US Department of Education, for groups of at least 100 entrants of 2015–16.`,
  ),
  p`Those who transfer are a year or two closer to the end, so it is not a fair race, but it does show that schools can bring newcomers to a degree. Each school’s own figure is on its page, under ${strong('Outcomes')}.`,

  h2('why', 'Good reasons, and one bad one'),
  bullets(
    t`${strong('Money.')} The grant ended, or a parent lost work. First ask your school to look at your aid again, since it would rather keep you than replace you.`,
    t`${strong('The program.')} You need a major, a clinic, a lab or a co-op that is not there.`,
    t`${strong('People and place.')} There may be illness at home, or a loneliness that has lasted a whole year.`,
    t`${strong('A bad first term')} is not yet a reason, because November is hard everywhere. Change your room, your classes or your major before you change your school.`,
  ),

  h2('credits', 'What happens to your credits'),
  p`The new school decides, course by course. It asks whether the old school is accredited, whether your grade was good enough (often a C or better), and whether there is a course of its own that matches. A federal study from 2017 found that students who moved lost ${link('four of ten credits on average', 'https://www.gao.gov/products/gao-17-574')}. They lost fewer where two schools had an agreement.`,
  table(
    'Usual rules. Each school has its own.',
    ['Question', 'United States', 'Canada'],
    [
      ['Most credits they take', 'Often half of the degree, or 60 to 90 credits', 'Often half of the degree'],
      [
        'Does my old average count?',
        'It opens the door, then you start a new one',
        'It opens the door; some programs keep it',
      ],
      ['Who decides?', 'Registrar and department', 'The faculty you apply to'],
      ['Where to look', 'The school’s transfer page or database', 'BC, Alberta and Ontario have public guides'],
    ],
  ),
  p`In Canada, look at the ${link('BC Transfer Guide', 'https://www.bctransferguide.ca/')}, ${link('Transfer Alberta', 'https://transferalberta.alberta.ca/')} and ${link('ONTransfer', 'https://www.ontransfer.ca/')}. In California it is ${link('ASSIST', 'https://assist.org/')}, though it covers moves from community colleges only.`,

  h2('when', 'When to apply'),
  p`The best moment is after one or two full years. If you go earlier, the new school looks at your high school record as well. If you go later, you lose more credit, as most schools want you to take the last half of the degree with them.`,
  bullets(
    t`${strong('For a start in fall:')} US schools mostly want transfer forms between February and April. Public systems can be much earlier. The ${link('University of California', 'https://admission.universityofcalifornia.edu/')} takes them in October and November of the year before.`,
    t`${strong('For a start in January:')} many schools have a second date in October or November.`,
    t`${strong('In Canada:')} transfer students apply as anyone from outside high school does. In Ontario that is Group B of ${link('OUAC', 'https://www.ouac.on.ca/')}. Dates are set by each university. Many lie between January and April.`,
  ),
  p`You will need transcripts of your high school and of your university, a short essay on why you want to move, and often a letter from a professor. Be kind about your old school, and write about what you are looking for rather than what you are running from.`,

  h2('money', 'Money when you move'),
  p`Aid does not travel by itself. Add the new school to your FAFSA, or tell your province. Federal grants and loans follow you, but their lifetime limits count what you have already used. Merit awards of the old school end, so ask the new one what it gives to transfers, as the large ones often go to first-years only. And count the lost credits as money: a lost term is half a year of price.`,
  note(
    'Do not leave before you have arrived',
    'Stay enrolled until the new school has sent you the credit decision in writing. Ask for a leave of absence and not a withdrawal, so that the way back stays open. Pay what you owe, since schools can delay a transcript until you do.',
  ),

  h2('border', 'Across the border'),
  p`There are few agreements between the two countries. Send course outlines as well as grades. If you are an international student in the United States, your I-20 moves through your school official, so talk to that person first. In Canada, a study permit is tied to one school, and you need a new one before you move.`,

  h2('next', 'What to do next'),
  steps(
    t`See ${link('US universities where three in four transfers finish', '/search?country=US&transferOutcomeMin=75&sortBy=netPrice&sortOrder=asc')}.`,
    t`Put your school and two others side by side in ${link('Compare', '/compare')}.`,
    t`Work out the price of an extra term in the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator')}.`,
    t`If it is the major that is wrong and not the school, read ${link('choosing a major', '/articles/11')} before you pack.`,
  ),
];
