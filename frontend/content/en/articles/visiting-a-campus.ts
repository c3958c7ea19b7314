/** Article 7. */
import { type Block, bullets, h2, h3, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`You will spend four years in this place, so it is worth one day to see it. A tour, though, shows what the school wants you to see: a fine lawn, a new gym, and a student who loves everything. This guide helps you to see the rest, in the United States and in Canada, and it has a part for people who cannot travel.`,

  h2('when', 'When to go'),
  p`Go when classes are on, because an empty campus tells you little.`,
  table(
    'When campuses are alive. Each school’s calendar has the exact days.',
    ['', 'Fall term', 'Winter or spring term', 'Stay away'],
    [
      [
        'United States',
        'Late August to early December',
        'January to early May',
        'Exam weeks; Thanksgiving week; a week in March',
      ],
      [
        'Canada',
        'September to early December',
        'January to early April',
        'Exam weeks; reading weeks in fall and in February',
      ],
    ],
  ),
  bullets(
    t`${strong('The year before you apply,')} look at two or three kinds of place near home: one large, one small, one in a city. They need not be on your list. The point is to learn what you like.`,
    t`${strong('In fall of your last year,')} visit the schools on your list that are hard to judge from a distance.`,
    t`${strong('After the offers,')} in March, April or May, go back to the last two. Schools hold days for admitted students then, and people answer differently when you are someone who may come.`,
  ),
  p`Big open days are good for a first look. Ontario’s universities present themselves together on ${link('OUInfo', 'https://www.ouinfo.ca/')} and at fairs. In the US, you can meet many schools in one hall at ${link('college fairs', 'https://www.nacacattend.org/')}.`,

  h2('before', 'Before you go'),
  steps(
    t`${strong('Book')} the tour and the talk on the school’s website. They fill up weeks ahead.`,
    t`${strong('Ask for more')} than the tour: a class in your subject, lunch with a student, half an hour with someone who teaches it. Small colleges often say yes. At large ones, write to the department.`,
    t`${strong('Ask about the cost.')} Some schools pay for a visit if a family has little money. In the US these are called fly-in programs, and their forms close in summer and early fall.`,
    t`${strong('Read the page')} of the school here, note two figures that surprise you, and ask about them.`,
    t`${strong('Say if you need something,')} such as step-free ways, an interpreter, or a quiet room.`,
  ),
  p`Does a visit help you get in? At some private colleges in the US it does. They note who shows interest, and say so in their Common Data Set. At most public universities, and in Canada, it makes no difference.`,

  h2('look', 'What to look at'),
  h3('around', 'Around campus'),
  bullets(
    'Read the posters on the walls. What do people do here at night, and what are they angry about?',
    'Sit where students eat, alone, for half an hour. Do people talk to each other, or do they look worn out?',
    'Go to the library in the evening and see whether there is a place to sit.',
    'Find the room where a first-year class in your subject meets, and count the seats.',
    'See an ordinary residence room instead of the model one, and then the laundry and the kitchen.',
    'Walk from the residence to class and to the nearest shop. Then imagine it in February.',
  ),
  h3('town', 'In the town'),
  bullets(
    'Ask at a café what a room costs, and how far out students live after their first year.',
    'Take the bus, and find out whether there is one after ten at night.',
    'Travel home from there in your mind: how many hours, how many changes, and what fare?',
  ),

  h2('ask', 'What to ask'),
  p`Ask students more than staff, and above all ask one who is not paid to talk to you. Open questions work best.`,
  h3('students', 'A student'),
  bullets(
    'What did you believe before you came that turned out to be wrong?',
    'How big were your classes this term, and who taught them?',
    'When did you last speak with a professor, and about what?',
    'Could you get into the courses you needed?',
    'Where do people go on weekends, and what if you do not drink?',
    'Who leaves, and why?',
  ),
  h3('department', 'Someone in the department'),
  bullets(
    'How many start in this program, and how many finish in it?',
    'Can I change into it or out of it after a year? What does that take?',
    'What did last year’s graduates do next, and how do you know?',
    'Do undergraduates do research? Is co-op guaranteed, or do we compete for it?',
  ),
  h3('office', 'The aid and housing offices'),
  bullets(
    'What does it take to keep this grant for four years?',
    'How much did prices rise in the past three years?',
    'Is a room guaranteed in first year? And in second?',
    'How long is the wait to see a counselor?',
    'What help is there for a disability, and how do I sign up for it?',
  ),
  note(
    'Safety, in figures',
    t`US schools must report crimes on and near campus, and you can look them up in the ${link('Campus Safety and Security data', 'https://ope.ed.gov/campussafety/')}. A school that reports more is not always less safe. It may be one where more people dare to report. In Canada there is no national list, so ask what the school publishes.`,
  ),

  h2('notes', 'Write it down the same day'),
  p`After three campuses they blur. On the bus home, write six lines: what I saw, what I heard, one thing I loved, one thing that bothered me, one open question, and a number from one to ten. Take a photo of something ugly too, because it brings back the place better than the lawn does.`,
  p`Be careful with the weather, since people like schools they saw in the sun. Be careful with the guide as well. You liked a person, and you may never see that person again.`,

  h2('afar', 'If you cannot go'),
  p`Many people can’t, and they still choose well.`,
  bullets(
    t`${strong('Virtual tours and live talks:')} choose one where you can ask, and ask about what the film leaves out.`,
    t`${strong('The student newspaper:')} read three months of it. It is the best hour you can spend.`,
    t`${strong('Street views and bus maps:')} walk from the residence to class on the screen, and go there by night if someone has filmed it.`,
    t`${strong('A student from your school or town')} who is there now. Your counselor may know one, and admissions offices can put you in touch.`,
    t`${strong('Advising centers:')} from abroad, ${link('EducationUSA', 'https://educationusa.state.gov/')} gives free advice on the US. For Canada, begin with ${link('EduCanada', 'https://www.educanada.ca/')}.`,
  ),

  h2('border', 'When you cross the border to look'),
  p`A visit to a campus is a visit like any other, so you need no study permit for it. Look up what you do need to enter, which may be a visa, an electronic travel permit, or just a passport. Bring the booking for the tour in case someone asks why you came. At the border, say that you are visiting schools and not that you are coming to study.`,

  h2('after', 'Then decide nothing for a week'),
  p`A visit moves you. Let it settle, and then put it next to the figures. If the heart and the numbers agree, good. If they do not, find out which of them knows something the other does not. Our article on ${link('reading the statistics', '/articles/4')} helps with one half.`,

  h2('next', 'What to do next'),
  steps(
    t`See which schools are near each other, for example ${link('within 25 miles of Boston', '/search?near=42.36,-71.06&nearPlace=Boston%2C%20MA&radiusMiles=25')}, and plan one trip for three.`,
    t`Look at rents and daily life in the ${link('location explorer', '/resources?tab=tools&tool=location-explorer')}.`,
    t`Put your two finalists side by side in ${link('Compare', '/compare')} before you go back.`,
  ),
];
