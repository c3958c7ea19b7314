/** Article 7. */
import { type Block, bullets, h2, h3, link, note, p, steps, strong, t } from '../running-text.ts';

export const text: readonly Block[] = [
  p`You will spend four years in this place. It is worth one day to see it. But a tour shows what the school wants to show: a fine lawn, a new gym, a student who loves everything. This guide helps you to see the rest, in the United States and in Canada. It has a part for those who cannot travel.`,

  h2('when', 'When to go'),
  p`Go when classes are on. An empty campus tells you little. At most US schools, terms run from late August to early December and from January to early May. In Canada, they mostly run from September to early December and from January to early April. Keep clear of exam weeks, of the US breaks in November and in March, and of Canada’s reading weeks in fall and in February.`,
  bullets(
    t`${strong('The year before you apply:')} look at two or three kinds of place near home. One large, one small, one in a city. You want to learn what you like. It need not be a school on your list.`,
    t`${strong('In fall of your last year:')} visit those on your list that are hard to judge from afar.`,
    t`${strong('After the offers:')} in March, April or May, go back to the last two. Schools hold days for admitted students then. You now ask as one who may come, and people answer in another way.`,
  ),
  p`Big open days are good for a first look. Ontario’s universities present themselves together on ${link('OUInfo', 'https://www.ouinfo.ca/')} and at fairs. In the US, you can meet many schools in one hall at ${link('college fairs', 'https://www.nacacattend.org/')}.`,

  h2('before', 'Before you go'),
  steps(
    t`${strong('Book')} the tour and the talk on the school’s website. They fill up weeks ahead.`,
    t`${strong('Ask for more')} than the tour: a class in your subject, lunch with a student, half an hour with someone who teaches it. Small colleges often say yes. At large ones, write to the department.`,
    t`${strong('Ask about the cost.')} Some schools pay for a visit if a family has little money. In the US these are called fly-in programs. Their forms close in summer and early fall.`,
    t`${strong('Read the page')} of the school here. Note two figures that surprise you, and ask about them.`,
    t`${strong('Say if you need something:')} step-free ways, an interpreter, a quiet room.`,
  ),
  p`Does a visit help you get in? At some private colleges in the US, yes. They note who shows interest, and say so in their Common Data Set. At most public universities, and in Canada, it makes no difference.`,

  h2('look', 'What to look at'),
  h3('around', 'Around campus'),
  bullets(
    'Read the boards on the walls. What do people do here at night? What are they angry about?',
    'Sit where students eat, alone, for half an hour. Do people talk to each other? Do they look worn out?',
    'Go to the library in the evening. Is there a place to sit?',
    'Find the room where a first-year class in your subject meets. Count the seats.',
    'See an ordinary residence room, not the model one. See the laundry and the kitchen.',
    'Walk from the residence to class, and to the nearest shop. Then think of it in February.',
  ),
  h3('town', 'In the town'),
  bullets(
    'Ask at a café what a room costs. Look at how far out students live after their first year.',
    'Take the bus. Is there one after ten at night?',
    'Go home from there in your mind: how many hours, how many changes, what fare?',
  ),

  h2('ask', 'What to ask'),
  p`Ask students, more than staff. Ask one who is not paid to talk to you. And ask open questions.`,
  h3('students', 'A student'),
  bullets(
    'What did you think before you came that turned out wrong?',
    'How big were your classes this term? Who taught them?',
    'When did you last speak with a professor, and about what?',
    'Could you get into the courses you needed?',
    'Where do people go on weekends? What if you do not drink?',
    'Who leaves, and why?',
  ),
  h3('department', 'Someone in the department'),
  bullets(
    'How many start in this program, and how many finish in it?',
    'Can I change to it, or out of it, after a year? What does it take?',
    'What did last year’s graduates do next? How do you know?',
    'Do undergraduates do research? Is there co-op? Is it sure, or do we compete for it?',
  ),
  h3('office', 'The aid and housing offices'),
  bullets(
    'What does it take to keep this grant for four years?',
    'How much did prices rise in the past three years?',
    'Is a room sure in first year? And in second?',
    'How long is the wait to see a counsellor?',
    'What help is there for a disability, and how do I sign up for it?',
  ),
  note(
    'Safety, in figures',
    t`US schools must report crimes on and near campus. You can look them up in the ${link('Campus Safety and Security data', 'https://ope.ed.gov/campussafety/')}. A school that reports more is not always less safe. It may be one where more people dare to report. In Canada there is no national list, so ask what the school publishes.`,
  ),

  h2('notes', 'Write it down the same day'),
  p`After three campuses they blur. In the bus home, write six lines: what I saw, what I heard, one thing I loved, one thing that bothered me, one open question, and a number from one to ten. Take a photo of something ugly too. It brings back the place better than the lawn.`,
  p`Beware of the weather. People like schools they saw in the sun. Beware of the guide too. You liked a person, and you may never see them again.`,

  h2('afar', 'If you cannot go'),
  p`Many cannot, and they choose well all the same.`,
  bullets(
    t`${strong('Virtual tours')} and live talks: go to one where you can ask. Ask about what the film leaves out.`,
    t`${strong('The student newspaper:')} read three months of it. It is the best hour you can spend.`,
    t`${strong('Street views and bus maps:')} walk from the residence to class on the screen. Go there by night, too, if someone has filmed it.`,
    t`${strong('A student from your school or town')} who is there now. Your counsellor may know one. Admissions offices can put you in touch.`,
    t`${strong('Advising centers:')} from abroad, ${link('EducationUSA', 'https://educationusa.state.gov/')} gives free advice on the US. For Canada, begin with ${link('EduCanada', 'https://www.educanada.ca/')}.`,
  ),
  p`On our pages, the tour of a school shows a few still views and where it lies. That is a first look and no more.`,

  h2('border', 'When you cross the border to look'),
  p`A visit to a campus is a visit like any other: you need no study permit for it. Look up what you need to enter. It may be a visa, an electronic travel permit, or just a passport. Bring the booking for the tour, in case someone asks why you came. At the border, say that you are visiting schools, and not that you are coming to study.`,

  h2('after', 'Then decide nothing for a week'),
  p`A visit moves you. Let it settle, then put it next to the figures. If the heart and the numbers agree, good. If not, find out which of them knows something the other does not. Our article on ${link('reading the statistics', '/articles/4')} helps with one half, and the guide on ${link('how to choose', '/articles/1')} brings both together.`,
];
